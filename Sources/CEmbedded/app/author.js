// The author's view beside the form: what is wrong with it, which items are there and why, what expressions give, FHIRPath on the
// answers so far, and the ways through it.
import { h, append, replace, icon, newID } from './dom.js';
import { stringify, Exact } from './exact.js';
import { ApiError } from './api.js';
import { valueOf, answerText } from './values.js';
import { flowGraph } from './flow.js';
import { translator } from './messages.js';

const english = translator('en');
const tabs = [['diagnosis', 'Diagnosis'], ['why', 'Why'], ['values', 'Values'], ['fhirpath', 'FHIRPath'], ['paths', 'Paths'], ['response', 'Response']];
const versions = { '4.0': '4.0', '4.3': '4.3', '5.0': '5.0' };

const words = (answers) => (answers || []).map((answer) => answerText(answer, english)).join(', ');

/** A diagnosis that nothing can be said of: in the words of the server, or those of the browser. */
const problemOf = (error) => (error instanceof ApiError ? error.message === 'offline' ? 'The server cannot be reached.' : error.message : String(error));

export class AuthorView {
  constructor({ node, player, api, close }) {
    this.node = node;
    this.player = player;
    this.api = api;
    this.current = 'diagnosis';
    this.turn = 0;
    this.open = new Set();
    const ids = newID('author');
    this.buttons = tabs.map(([key, text]) => h('button', { type: 'button', role: 'tab', id: `${ids}-${key}`, 'aria-controls': `${ids}-panel`, class: 'fs-tab', onclick: () => this.show(key), onkeydown: (event) => this.move(event) }, text));
    this.panel = h('div', { role: 'tabpanel', id: `${ids}-panel`, class: 'author-panel', tabindex: '0' });
    node.lang = 'en';
    node.dir = 'ltr';
    node.setAttribute('aria-label', 'Author’s view');
    replace(node, h('div', { class: 'author-head' }, h('h2', null, 'Author’s view'), h('button', { type: 'button', class: 'fs-button fs-icon-button', 'aria-label': 'Close the author’s view', onclick: close }, icon('close'))),
      h('div', { role: 'tablist', class: 'fs-tablist author-tabs', 'aria-label': 'Author’s view' }, this.buttons), this.panel);
    this.listener = () => { clearTimeout(this.timer); this.timer = setTimeout(() => this.refresh(), 150); };
    for (const name of ['reply', 'complete']) player.addEventListener(name, this.listener);
    this.show('diagnosis');
  }

  close() {
    clearTimeout(this.timer);
    for (const name of ['reply', 'complete']) this.player.removeEventListener(name, this.listener);
    this.isClosed = true;
    replace(this.node);
  }

  move(event) {
    const at = this.buttons.indexOf(event.target);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    this.show(tabs[next][0]);
    this.buttons[next].focus();
  }

  show(key) {
    this.current = key;
    tabs.forEach(([name], at) => { this.buttons[at].setAttribute('aria-selected', String(name === key)); this.buttons[at].tabIndex = name === key ? 0 : -1; });
    this.panel.setAttribute('aria-labelledby', this.buttons[tabs.findIndex(([name]) => name === key)].id);
    replace(this.panel, h('p', { class: 'fs-muted' }, 'One moment …'));
    this.drawn = null;
    this.refresh();
  }

