// <formstep-player>: the player as an element for any page. See docs/clients.md.
import settings from './settings.js';
import { Player } from './player.js';
import { parse } from './exact.js';

const here = import.meta.url.replace(/\/app\/[^?#]*$/, '');
const style = new URL('player.css', import.meta.url).href;

/**
 * Attributes: `src` (canonical or address of the form), `session` (to go on with one), `language`, `granularity`, `token`,
 * `stateless`, `no-review`, `no-header`, `server`. Properties: `questionnaire` (the form itself), `response`, `context`, `subject`.
 * Events: `formstep-step`, `formstep-answer`, `formstep-complete`, `formstep-error`.
 */
export class FormstepPlayer extends HTMLElement {
  static observedAttributes = ['src', 'session', 'language', 'granularity'];

  #player = null;
  #pending = false;
  #form = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = style;
    this.box = document.createElement('div');
    // Until the style is there nothing is shown that would jump.
    this.box.hidden = true;
    for (const name of ['load', 'error']) sheet.addEventListener(name, () => { this.box.hidden = false; });
    root.append(sheet, this.box);
  }

  get questionnaire() { return this.#form; }
  set questionnaire(form) { this.#form = form; this.#again(); }

  /** The session's id, once there is one: with it the person can go on later. */
  get sessionId() { return this.#player && this.#player.session ? this.#player.session.id : null; }

  connectedCallback() { this.#again(); }
  disconnectedCallback() { if (this.#player) this.#player.close(); this.#player = null; }

  attributeChangedCallback(name, old, now) {
    if (old === now || !this.isConnected) return;
    if (name === 'language' && this.#player) this.#player.setLanguage(now);
    else if (name === 'granularity' && this.#player) this.#player.setGranularity(now);
    else if (name === 'session' && this.#player && now === this.sessionId) return;
    else this.#again();
  }

  /** Begins anew after all attributes of this moment are set. */
  #again() {
    if (this.#pending || !this.isConnected) return;
    this.#pending = true;
    queueMicrotask(() => { this.#pending = false; if (this.isConnected) this.#start(); });
  }

  #tell(name, detail, cancelable = false) { return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable })); }

  async #start() {
    if (this.#player) this.#player.close();
    this.#player = null;
    const session = this.getAttribute('session');
    const source = this.getAttribute('src');
    if (!session && !source && !this.#form) return;
    const server = (this.getAttribute('server') || here).replace(/\/$/, '');
    const player = new Player({
      node: this.box, root: server, base: server + settings.basePath, token: this.getAttribute('token'), language: this.getAttribute('language'), granularity: this.getAttribute('granularity'),
      reviews: !this.hasAttribute('no-review'), showsHead: !this.hasAttribute('no-header'), maximumBodyBytes: settings.maximumBodyBytes,
    });
    this.#player = player;
    player.addEventListener('step', ({ detail }) => this.#tell('formstep-step', detail));
    player.addEventListener('answer', ({ detail }) => this.#tell('formstep-answer', detail));
    player.addEventListener('complete', ({ detail }) => this.#tell('formstep-complete', detail));
    player.addEventListener('ended', ({ detail }) => this.#tell('formstep-error', detail));
    if (session) { await player.resume(session); return; }
    let questionnaire = this.#form;
    if (!questionnaire) {
      const at = source.split(/[?#]/)[0];
      const id = new RegExp('/Questionnaire/([A-Za-z0-9.-]{1,64})$').exec(at);
      // The address of a form on this server, or of a file on the page's own: read. Everything else is a canonical.
      const isAddress = /\.json$/.test(at) || source.startsWith('/') || source.startsWith('./') || (id && at.startsWith(server));
      if (isAddress) {
        try {
          const reply = await fetch(new URL(source, document.baseURI), { headers: { Accept: 'application/fhir+json, application/json' } });
          if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
          questionnaire = parse(await reply.text());
        } catch (error) { this.#tell('formstep-error', { title: 'The form cannot be read.', text: String(error.message || error) }); return; }
      } else questionnaire = source;
    }
    if (this.#player !== player) return;
    await player.begin({ questionnaire, response: this.response, context: this.context, subject: this.subject, keeps: !this.hasAttribute('stateless') });
  }
}

if (!customElements.get('formstep-player')) customElements.define('formstep-player', FormstepPlayer);
