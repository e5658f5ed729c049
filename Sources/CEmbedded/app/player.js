// The player: walks a form with a person. It draws steps, sends answers, survives lost connections and other windows, and ends
// with a review and the finished response.
import { h, append, replace, icon, newID } from './dom.js';
import { Api, ApiError, Session, Stateless, randomID } from './api.js';
import { stringify } from './exact.js';
import { StepView } from './view.js';
import { languages, bestLanguage, wordsIn, translator, directionOf } from './messages.js';
import { textOf } from './markup.js';
import { answerText, valueOf, dateTimeText } from './values.js';

/** After a step was drawn, clicks on its buttons are not taken for this time, in milliseconds: the second half of a double click would answer it. */
const doubleClick = 350;
/** How long after a keystroke the answers of a page are sent, and after a choice. */
const quiet = { typing: 900, choosing: 120 };

export class Player extends EventTarget {
  /**
   * - node: what it draws into
   * - root, base: addresses of the server and of its FHIR routes
   * - language: what the person wants, else the browser's
   * - usesHistory: whether the browser's back button goes through the steps
   * - isLive: whether answers are sent as they are given, also on single questions (the author's view wants it)
   */
  constructor({ node, root, base, token = null, language = null, usesHistory = false, isLive = false, granularity = null, reviews = true, maximumBodyBytes = 16 << 20, linkTo = null, showsHead = true }) {
    super();
    this.api = new Api(root, base, { token });
    this.api.language = language;
    this.chosenLanguage = language;
    this.t = translator('en');
    this.usesHistory = usesHistory;
    this.isLive = isLive;
    this.granularity = granularity;
    this.reviews = reviews;
    this.linkTo = linkTo;
    // A file grows by a third when it is written into JSON, and the rest of the request needs room.
    this.maximumFileBytes = Math.floor((maximumBodyBytes - 65536) * 3 / 4);
    this.syncs = true;
    this.isBusy = false;
    this.chain = Promise.resolve();
    this.node = node;
    this.parts = {
      title: h('h1', { class: 'fs-form-title' }), menu: h('div', { class: 'fs-menus' }), bar: h('div', { class: 'fs-bar', role: 'progressbar', 'aria-valuemin': '0', 'aria-valuemax': '100' }, h('div', { class: 'fs-bar-fill' })),
      count: h('div', { class: 'fs-count' }), banner: h('div', { class: 'fs-banner', role: 'status', hidden: true }), problems: h('div', { class: 'fs-problems', role: 'alert', tabindex: '-1', hidden: true }),
      main: h('div', { class: 'fs-main' }), nav: h('div', { class: 'fs-nav' }), live: h('div', { class: 'fs-hidden', role: 'status', 'aria-live': 'polite' }),
    };
    const { parts } = this;
    this.form = h('form', { class: 'fs-form', novalidate: true, autocomplete: 'off', onsubmit: (event) => { event.preventDefault(); this.submit(); } }, parts.problems, parts.main, parts.nav);
    this.form.addEventListener('keydown', (event) => {
      // On a page, Enter in a field is not the end of the page.
      if (event.key === 'Enter' && event.target.matches('input:not([type=submit])') && this.view && this.view.fields.size > 1) event.preventDefault();
    });
    this.shell = h('div', { class: 'fs' }, h('header', { class: 'fs-head', hidden: !showsHead }, parts.title, parts.menu), h('div', { class: 'fs-progress' }, parts.bar, parts.count), parts.banner, this.form, parts.live);
    replace(node, this.shell);
    this.online = () => this.retryNow && this.retryNow();
    addEventListener('online', this.online);
    if (usesHistory) { this.popped = (event) => this.pop(event.state); addEventListener('popstate', this.popped); }
    this.leavePage = (event) => { if (this.hasUnsent && !this.session?.keepsAnswers) event.preventDefault(); };
    addEventListener('beforeunload', this.leavePage);
  }

  /** Takes the player off the page. What was answered stays on the server. */
  close() {
    removeEventListener('online', this.online);
    if (this.popped) removeEventListener('popstate', this.popped);
    removeEventListener('beforeunload', this.leavePage);
    clearTimeout(this.timer);
    this.isClosed = true;
    if (this.retryNow) this.retryNow();
    if (this.view) this.view.leave();
  }

  get hasUnsent() { return this.view ? [...this.view.fields.values()].some((field) => field.isDirty) : false; }