  async refresh() {
    if (this.isClosed || !this.player.session) return;
    const mine = ++this.turn;
    const key = this.current;
    const isNow = () => mine === this.turn && key === this.current && !this.isClosed;
    try {
      const content = await this[key](isNow);
      if (isNow() && content) replace(this.panel, content);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isNow()) replace(this.panel, h('p', { class: 'fs-error' }, problemOf(error)));
    }
  }

  /** The form as it is written; null where the server does not give it. */
  async form() {
    if (this.formFound !== undefined) return this.formFound;
    const { session, info } = this.player;
    let form = session.form || null;
    if (!form && info && info.url) form = await this.api.formOfCanonical(info.version ? `${info.url}|${info.version}` : info.url);
    if (form || info) this.formFound = form;
    return form;
  }

  async texts() {
    if (this.textsFound) return this.textsFound;
    const found = new Map();
    const form = await this.form();
    const walk = (items) => { for (const item of items || []) { found.set(item.linkId, item); walk(item.item); } };
    if (form) { walk(form.item); this.textsFound = found; }
    return found;
  }

  noForm() { return h('p', { class: 'fs-muted' }, 'The form itself is not stored on this server, so it cannot be looked at here. Open it from its file to see this.'); }

  // MARK: What is wrong

  async diagnosis() {
    if (this.drawn === 'diagnosis') return null;
    const form = await this.form();
    if (!form) return this.player.info ? this.noForm() : null;
    const outcome = await this.api.validate(form);
    this.drawn = 'diagnosis';
    const issues = outcome.issue || [];
    const count = (severity) => issues.filter((issue) => issue.severity === severity).length;
    const summary = [['error', 'errors'], ['warning', 'warnings'], ['information', 'remarks']].map(([severity, name]) => h('span', { class: `author-badge author-${severity}` }, `${count(severity)} ${name}`));
    return [h('p', { class: 'author-badges' }, summary), h('ul', { class: 'author-issues' }, issues.map((issue) => {
      const code = issue.details && issue.details.coding && issue.details.coding[0] && issue.details.coding[0].code;
      const linkId = ((issue.location || []).find((place) => place.startsWith('linkId=')) || '').slice(8, -1);
      return h('li', { class: `author-issue author-${issue.severity}` }, h('strong', null, issue.severity === 'fatal' ? 'error' : issue.severity), ' ', (issue.details && issue.details.text) || issue.diagnostics,
        h('div', { class: 'fs-note' }, code ? h('code', null, code) : null, ' ', (issue.expression || []).map((place) => h('code', null, place)), linkId ? [' ', h('button', { type: 'button', class: 'fs-link', onclick: () => this.player.goTo(linkId) }, 'go there')] : null));
    }))];
  }

  // MARK: Why items are there

  async explain() { return (await this.player.session.look({ explain: true, at: this.player.envelope && this.player.envelope.step && this.player.envelope.step.path, direction: 'show' })).explain || []; }

  async why() {
    const [entries, texts] = [await this.explain(), await this.texts()];
    if (!entries.length) return h('p', { class: 'fs-muted' }, 'There is nothing to tell.');
    const here = this.player.envelope && this.player.envelope.step && this.player.envelope.step.path;
    const filter = this.filter || '';
    const list = h('ul', { class: 'author-tree' });
    const draw = (word) => replace(list, entries.filter((entry) => !word || `${entry.linkId} ${(texts.get(entry.linkId) || {}).text || ''}`.toLowerCase().includes(word.toLowerCase())).slice(0, 400).map((entry) => this.entry(entry, texts, here)));
    const on = entries.filter((entry) => entry.enabled && !entry.hidden).length;
    draw(filter);
    return [h('p', { class: 'author-badges' }, h('span', { class: 'author-badge author-on' }, `${on} shown`), h('span', { class: 'author-badge' }, `${entries.length - on} not shown`)),
      h('input', { class: 'fs-input author-filter', type: 'search', 'aria-label': 'Filter items', placeholder: 'Filter by linkId or text', value: filter, oninput: (event) => { this.filter = event.target.value; draw(this.filter); } }), list];
  }

  entry(entry, texts, here) {
    const item = texts.get(entry.linkId) || {};
    const depth = entry.path.split('/').length - 1;
    const state = entry.hidden ? 'hidden' : entry.enabled ? 'on' : 'off';
    const reasons = (entry.reasons || []).map((reason) => h('li', { class: reason.holds ? 'author-holds' : 'author-fails' }, reason.holds ? '✓ ' : '✗ ', h('code', null, reason.question), ' ', reason.operator, ' ', reason.expected ? words([reason.expected]) : '',
      h('span', { class: 'fs-muted' }, reason.answers && reason.answers.length ? ` – answered ${words(reason.answers)}` : ' – not answered')));
    const expressions = (entry.expressions || []).map((one) => this.expression(one));
    const details = reasons.length || expressions.length || entry.disabledAbove;
    const head = [h('span', { class: `author-state author-${state}`, role: 'img', 'aria-label': state }), h('code', null, entry.path), ' ', h('span', { class: 'author-text' }, item.text || '')];
    const body = details ? h('details', { open: this.open.has(entry.path) || (!entry.enabled && !entry.disabledAbove), ontoggle: (event) => { if (event.target.open) this.open.add(entry.path); else this.open.delete(entry.path); } }, h('summary', null, head),
      h('div', { class: 'author-reasons' }, entry.disabledAbove ? h('p', null, 'An item above it is not shown.') : null,
        reasons.length ? [h('p', { class: 'fs-note' }, reasons.length > 1 ? `Shown if ${entry.behavior === 'any' ? 'any' : 'all'} of these hold:` : 'Shown if this holds:'), h('ul', null, reasons)] : null, expressions)) : h('div', { class: 'author-plain' }, head);
    const node = h('li', { class: `author-entry author-is-${state}${entry.path === here ? ' author-here' : ''}` }, body);
    node.style.setProperty('--depth', String(Math.min(depth, 8)));
    return node;
  }

  expression(one) {
    return h('div', { class: 'author-expression' }, h('div', null, h('strong', null, one.element)), h('pre', null, one.expression),
      one.problem ? h('p', { class: 'fs-error' }, one.problem) : h('p', null, '→ ', one.result.length ? one.result.map((text) => h('code', { class: 'author-value' }, text)) : h('span', { class: 'fs-muted' }, 'nothing')),
      (one.variables || []).length ? h('ul', { class: 'author-variables' }, one.variables.map((variable) => h('li', null, h('code', null, `%${variable.name}`), ' = ', variable.value.length ? variable.value.join(', ') : h('span', { class: 'fs-muted' }, 'nothing')))) : null);
  }

  // MARK: Values

  async values() {
    const entries = await this.explain();
    const variables = new Map();
    const rows = [];
    for (const entry of entries) {
      for (const one of entry.expressions || []) {
        for (const variable of one.variables || []) {
          const key = `${variable.name} ${variable.value.join()}`;
          if (!variables.has(key)) variables.set(key, { name: variable.name, value: variable.value, at: entry.path });
        }
        rows.push([entry.path, one.element, one.problem ? h('span', { class: 'fs-error' }, one.problem.split('\n')[0]) : one.result.length ? one.result.join(', ') : h('span', { class: 'fs-muted' }, 'nothing')]);
      }
    }
    const table = (heads, lines) => h('div', { class: 'fs-table-box', tabindex: '0', role: 'group', 'aria-label': heads.join(', ') }, h('table', { class: 'author-table' }, h('thead', null, h('tr', null, heads.map((head) => h('th', { scope: 'col' }, head)))), h('tbody', null, lines.map((line) => h('tr', null, line.map((cell) => h('td', null, cell)))))));
    if (!rows.length) return h('p', { class: 'fs-muted' }, 'The form has no expressions.');
    return [variables.size ? [h('h3', null, 'Variables'), table(['name', 'value', 'seen from'], [...variables.values()].map((one) => [h('code', null, `%${one.name}`), one.value.length ? one.value.join(', ') : h('span', { class: 'fs-muted' }, 'nothing'), h('code', null, one.at)]))] : null,
      h('h3', null, 'Expressions'), table(['item', 'stands for', 'gives'], rows.map(([path, element, value]) => [h('code', null, path), element, value]))];
  }

  // MARK: FHIRPath

  async fhirpath() {
    if (this.drawn !== 'fhirpath') {
      this.drawn = 'fhirpath';
      const field = h('textarea', { class: 'fs-input author-code', rows: '3', id: newID('expression'), spellcheck: 'false', autocapitalize: 'none', oninput: () => { this.expressionText = field.value; clearTimeout(this.typing); this.typing = setTimeout(() => this.evaluate(), 300); } });
      field.value = this.expressionText ?? "%resource.descendants().where(linkId.exists()).answer.value";
      this.expressionText = field.value;
      const context = h('input', { class: 'fs-input author-code', id: newID('context'), spellcheck: 'false', autocapitalize: 'none', placeholder: 'the whole response', oninput: () => { this.contextText = context.value; clearTimeout(this.typing); this.typing = setTimeout(() => this.evaluate(), 300); } });
      context.value = this.contextText || '';
      this.results = h('div', { class: 'author-results', role: 'status' });
      replace(this.panel, h('label', { class: 'fs-small-label', for: field.id }, 'Expression on the answers so far'), field, h('label', { class: 'fs-small-label', for: context.id }, 'Once for each of these (context)'), context, this.results);
    }
    await this.evaluate();
    return null;
  }

  async evaluate() {
    const text = (this.expressionText || '').trim();
    const { results } = this;
    if (!results) return;
    if (!text) { replace(results); return; }
    const mine = this.evaluating = (this.evaluating || 0) + 1;
    let content;
    try {
      const response = await this.player.session.response();
      const form = await this.form();
      const version = form && form.item && /"type":"coding"/.test(stringify(form).slice(0, 200000)) ? '5.0' : undefined;
      const reply = await this.api.fhirpath(text, response || { resourceType: 'QuestionnaireResponse', status: 'in-progress' }, { context: (this.contextText || '').trim() || undefined, fhirVersion: versions[version], variables: form ? [{ name: 'questionnaire', resource: form }] : [] });
      const found = (reply.parameter || []).filter((part) => part.name === 'result');
      const lines = found.flatMap((result) => [result.valueString ? h('li', { class: 'author-context' }, h('code', null, result.valueString)) : null, ...(result.part || []).filter((part) => part.name !== 'trace').map((part) => this.result(part))]).filter(Boolean);
      content = lines.length ? h('ol', { class: 'author-list' }, lines) : h('p', { class: 'fs-muted' }, 'Nothing comes out.');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      content = h('pre', { class: 'fs-error author-caret' }, problemOf(error));
    }
    if (mine === this.evaluating && !this.isClosed) replace(results, content);
  }

  result(part) {
    const [, value] = valueOf(part);
    const json = (part.extension || []).find((one) => one.url.endsWith('/json-value'));
    const path = (part.extension || []).find((one) => one.url.endsWith('/resource-path'));
    const shown = part.resource ? stringify(part.resource, 2) : json ? json.valueString : value === undefined ? '' : typeof value === 'object' && !(value instanceof Exact) ? stringify(value, 1) : String(value);
    return h('li', null, h('code', { class: 'author-type' }, part.name), ' ', h('span', { class: 'author-value' }, shown), path ? h('div', { class: 'fs-note' }, path.valueString) : null);
  }

  // MARK: Ways through the form

  async paths() {
    if (this.drawn === 'paths') return null;
    const form = await this.form();
    if (!form) return this.noForm();
    const reply = await this.api.validate(form, { paths: true });
    this.drawn = 'paths';
    const parts = reply.parameter || [];
    const ways = parts.filter((part) => part.name === 'path').map((part) => ({ items: part.part.filter((one) => one.name === 'item').map((one) => one.valueString), response: (part.part.find((one) => one.name === 'response') || {}).resource }));
    const isComplete = parts.some((part) => part.name === 'complete' && part.valueBoolean === true);
    if (!ways.length) return h('p', { class: 'fs-muted' }, 'No way through the form was found.');
    const texts = await this.texts();
    const graph = h('div', { class: 'author-graph', tabindex: '0', role: 'group', 'aria-label': 'Flow of the form' });
    const draw = (chosen) => replace(graph, flowGraph(ways.map((way) => way.items), texts, chosen === '' ? null : Number(chosen), (linkId) => this.player.goTo(linkId)));
    const picker = h('select', { class: 'fs-input author-filter', 'aria-label': 'Which path to show', onchange: () => draw(picker.value) }, h('option', { value: '' }, 'all paths'), ways.map((way, at) => h('option', { value: String(at) }, `path ${at + 1}: ${way.items.length} items`)));
    draw('');
    return [h('p', null, `${ways.length} ${ways.length === 1 ? 'way' : 'ways'} through the form${isComplete ? '' : ', and there may be more'}. The wider a line, the more of them go along it.`), ways.length > 1 ? picker : null, graph];
  }

  // MARK: The answers

  async response() {
    const response = await this.player.session.response();
    return h('pre', { class: 'author-json', tabindex: '0' }, response ? stringify(response, 2) : '');
  }
}

export { append };
