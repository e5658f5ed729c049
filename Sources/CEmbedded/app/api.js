// What the server is asked: requests with their retries, a session, and the walk without one.
import { parse, stringify, randomID } from './exact.js';

/** What went wrong, as the player can tell it. `status` 0: the server was not reached. */
export class ApiError extends Error {
  constructor(status, body, headers) {
    const issue = body && body.issue && body.issue[0];
    super((issue && ((issue.details && issue.details.text) || issue.diagnostics)) || (status ? `HTTP ${status}` : 'offline'));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
  /** Whether the same request may do later. */
  get isPassing() { return this.status === 0 || this.status === 429 || this.status === 502 || this.status === 503 || this.status === 504; }
}

const compact = 'application/vnd.formstep+json';
const fhir = 'application/fhir+json';
/** A request that hangs is given up after this time, in milliseconds, and sent again. */
const patience = 20000;

export class Api {
  /** `root`: where the server's own routes are; `base`: where FHIR's are. No slash at their ends. */
  constructor(root, base, { token = null } = {}) {
    this.root = root;
    this.base = base;
    this.token = token;
    this.language = null;
  }

  /** Sends one request; gives {status, body, headers}. Throws ApiError where the server was not reached or refused it. */
  async request(method, url, { body, accept = fhir, type = 'application/json', headers = {}, raw = false, signal } = {}) {
    const fields = { Accept: accept, ...headers };
    if (body !== undefined) fields['Content-Type'] = type;
    if (this.language) fields['Accept-Language'] = this.language;
    if (this.token) fields.Authorization = `Bearer ${this.token}`;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), patience);
    if (signal) signal.addEventListener('abort', () => stop.abort());
    let reply, text;
    try {
      reply = await fetch(url, {
        method, headers: fields, signal: stop.signal, credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store',
        body: body === undefined ? undefined : raw ? body : stringify(body),
      });
      text = await reply.text();
    } catch {
      throw new ApiError(0, null);
    } finally {
      clearTimeout(timer);
    }
    let value = null;
    if (text) {
      try { value = parse(text); } catch { throw new ApiError(reply.status >= 400 ? reply.status : 0, null, reply.headers); }
    }
    if (!reply.ok && !(value && value.envelope)) throw new ApiError(reply.status, value, reply.headers);
    return { status: reply.status, body: value, headers: reply.headers };
  }

  async searchForms(text, next) {
    if (next) return (await this.request('GET', next)).body;
    const query = new URLSearchParams({ _summary: 'true', _sort: 'title', _count: '50' });
    if (text) query.set('title:contains', text);
    return (await this.request('GET', `${this.base}/Questionnaire?${query}`)).body;
  }

  async form(id) { return (await this.request('GET', `${this.base}/Questionnaire/${encodeURIComponent(id)}`)).body; }

  async formOfCanonical(canonical) {
    const [url, version] = canonical.split('|');
    const query = new URLSearchParams({ url, _count: '1' });
    if (version) query.set('version', version);
    const found = (await this.request('GET', `${this.base}/Questionnaire?${query}`)).body;
    return found.entry && found.entry.length ? found.entry[0].resource : null;
  }

  async store(form) {
    const fields = form.url ? { 'If-None-Exist': 'url=' + encodeURIComponent(form.url) + (form.version ? '&version=' + encodeURIComponent(form.version) : '') } : {};
    return (await this.request('POST', `${this.base}/Questionnaire`, { body: form, type: fhir, headers: fields })).body;
  }

  async validate(form, { paths = false } = {}) {
    return (await this.request('POST', `${this.base}/Questionnaire/$validate${paths ? '?paths=true' : ''}`, { body: form, type: fhir })).body;
  }

  async fhirpath(expression, resource, { context, fhirVersion, variables = [] } = {}) {
    const parameter = [{ name: 'expression', valueString: expression }, { name: 'resource', resource }];
    if (context) parameter.push({ name: 'context', valueString: context });
    if (variables.length) parameter.push({ name: 'variables', part: variables });
    const url = `${this.base}/$fhirpath` + (fhirVersion ? `?fhirVersion=${fhirVersion}` : '');
    return (await this.request('POST', url, { body: { resourceType: 'Parameters', parameter }, type: fhir })).body;
  }

  /** Choices of a value set whose words have `filter` in them. */
  async expand(valueSet, filter, signal) {
    const query = new URLSearchParams({ url: valueSet, count: '30' });
    if (filter) query.set('filter', filter);
    const set = (await this.request('GET', `${this.base}/ValueSet/$expand?${query}`, { signal })).body;
    return ((set && set.expansion && set.expansion.contains) || []).filter((one) => one.code && !one.abstract);
  }

  /** Resources that a reference can name; nothing where the server does not show any. */
  async candidates(type, text, signal) {
    const query = new URLSearchParams({ _count: '20' });
    if (text) query.set('name', text);
    const found = (await this.request('GET', `${this.base}/${encodeURIComponent(type)}?${query}`, { signal })).body;
    return (found.entry || []).filter((entry) => !entry.search || entry.search.mode === 'match').map((entry) => entry.resource);
  }
}