  // MARK: Beginning

  /** Begins. `questionnaire`: a canonical or the form itself; `keeps` false: nothing is kept on the server. */
  async begin({ questionnaire, response, context, subject, keeps = true, title }) {
    await this.speak(this.chosenLanguage ? [this.chosenLanguage] : navigator.languages);
    this.parts.title.textContent = title || '';
    this.wait();
    this.session = keeps ? new Session(this.api) : new Stateless(this.api);
    if (typeof questionnaire === 'object') this.session.form = questionnaire;
    this.beginning = { questionnaire, response, context, subject, keeps, title };
    const key = randomID();
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const start = { questionnaire, response, context, subject, timezone, language: this.chosenLanguage || undefined };
    await this.exchange(() => this.session.start(start, key), 'start');
    if (this.granularity && this.envelope && this.envelope.step) await this.look('next');
  }

  /** Goes on with a session. */
  async resume(id) {
    await this.speak(this.chosenLanguage ? [this.chosenLanguage] : navigator.languages);
    this.wait();
    this.session = new Session(this.api, id);
    await this.exchange(() => this.session.read(), 'resume');
  }

  wait() { replace(this.parts.main, h('p', { class: 'fs-muted fs-wait' }, this.t('loading'))); }

  async speak(wanted) {
    const language = bestLanguage(wanted);
    if (language === this.t.language && this.hasSpoken) return;
    this.hasSpoken = true;
    this.t = await wordsIn(language);
    this.shell.lang = this.t.language;
    this.shell.dir = this.t.direction;
  }

  // MARK: Asking the server

  /** Runs exchanges one after another, and keeps trying while the server cannot be reached. */
  exchange(ask, reason, details = {}) {
    const run = async () => {
      let wait = 1000;
      for (;;) {
        if (this.isClosed) return null;
        try {
          const envelope = await ask();
          this.connected();
          return await this.take(envelope, reason, details);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (!error.isPassing) { this.connected(); return this.failed(error, reason, details); }
          await this.disconnected(error, wait);
          wait = Math.min(wait * 2, 15000);
        }
      }
    };
    const next = this.chain.then(run);
    this.chain = next.catch((error) => { this.banner(this.t('serverError', { text: String(error && error.message || error) }), 'error'); });
    return next;
  }