/** A session: the server keeps the answers, the browser holds its id. */
export class Session {
  constructor(api, id = null) {
    this.api = api;
    this.id = id;
    this.version = null;
    this.form = null;
  }

  get keepsAnswers() { return true; }

  #address(rest = '') { return `${this.api.root}/sessions/${encodeURIComponent(this.id)}${rest}`; }

  #take({ status, body, headers }) {
    if (body && body.session) {
      this.id = body.session.id || this.id;
      this.version = body.session.version ?? this.version;
      this.expires = body.session.expires || this.expires;
    }
    const tag = headers && headers.get('ETag');
    if (tag) this.version = tag.replace(/^W\/|"/g, '');
    if (body) body.httpStatus = status;
    return body;
  }

  /** Begins one. `start`: the body of POST /sessions. */
  async start(start, key) {
    const reply = await this.api.request('POST', `${this.api.root}/sessions`, { body: start, accept: compact, headers: { 'Idempotency-Key': key } });
    return this.#take(reply);
  }

  /** Where it stands. */
  async read() { return this.#take(await this.api.request('GET', this.#address(), { accept: compact })); }

  /** Answers and moves: the compact request of $next-step. */
  async send(request, key, { ifMatch = true, response = false } = {}) {
    const headers = { 'Idempotency-Key': key };
    if (ifMatch && this.version !== null) headers['If-Match'] = `"${this.version}"`;
    return this.#take(await this.api.request('POST', this.#address('/answers') + (response ? '?response=true' : ''), { body: request, accept: compact, headers }));
  }

  /** Finishes it: the envelope holds the finished response, or the step that is not done. */
  async complete(key) {
    const reply = await this.api.request('POST', this.#address('/complete'), { body: {}, accept: compact, headers: { 'Idempotency-Key': key } });
    return this.#take(reply);
  }

  /** The answers so far, or the finished ones. */
  async response() { return (await this.api.request('GET', this.#address('/response'))).body; }

  /** A step more, without changing where the session stands; for the review and the author's view. */
  async look(request) {
    const response = await this.response();
    const url = `${this.api.base}/Questionnaire/$next-step`;
    const ask = (questionnaire) => this.api.request('POST', url, { body: { response, finalize: false, ...request, questionnaire }, accept: compact });
    try {
      return (await ask(this.hash || this.form || response.questionnaire)).body;
    } catch (error) {
      // The server has let the form go: it is named, or sent, once more.
      if (error.status !== 404 || !this.hash) throw error;
      return (await ask(this.form || response.questionnaire)).body;
    }
  }

  async end() { await this.api.request('DELETE', this.#address()); }
}

/** The same walk with nothing kept on the server: the answers travel with each request. */
export class Stateless {
  constructor(api) {
    this.api = api;
    this.id = null;
    this.hash = null;
    this.answers = undefined;
  }

  get keepsAnswers() { return false; }

  async #ask(request, key) {
    const url = `${this.api.base}/Questionnaire/$next-step`;
    const fields = { accept: compact };
    const whole = { ...this.common, ...request, response: this.answers };
    let reply;
    try {
      reply = await this.api.request('POST', url, { ...fields, body: { ...whole, questionnaire: this.hash || this.form || this.canonical } });
    } catch (error) {
      // The server has forgotten the form: it is sent once more.
      if (error.status !== 404 || !this.hash) throw error;
      this.hash = null;
      reply = await this.api.request('POST', url, { ...fields, body: { ...whole, questionnaire: this.form || this.canonical } });
    }
    const body = reply.body;
    if (body.form) this.hash = body.form.hash;
    if (body.status !== 'invalid' && !request.isLook) this.answers = body.response;
    body.httpStatus = reply.status;
    return body;
  }

  /** `start`: the body of POST /sessions; `response` goes on from there. */
  async start(start, key) {
    const { questionnaire, response, context, timezone, language } = start;
    if (typeof questionnaire === 'string') this.canonical = questionnaire; else this.form = questionnaire;
    this.answers = response;
    this.common = JSON.parse(JSON.stringify({ context, timezone, language }));
    return this.#ask({ finalize: false }, key);
  }

  async read() { return this.#ask({ finalize: false }); }
  async send(request, key) { return this.#ask(request, key); }
  async complete(key) {
    const body = await this.#ask({ finalize: true }, key);
    return body.status === 'complete' ? body.response : body;
  }
  async response() { return this.answers; }
  async look(request) {
    const kept = this.answers;
    try { return await this.#ask({ finalize: false, ...request }); } finally { this.answers = kept; }
  }
  async end() { this.answers = undefined; }
}

export { randomID };