  disconnected(error, wait) {
    const text = this.t(error.status === 0 ? 'offline' : 'waiting');
    this.wasOffline = true;
    const again = h('button', { type: 'button', class: 'fs-button fs-small', onclick: () => this.retryNow && this.retryNow() }, this.t('again'));
    this.banner([text, ' ', again], 'warning');
    this.shell.classList.add('fs-offline');
    this.keepDraft();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Number(error.headers && error.headers.get('Retry-After')) * 1000 || wait);
      this.retryNow = () => { clearTimeout(timer); resolve(); };
    }).then(() => { this.retryNow = null; });
  }

  connected() {
    if (!this.wasOffline) return;
    this.wasOffline = false;
    this.shell.classList.remove('fs-offline');
    this.banner(this.t('online'), 'good');
    setTimeout(() => { if (!this.wasOffline && this.parts.banner.classList.contains('fs-good')) this.banner(null); }, 4000);
  }

  banner(content, kind = 'note') {
    this.parts.banner.hidden = !content;
    this.parts.banner.className = `fs-banner fs-${kind}`;
    replace(this.parts.banner, content);
  }

  say(text) { this.parts.live.textContent = ''; setTimeout(() => { this.parts.live.textContent = text; }, 30); }

  request(rest) { return { ...rest, finalize: false, ...(this.granularity ? { granularity: this.granularity } : {}), ...(this.chosenLanguage ? { language: this.chosenLanguage } : {}) }; }

  async failed(error, reason, details) {
    this.isBusy = false;
    this.shell.classList.remove('fs-busy');
    switch (error.status) {
      case 401: this.login(); return null;
      case 404: case 410:
        if (reason === 'start') break;
        this.ended(this.t('gone'), this.t('goneText'));
        return null;
      case 412: return this.otherWindow(reason, details);
      case 409:
        // A form that is filled in sequence takes no second look, so answers wait until the step is submitted.
        if (reason === 'sync') { this.syncs = false; return null; }
        if (reason === 'back' || reason === 'goto') { this.banner(this.t('cannotGoBack')); this.pushStep(true); return null; }
        break;
      case 413: this.banner(this.t('tooLarge'), 'error'); return null;
      default:
    }
    if (reason === 'start' || reason === 'resume') { this.ended(this.t('serverError', { text: '' }).replace(/[:\s]+$/, ''), error.message); return null; }
    if (reason === 'sync') { this.lastSyncProblem = error.message; this.syncs = this.isLive; return null; }
    this.banner(error.status === 403 ? `${this.t('forbidden')} ${error.message}` : this.t('serverError', { text: error.message }), 'error');
    return null;
  }

  /** Somebody else has answered meanwhile: their state is read, ours is laid upon it. */
  async otherWindow(reason, details) {
    const path = this.envelope && this.envelope.step && this.envelope.step.path;
    const mine = details.answers || [];
    const read = await this.session.read();
    this.banner(this.t('otherWindow'), 'warning');
    if (read.status === 'complete' || !read.step) return this.take(read, 'resume', {});
    if (mine.length) {
      try {
        const envelope = await this.session.send(this.request({ answers: mine, at: path, direction: 'show' }), randomID(), { ifMatch: false });
        this.view.acknowledge(details.changes || []);
        return this.take(envelope, 'sync', { changes: details.changes || [] });
      } catch (error) {
        if (!(error instanceof ApiError) || error.isPassing) throw error;
      }
    }
    return this.take(read, read.step.path === path ? 'sync' : 'resume', {});
  }

  login() {
    const field = h('input', { class: 'fs-input', type: 'password', id: newID('token'), autocomplete: 'off' });
    this.showOnly(h('h2', { class: 'fs-title', tabindex: '-1' }, this.t('login')), h('label', { for: field.id, class: 'fs-label' }, this.t('token')), field,
      h('p', null, h('button', { type: 'button', class: 'fs-button fs-primary', onclick: () => {
        this.api.token = field.value.trim();
        this.dispatchEvent(new CustomEvent('token', { detail: this.api.token }));
        if (this.session && this.session.id) this.resume(this.session.id); else if (this.beginning) this.begin(this.beginning);
      } }, this.t('logIn'))));
  }

  ended(title, text) {
    this.showOnly(h('h2', { class: 'fs-title', tabindex: '-1' }, title), h('div', null, text));
    this.dispatchEvent(new CustomEvent('ended', { detail: { title, text: text instanceof Node ? text.textContent : text } }));
  }

  showOnly(...content) {
    if (this.view) this.view.leave();
    this.view = null;
    replace(this.parts.main, content);
    replace(this.parts.nav);
    this.problems(null);
    this.shell.classList.add('fs-plain');
    this.focusTitle();
  }

  // MARK: What comes back

  async take(envelope, reason, details) {
    if (this.isClosed || !envelope) return null;
    if (envelope.resourceType === 'QuestionnaireResponse') return this.finished(envelope);
    if (envelope.form) {
      this.info = envelope.form;
      this.session.hash = envelope.form.hash;
      if (!this.chosenLanguage) await this.speak([envelope.form.language, ...navigator.languages].filter(Boolean));
      replace(this.parts.title, envelope.form.titleMarkup ? textOf({ text: envelope.form.title, ...envelope.form.titleMarkup }, { inline: true }) : envelope.form.title || this.t('untitled'));
      this.parts.title.lang = this.form.lang = envelope.form.language || '';
      this.parts.title.dir = this.form.dir = envelope.form.direction || 'ltr';
      this.parts.nav.lang = this.parts.problems.lang = this.t.language;
      this.parts.nav.dir = this.parts.problems.dir = this.t.direction;
      if (!this.form.lang) this.form.removeAttribute('lang');
    }
    this.isBusy = false;
    this.shell.classList.remove('fs-busy');
    this.lastReply = envelope;
    if (envelope.status === 'invalid') { this.invalid(envelope, reason); this.dispatchEvent(new CustomEvent('reply', { detail: envelope })); return envelope; }
    if (this.view && details.changes) this.view.acknowledge(details.changes);
    this.keepDraft();
    const before = this.envelope;
    this.envelope = envelope;
    if (envelope.progress) this.showProgress(envelope.progress);
    this.dispatchEvent(new CustomEvent('reply', { detail: envelope }));
    if (envelope.status === 'complete') {
      if (reason === 'sync') return envelope;
      if (this.isFinished(envelope)) { await this.finished(envelope.response || await this.session.response(), envelope); return envelope; }
      // Not waited for: it stands behind this exchange.
      if (this.reviews) await this.review(); else setTimeout(() => this.finish());
      return envelope;
    }
    const isSame = this.view && before && before.step && before.step.path === envelope.step.path && before.step.kind === envelope.step.kind && reason !== 'resume';
    this.drawStep(envelope, { isSame, reason, details });
    return envelope;
  }

  isFinished(envelope) {
    const status = (envelope.session && envelope.session.state) || (envelope.response && envelope.response.status);
    return status === 'completed' || status === 'amended';
  }

  showProgress({ answered, total, fraction }) {
    const percent = Math.round(fraction * 100);
    this.parts.bar.setAttribute('aria-valuenow', String(percent));
    const text = this.t('progress', { answered, total });
    this.parts.bar.setAttribute('aria-valuetext', text);
    this.parts.bar.setAttribute('aria-label', text);
    this.parts.bar.firstChild.style.inlineSize = `${percent}%`;
    this.parts.count.textContent = text;
  }

  drawStep(envelope, { isSame, reason, details }) {
    const { step } = envelope;
    const before = isSame ? new Set(this.view.fields.keys()) : null;
    this.shell.classList.remove('fs-plain', 'fs-done', 'fs-reviewing');
    if (!isSame) {
      if (this.view) this.view.leave();
      this.view = new StepView(this, this.t);
      replace(this.parts.main, this.view.node);
      this.problems(null);
    } else if (reason !== 'sync') { this.view.clearErrors(); this.problems(null); }
    this.view.draw(step);
    if (!isSame) this.drawnAt = performance.now();
    if (reason === 'sync') {
      const fresh = [...this.view.fields.keys()].filter((path) => !before.has(path));
      if (fresh.length) this.say(this.t('pageChanged'));
    } else {
      this.drawNav(step);
      this.notices(envelope);
      if (!isSame) this.restoreDraft(step.path);
      if (reason === 'start' || reason === 'resume') this.pushStep(true); else if (!isSame && reason !== 'pop') this.pushStep(reason === 'back');
      if (details.focusRow) this.focusRow(details.focusRow);
      else if (isSame && reason === 'submit') {
        const fresh = [...this.view.fields.values()].find((field) => !before.has(field.path) && !field.isFixed);
        this.say(this.t('pageChanged'));
        if (fresh) fresh.focus();
      } else if (!isSame && reason !== 'start') this.focusTitle();
      else if (reason === 'start') scrollTo({ top: 0 });
      if (step.jumped) this.banner(this.t('jumped')); else if (!isSame && this.parts.banner.classList.contains('fs-note')) this.banner(null);
    }
    this.dispatchEvent(new CustomEvent('step', { detail: { step, progress: envelope.progress, session: this.session.id } }));
  }

  focusTitle() {
    const title = (this.view && this.view.title) || this.parts.main.querySelector('.fs-title');
    if (title) title.focus({ preventScroll: true });
    const top = this.shell.getBoundingClientRect().top;
    if (top < 0 || top > innerHeight * 0.6) this.shell.scrollIntoView({ block: 'start' });
  }

  focusRow(path) {
    const plain = path.replace(/\[0\]$/, '');
    const field = [...this.view.fields.values()].find((one) => one.path.startsWith(plain + '/'));
    if (field) field.focus();
  }

  drawNav(step) {
    const t = this.t;
    const button = (name, text, action, mark, isFirst) => h('button', { type: name === 'next' ? 'submit' : 'button', class: `fs-button fs-${name}${isFirst ? ' fs-primary' : ''}`, onclick: name === 'next' ? null : action }, isFirst || !mark ? text : [icon(mark), text], isFirst && mark ? icon(mark) : null);
    const back = step.canGoBack ? button('back', t('back'), () => this.back(), 'back') : null;
    if (step.kind === 'repeat') {
      const isFull = step.max !== undefined && step.max !== null && step.count >= step.max;
      replace(this.parts.nav, back, h('span', { class: 'fs-grow' }),
        button('done', t(step.count ? 'done' : 'doneNone'), () => this.act({ path: step.path, action: 'done' }, {}, false)),
        isFull ? null : h('button', { type: 'button', class: 'fs-button fs-primary fs-add-row', onclick: () => this.act({ path: step.path, action: 'add' }, {}, false) }, t(step.count ? 'add' : 'addFirst')));
      return;
    }
    replace(this.parts.nav, back, h('span', { class: 'fs-grow' }), button('next', t('next'), null, 'next', true));
  }

  /** Warnings of the server that speak of this step. */
  notices(envelope) {
    for (const issue of envelope.issues || []) {
      // A fault at the end holds the form open: it is shown at its place. Of what does not block, authors are told.
      if (issue.severity === 'error' && issue.path !== undefined) this.view.place(issue.path, issue.text);
    }
    const rest = (envelope.issues || []).filter((issue) => issue.severity === 'error' && issue.path === undefined);
    if (rest.length) this.problems(rest.map((issue) => ({ text: issue.text })));
  }

  invalid(envelope, reason) {
    if (reason === 'sync') {
      // What cannot be merged is told at its question once it is left; the page goes on.
      for (const issue of envelope.issues || []) if (issue.severity === 'error') this.view.place(issue.path, issue.text);
      return;
    }
    if (!this.view && envelope.step) {
      // Refused at the end: the step at fault is drawn, with what is wrong with it.
      this.envelope = envelope;
      this.drawStep(envelope, { isSame: false, reason: 'goto', details: {} });
    }
    if (!this.view) {
      // A form that cannot be walked, told in the server's words.
      this.ended(this.t('serverError', { text: '' }).replace(/[:\s]+$/, ''), h('ul', null, (envelope.issues || []).slice(0, 20).map((issue) => h('li', null, issue.text))));
      return;
    }
    // The step as it comes with a refusal is drawn from what was kept: only its faults are taken.
    this.view.clearErrors();
    const list = [];
    let first = null;
    for (const issue of envelope.issues || []) {
      if (issue.severity !== 'error' && issue.severity !== 'fatal') continue;
      const found = this.view.place(issue.path, issue.text);
      if (found && !first) first = found;
      const field = found && found.item;
      list.push({ text: issue.text, field: found, label: field ? field.text || field.linkId : null });
    }
    this.problems(list);
    if (first && list.length === 1) first.focus(); else this.parts.problems.focus();
  }

  /** The summary above a step: what is wrong, each with a way to it. */
  problems(list) {
    this.parts.problems.hidden = !(list && list.length);
    if (!list || !list.length) { replace(this.parts.problems); return; }
    replace(this.parts.problems, h('p', null, this.t('errorSummary')), h('ul', null, list.slice(0, 20).map((one) => h('li', null,
      one.field ? h('button', { type: 'button', class: 'fs-link', onclick: () => one.field.focus() }, one.label ? `${one.label}: ${one.text}` : one.text) : one.text))));
  }

  // MARK: What a person does

  /** A field was changed; what is on a page is sent after a moment, so that the page follows. */
  fieldChanged(field, isFinal) {
    this.dispatchEvent(new CustomEvent('answer', { detail: { path: field.path, linkId: field.item.linkId, ...(isFinal ? { answers: field.control.read().answers } : {}) } }));
    clearTimeout(this.draftTimer);
    this.draftTimer = setTimeout(() => this.keepDraft(), 200);
    if (!this.wantsSync) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.sync(), isFinal ? quiet.choosing : quiet.typing);
  }

  get wantsSync() { return this.syncs && this.envelope && this.envelope.step && this.info?.entryMode !== 'sequential' && (this.envelope.step.kind === 'form' || this.isLive); }

  sync() {
    clearTimeout(this.timer);
    if (!this.view || this.isBusy || this.isClosed) return null;
    const view = this.view;
    const ask = { answers: [] };
    const key = randomID();
    const details = {};
    return this.exchange(() => {
      // The view may have changed while others were under way.
      if (this.view !== view) return Promise.resolve(null);
      if (!ask.isMade) {
        const { answers, changes } = view.collect();
        Object.assign(ask, { isMade: true, answers });
        Object.assign(details, { answers, changes });
      }
      if (!ask.answers.length) return Promise.resolve(null);
      return this.session.send(this.request({ answers: ask.answers, at: this.envelope.step.path, direction: 'show' }), key);
    }, 'sync', details);
  }

  /** Next. */
  async submit() {
    if (this.isBusy || !this.view || !this.envelope || performance.now() - this.drawnAt < doubleClick) return;
    clearTimeout(this.timer);
    const { errors } = this.view.collect();
    this.view.clearErrors();
    if (errors.length) {
      for (const [field, text] of errors) field.setError(text);
      this.problems(errors.map(([field, text]) => ({ field, text, label: field.item.text || field.item.linkId })));
      if (errors.length === 1) errors[0][0].focus(); else this.parts.problems.focus();
      return;
    }
    this.problems(null);
    if (this.envelope.step.kind === 'repeat') return;
    await this.go((answers) => ({ answers, after: this.envelope.step.path }), 'submit');
  }

  async back() {
    if (this.isBusy || !this.view || performance.now() - this.drawnAt < doubleClick) return;
    await this.go((answers) => ({ answers, at: this.envelope.step.path, direction: 'back' }), 'back');
  }

  /** Shows the step at a path. */
  async goTo(path, reason = 'goto') { await this.go((answers) => ({ answers, at: path, direction: 'show' }), reason); }

  /** Asks for the step on screen once more, as settings have changed. */
  async look(direction = 'show') {
    const path = this.envelope && this.envelope.step && this.envelope.step.path;
    await this.go((answers) => (direction === 'show' && path !== undefined ? { answers, at: path, direction: 'show' } : { answers }), 'look');
  }

  /** Adds, removes or moves a row, or ends the rows. */
  async act(action, details = {}, stays = true) {
    if (this.isBusy || (!stays && performance.now() - this.drawnAt < doubleClick)) return;
    await this.go((answers) => ({ answers: [...answers, action], ...(stays ? { at: this.envelope.step.path, direction: 'show' } : {}) }), stays ? 'act' : 'submit', details);
  }

  async go(make, reason, more = {}) {
    if (!this.session) return;
    clearTimeout(this.timer);
    this.isBusy = true;
    this.shell.classList.add('fs-busy');
    const key = randomID();
    const details = { ...more };
    let body = null;
    try {
      await this.exchange(() => {
        if (!body) {
          const { answers, changes } = this.view ? this.view.collect() : { answers: [], changes: [] };
          Object.assign(details, { answers, changes });
          body = this.request(make(answers));
        }
        return this.session.send(body, key);
      }, reason, details);
    } finally {
      this.isBusy = false;
      this.shell.classList.remove('fs-busy');
    }
  }

  // MARK: The browser's back button

  pushStep(replaces) {
    if (!this.usesHistory || !this.envelope || !this.envelope.step || this.envelope.step.path === undefined) return;
    const state = { formstep: this.session.id || 'here', path: this.envelope.step.path };
    const now = history.state;
    if (replaces || !now || now.formstep !== state.formstep || now.path === state.path) history.replaceState(state, ''); else history.pushState(state, '');
  }

  pop(state) {
    if (this.isClosed || !this.session || !state || state.formstep !== (this.session.id || 'here')) return;
    if (state.isReview) { this.review(); return; }
    if (this.envelope && this.envelope.step && this.envelope.step.path === state.path && this.view) return;
    this.goTo(state.path, 'pop');
  }

  // MARK: Answers that were not sent yet

  get draftKey() { return this.session && this.session.id ? `formstep.draft.${this.session.id}` : null; }

  /** What is typed and not yet at the server survives a reload of this tab. */
  keepDraft() {
    const key = this.draftKey;
    if (!key || !this.view || !this.envelope || !this.envelope.step) return;
    const { answers } = this.view.collect();
    try {
      if (answers.length) sessionStorage.setItem(key, stringify({ path: this.envelope.step.path, answers })); else sessionStorage.removeItem(key);
    } catch { /* No room, or not allowed: the answers are still on the page. */ }
  }

  restoreDraft(path) {
    const key = this.draftKey;
    if (!key) return;
    let draft = null;
    try { draft = JSON.parse(sessionStorage.getItem(key)); } catch { /* None. */ }
    if (!draft || draft.path !== path) return;
    for (const { path: at, answers } of draft.answers) {
      const field = this.view.fields.get(at);
      if (!field || field.isFixed) continue;
      field.control.write(answers);
      field.isDirty = field.isTouched = true;
      field.changes++;
    }
    if (this.wantsSync) this.timer = setTimeout(() => this.sync(), quiet.choosing);
  }

  // MARK: The end

  /** Shows all answers before they are sent. */
  async review() {
    const t = this.t;
    let items = [];
    try {
      const all = await this.session.look({ granularity: 'all', at: '', direction: 'show', ...(this.chosenLanguage ? { language: this.chosenLanguage } : {}) });
      items = (all.step && all.step.items) || [];
    } catch (error) { if (!(error instanceof ApiError)) throw error; }
    if (this.isClosed) return;
    this.summary = items;
    this.showOnly(h('h2', { class: 'fs-title', tabindex: '-1', lang: t.language, dir: t.direction }, t('review')), h('p', { lang: t.language, dir: t.direction }, t('reviewText')), this.summaryOf(items, true));
    this.shell.classList.add('fs-reviewing');
    const rest = (this.envelope.issues || []).filter((issue) => issue.severity === 'error');
    if (rest.length) this.problems(rest.map((issue) => ({ text: issue.text })));
    this.drawnAt = performance.now();
    const last = this.lastPath(items);
    replace(this.parts.nav, last !== null && this.info?.entryMode !== 'sequential' ? h('button', { type: 'button', class: 'fs-button fs-back', onclick: () => this.goTo(last) }, icon('back'), t('back')) : null, h('span', { class: 'fs-grow' }),
      h('button', { type: 'button', class: 'fs-button fs-primary fs-finish', onclick: () => { if (performance.now() - this.drawnAt > doubleClick) this.finish(); } }, t('send')));
    if (this.usesHistory && !(history.state && history.state.isReview)) history.pushState({ formstep: this.session.id || 'here', isReview: true }, '');
    this.dispatchEvent(new CustomEvent('review', { detail: { items } }));
  }

  lastPath(items) {
    for (let at = items.length - 1; at >= 0; at--) {
      if (items[at].items) { const found = this.lastPath(items[at].items); if (found !== null) return found; }
      else if (items[at].kind !== 'instruction' && !items[at].readOnly) return items[at].path;
    }
    return null;
  }

  /** Answers as a list to read. */
  summaryOf(items, canChange) {
    const t = this.t;
    const entries = [];
    const walk = (list, depth) => {
      for (const item of list) {
        if (item.kind === 'instruction') continue;
        if (item.kind === 'form' || item.type === 'group') {
          const isRow = item.row !== undefined;
          const at = entries.length;
          walk(item.items || [], depth + 1);
          if (entries.length > at && (item.text || isRow)) entries.splice(at, 0, h(`h${Math.min(6, depth + 2)}`, { class: 'fs-summary-group' }, isRow ? t('row', { text: item.text || '', number: item.row + 1 }) : textOf(item, { inline: true })));
          continue;
        }
        const answers = (item.answers || []).map((answer) => { const [name, value] = valueOf(answer); const picture = name === 'valueAttachment' && value.data && /^image\/(png|jpe?g|gif|webp)$/.test(value.contentType || '') ? h('img', { class: 'fs-preview', src: `data:${value.contentType};base64,${value.data}`, alt: value.title || '' }) : null; return h('div', { class: 'fs-summary-answer' }, picture, h('bdi', null, answerText(answer, t, item))); });
        if (!canChange && !answers.length) continue;
        const change = canChange && !item.readOnly && this.info?.entryMode !== 'sequential' ? h('button', { type: 'button', class: 'fs-link', 'aria-label': t('changeOne', { text: item.text || item.linkId }), lang: t.language, onclick: () => { if (performance.now() - this.drawnAt > doubleClick) this.goTo(item.path); } }, t('change')) : null;
        entries.push(h('div', { class: 'fs-summary-line' }, h('div', { class: 'fs-summary-text' }, item.prefix ? `${item.prefix} ` : '', textOf(item, { inline: true })), h('div', { class: 'fs-summary-answers' }, answers.length ? answers : h('span', { class: 'fs-muted', lang: t.language }, t('notAnswered'))), change));
      }
    };
    walk(items, 1);
    return h('div', { class: 'fs-summary' }, entries);
  }

  /** The same from a response alone. */
  summaryOfResponse(response) {
    const entries = [];
    const walk = (items, depth) => {
      for (const item of items || []) {
        if (item.answer) {
          entries.push(h('div', { class: 'fs-summary-line' }, h('div', { class: 'fs-summary-text' }, item.text || item.linkId), h('div', { class: 'fs-summary-answers' }, item.answer.map((answer) => h('div', { class: 'fs-summary-answer' }, h('bdi', null, answerText(answer, this.t)))))));
          for (const answer of item.answer) walk(answer.item, depth);
        } else if (item.text) entries.push(h(`h${Math.min(6, depth + 2)}`, { class: 'fs-summary-group' }, item.text));
        walk(item.item, depth + 1);
      }
    };
    walk(response.item, 1);
    return h('div', { class: 'fs-summary' }, entries);
  }

  /** Sends the finished answers. */
  async finish() {
    if (this.isBusy) return;
    this.isBusy = true;
    this.shell.classList.add('fs-busy');
    const key = randomID();
    try { await this.exchange(() => this.session.complete(key), 'finish'); } finally { this.isBusy = false; this.shell.classList.remove('fs-busy'); }
  }

  async finished(response, envelope) {
    const t = this.t;
    if (this.response && this.response.id === response.id && this.shell.classList.contains('fs-done')) return;
    this.response = response;
    try { if (this.draftKey) sessionStorage.removeItem(this.draftKey); } catch { /* Not allowed. */ }
    const json = stringify(response, 2);
    const copied = h('span', { role: 'status', class: 'fs-muted' });
    const words = (envelope && envelope.step) || {};
    this.showOnly(h('div', { class: 'fs-thanks' }, icon('check'), h('h2', { class: 'fs-title', tabindex: '-1', lang: t.language, dir: t.direction }, t('completed'))), h('p', { lang: t.language, dir: t.direction }, (t.language === 'ar' ? null : words.text) || t('completedText')),
      h('section', null, h('h3', { class: 'fs-group-title', lang: t.language, dir: t.direction }, t('answers')), this.summary && this.summary.length ? this.summaryOf(this.summary, false) : this.summaryOfResponse(response)),
      h('details', { class: 'fs-json', dir: 'ltr' }, h('summary', { lang: t.language }, t('showJSON')), h('pre', { tabindex: '0' }, json)),
      h('div', { class: 'fs-row', lang: t.language, dir: t.direction }, h('button', { type: 'button', class: 'fs-button', onclick: () => this.download(json) }, t('download')),
        h('button', { type: 'button', class: 'fs-button', onclick: async () => { try { await navigator.clipboard.writeText(json); copied.textContent = t('copied'); } catch { copied.textContent = ''; } } }, t('copy')), copied));
    this.banner(null);
    this.shell.classList.add('fs-done');
    this.showProgress({ answered: 1, total: 1, fraction: 1 });
    this.parts.count.textContent = '';
    if (this.usesHistory) history.replaceState({ formstep: this.session.id || 'here', isDone: true }, '');
    this.dispatchEvent(new CustomEvent('complete', { detail: { response } }));
  }

  download(text) {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/fhir+json' }));
    h('a', { href: address, download: `${(this.info && this.info.title || 'response').replace(/[^\p{L}\p{N} _-]/gu, '').slice(0, 60) || 'response'}.json` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }

  // MARK: Settings

  async setLanguage(tag) {
    this.chosenLanguage = tag || null;
    this.api.language = tag || null;
    await this.speak(tag ? [tag] : [this.info && this.info.language, ...navigator.languages].filter(Boolean));
    if (this.envelope && this.envelope.step && this.view) {
      // Words of the controls change too: the step is drawn anew, after what was typed is sent.
      await this.redraw();
    } else if (this.shell.classList.contains('fs-reviewing')) await this.review();
    this.dispatchEvent(new CustomEvent('language', { detail: this.t.language }));
  }

  async redraw() {
    const view = this.view;
    await this.go((answers) => ({ answers, at: this.envelope.step.path, direction: 'show' }), 'look');
    if (this.view !== view || !this.envelope || !this.envelope.step) return;
    this.view.leave();
    this.view = new StepView(this, this.t);
    replace(this.parts.main, this.view.node);
    this.view.draw(this.envelope.step);
    this.drawNav(this.envelope.step);
    if (this.envelope.progress) this.showProgress(this.envelope.progress);
  }

  async setGranularity(code) {
    this.granularity = code || null;
    if (this.envelope && this.envelope.status === 'step') await this.look(code === 'all' ? 'next' : 'show');
  }

  /** The link under which the session can be gone on with; null where nothing is kept. */
  get link() { return this.session && this.session.keepsAnswers && this.session.id && this.linkTo ? this.linkTo(this.session.id) : null; }
}

export { languages, directionOf, dateTimeText, append };
