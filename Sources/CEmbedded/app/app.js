// The page at /app: the forms of this server, a form of one's own, and the player.
import settings from './settings.js';
import { h, append, replace, icon, newID } from './dom.js';
import { Api, ApiError } from './api.js';
import { parse, stringify } from './exact.js';
import { Player } from './player.js';
import { languages, bestLanguage, wordsIn, translator } from './messages.js';

const root = import.meta.url.replace(/\/app\/[^?#]*$/, '');
const base = root + settings.basePath;

/** What this tab remembers; nothing where the browser forbids it. */
const memory = {
  get(key) { try { return sessionStorage.getItem(`formstep.${key}`); } catch { return null; } },
  set(key, value) { try { if (value === null) sessionStorage.removeItem(`formstep.${key}`); else sessionStorage.setItem(`formstep.${key}`, value); } catch { /* Not allowed, or no room. */ } },
};
const lasting = {
  get(key) { try { return localStorage.getItem(`formstep.${key}`); } catch { return null; } },
  set(key, value) { try { if (value) localStorage.setItem(`formstep.${key}`, value); else localStorage.removeItem(`formstep.${key}`); } catch { /* Not allowed. */ } },
};

const api = new Api(root, base, { token: memory.get('token') });
let t = translator('en');
let language = lasting.get('language');
let player = null;
let author = null;
api.language = language;

const main = h('main', { id: 'content', tabindex: '-1' });
const side = h('aside', { class: 'app-side', hidden: true });
const tools = h('div', { class: 'app-tools' });
const home = h('a', { class: 'app-home', href: '#/', 'aria-label': 'Formstep' }, h('img', { src: new URL('icon.svg', import.meta.url).href, alt: '', width: '28', height: '28' }), h('span', null, 'Formstep'));
const skip = h('a', { class: 'app-skip', href: '#content', onclick: (event) => { event.preventDefault(); main.focus(); } });
document.body.append(skip, h('header', { class: 'app-top' }, home, tools), h('div', { class: 'app-body' }, main, side));

// MARK: What stands at the top

function drawTools() {
  document.documentElement.lang = t.language;
  document.documentElement.dir = t.direction;
  skip.textContent = t('skipToContent');
  const chosen = h('select', { class: 'fs-input app-select', 'aria-label': t('language'), onchange: () => chooseLanguage(chosen.value) },
    h('option', { value: '' }, t('ofForm')), Object.entries(languages).map(([code, name]) => h('option', { value: code, lang: code, selected: language === code }, name)));
  const pace = h('select', { class: 'fs-input', id: newID('pace'), onchange: () => player && player.setGranularity(pace.value) },
    [['', 'paceDefault'], ['page', 'pacePage'], ['item', 'paceItem'], ['all', 'paceAll']].map(([code, key]) => h('option', { value: code, selected: (player && player.granularity || '') === code }, t(key))));
  const menu = player ? h('details', { class: 'app-menu' }, h('summary', { class: 'fs-button', 'aria-label': t('settings') }, icon('gear'), h('span', { class: 'app-wide' }, t('settings'))),
    h('div', { class: 'app-menu-body' }, h('label', { class: 'fs-small-label', for: pace.id }, t('pace')), pace, player.link ? saving() : h('p', { class: 'fs-note' }, t('notSaved')))) : null;
  const view = player ? h('button', { type: 'button', class: 'fs-button app-author', 'aria-pressed': String(!side.hidden), onclick: () => toggleAuthor() }, t('authorView')) : null;
  replace(tools, view, menu, chosen);
  if (menu) {
    menu.addEventListener('keydown', (event) => { if (event.key === 'Escape') { menu.open = false; menu.firstChild.focus(); } });
    menu.addEventListener('focusout', (event) => { if (event.relatedTarget && !menu.contains(event.relatedTarget)) menu.open = false; });
  }
}

addEventListener('click', (event) => { const menu = tools.querySelector('details[open]'); if (menu && !menu.contains(event.target)) menu.open = false; });

function saving() {
  const field = h('input', { class: 'fs-input', readonly: true, value: player.link, id: newID('link'), dir: 'ltr', onfocus: () => field.select() });
  const told = h('span', { role: 'status', class: 'fs-note' });
  const expires = player.session.expires ? new Date(player.session.expires) : null;
  return [h('h2', { class: 'app-menu-title' }, t('saveLink')), h('label', { class: 'fs-note', for: field.id }, t('saveText')),
    field, h('div', { class: 'fs-row' }, h('button', { type: 'button', class: 'fs-button fs-small', onclick: async () => { field.select(); try { await navigator.clipboard.writeText(field.value); told.textContent = t('copied'); } catch { told.textContent = ''; } } }, icon('link'), t('copy')), told),
    expires && !Number.isNaN(expires.valueOf()) ? h('p', { class: 'fs-note' }, t('saveUntil', { date: new Intl.DateTimeFormat(t.language, { dateStyle: 'long' }).format(expires) })) : null];
}

async function chooseLanguage(code) {
  language = code || null;
  api.language = language;
  lasting.set('language', language);
  await speak();
  if (player) await player.setLanguage(language); else route();
}

async function speak(more = []) {
  t = await wordsIn(bestLanguage(language ? [language] : [...more, ...navigator.languages]));
  drawTools();
}

// MARK: Where one is

function route() {
  const [, place, ...rest] = decodeURI(location.hash).split('/');
  const id = rest.join('/');
  // Steps of the same session are the player's.
  if (player && place === 's' && player.session && player.session.id === id) return;
  if (player && place === 'here' && player.session && !player.session.keepsAnswers) return;
  leave();
  if (place === 's' && id) { open().resume(id); return; }
  if (place === 'form' && id) { startStored(id); return; }
  if (place === 'q' && id) { start({ questionnaire: decodeURIComponent(location.hash.slice(4)) }); return; }
  if (place === 'here') { goOnHere(); return; }
  const asked = new URLSearchParams(location.search).get('questionnaire');
  if (asked && !place) { start({ questionnaire: asked }); return; }
  showForms();
}

function leave() {
  if (player) player.close();
  player = null;
  if (author) author.close();
  author = null;
  side.hidden = true;
  document.body.classList.remove('app-authoring');
  document.title = 'Formstep';
  drawTools();
}

/** A player on the page. */
function open() {
  const box = h('div', { class: 'app-player' });
  replace(main, box);
  player = new Player({
    node: box, root, base, token: memory.get('token'), language, usesHistory: true, maximumBodyBytes: settings.maximumBodyBytes,
    linkTo: (id) => `${location.origin}${location.pathname}#/s/${id}`,
  });
  const mine = player;
  player.addEventListener('step', () => {
    if (player !== mine) return;
    document.title = `${mine.info && mine.info.title || t('untitled')} – Formstep`;
    const hash = mine.session.keepsAnswers ? `#/s/${mine.session.id}` : '#/here';
    if (location.hash !== hash) { history.replaceState({ ...history.state, formstep: mine.session.id || 'here', path: mine.envelope.step.path }, '', hash); drawTools(); }
    if (!mine.session.keepsAnswers) memory.set('here', stringify({ questionnaire: mine.session.form || mine.session.canonical, response: mine.session.answers }));
  });
  player.addEventListener('token', (event) => { memory.set('token', event.detail); api.token = event.detail; });
  player.addEventListener('language', () => { t = mine.t; drawTools(); });
  player.addEventListener('reply', () => { if (mine.t.language !== t.language && player === mine) { t = mine.t; drawTools(); } });
  const links = (again) => h('p', { class: 'fs-row' }, again ? h('button', { type: 'button', class: 'fs-button', onclick: () => { leave(); start(again); } }, t('again2')) : null, h('a', { class: 'fs-button', href: '#/' }, t('allForms')));
  player.addEventListener('complete', () => {
    const kept = mine.beginning && { ...mine.beginning, response: undefined };
    memory.set('here', null);
    append(mine.parts.main, links(kept));
  });
  player.addEventListener('ended', () => append(mine.parts.main, links(null)));
  drawTools();
  return player;
}

function start(what) {
  const mine = open();
  mine.begin(what);
}

async function startStored(id) {
  try {
    const form = await api.form(id);
    start({ questionnaire: form.url ? (form.version ? `${form.url}|${form.version}` : form.url) : form, title: form.title });
  } catch (error) { failed(error); }
}

function goOnHere() {
  const kept = memory.get('here');
  if (!kept) { location.hash = '#/'; return; }
  start({ ...parse(kept), keeps: false });
}

function failed(error) {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) { askForToken(); return; }
  replace(main, h('div', { class: 'app-page' }, h('h1', null, t(error.status === 0 ? 'offline' : error.status === 404 ? 'gone' : 'serverError', { text: error.message })),
    h('p', null, h('button', { type: 'button', class: 'fs-button', onclick: () => route() }, t('again')))));
}

function askForToken() {
  const field = h('input', { class: 'fs-input', type: 'password', id: newID('token'), autocomplete: 'off' });
  replace(main, h('form', { class: 'app-page', onsubmit: (event) => { event.preventDefault(); api.token = field.value.trim(); memory.set('token', api.token); route(); } },
    h('h1', null, t('login')), h('label', { class: 'fs-label', for: field.id }, t('token')), field, h('p', null, h('button', { class: 'fs-button fs-primary' }, t('logIn')))));
}

// MARK: The list of forms

async function showForms() {
  const list = h('ul', { class: 'app-forms' });
  const note = h('p', { class: 'fs-muted', role: 'status' }, t('loading'));
  const more = h('button', { type: 'button', class: 'fs-button', hidden: true }, t('more'));
  const word = h('input', { class: 'fs-input', type: 'search', id: newID('search'), autocomplete: 'off', placeholder: t('search') });
  const keep = h('input', { type: 'checkbox', id: newID('keep'), checked: lasting.get('stateless') === 'yes', onchange: () => lasting.set('stateless', keep.checked ? 'yes' : '') });
  const page = h('div', { class: 'app-page' }, h('h1', null, t('forms')), h('p', { class: 'app-lead' }, t('formsText')),
    h('form', { class: 'app-search', role: 'search', onsubmit: (event) => { event.preventDefault(); find(); } }, h('label', { for: word.id, class: 'fs-hidden' }, t('search')), word, h('button', { class: 'fs-button' }, icon('search'), t('searchButton'))),
    note, list, more, h('label', { class: 'fs-option app-keep' }, keep, h('span', null, t('keepNothing'))), ownForm(keep));
  replace(main, page);
  let turn = 0;
  async function find(next) {
    const mine = ++turn;
    let found;
    try { found = await api.searchForms(word.value.trim(), next); } catch (error) { if (mine === turn) failed(error); return; }
    if (mine !== turn) return;
    const forms = (found.entry || []).filter((entry) => entry.search.mode === 'match').map((entry) => entry.resource);
    if (!next) replace(list);
    append(list, forms.map((form) => h('li', null, entryOf(form, keep))));
    note.textContent = list.children.length ? '' : t(word.value.trim() ? 'noFormsFound' : 'noForms');
    const link = (found.link || []).find((one) => one.relation === 'next');
    more.hidden = !link;
    more.onclick = link ? () => find(link.url) : null;
  }
  let timer = null;
  word.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(() => find(), 250); });
  await find();
}

function entryOf(form, keep) {
  const title = form.title || form.name || form.url || form.id;
  const begin = (withAuthor) => async (event) => {
    event.preventDefault();
    try {
      const questionnaire = form.url ? (form.version ? `${form.url}|${form.version}` : form.url) : await api.form(form.id);
      start({ questionnaire, keeps: !keep.checked, title });
      if (withAuthor) toggleAuthor(true);
      main.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    } catch (error) { failed(error); }
  };
  return h('article', { class: 'app-form' }, h('h2', null, h('a', { href: `#/form/${encodeURIComponent(form.id)}`, onclick: begin(false), lang: form.language }, title)),
    h('p', { class: 'fs-muted' }, [form.version ? t('version', { text: form.version }) : null, form.publisher, form.status !== 'active' ? form.status : null].filter(Boolean).join(' · ')),
    h('div', { class: 'fs-row' }, h('button', { type: 'button', class: 'fs-button fs-primary', 'aria-label': `${t('fill')}: ${title}`, onclick: begin(false) }, t('fill')), h('button', { type: 'button', class: 'fs-button', 'aria-label': `${t('inspect')}: ${title}`, onclick: begin(true) }, t('inspect'))));
}

function ownForm(keep) {
  const text = h('textarea', { class: 'fs-input app-paste', rows: '6', id: newID('paste'), spellcheck: 'false', dir: 'ltr', placeholder: '{"resourceType":"Questionnaire", …}' });
  const file = h('input', { type: 'file', class: 'fs-hidden', id: newID('file'), accept: '.json,application/json,application/fhir+json', onchange: async () => { if (file.files[0]) { text.value = await file.files[0].text(); file.value = ''; use(); } } });
  const stored = h('input', { type: 'checkbox' });
  const problem = h('p', { class: 'fs-error', role: 'alert', hidden: true });
  const tell = (words) => { problem.hidden = !words; problem.textContent = words || ''; };
  async function use(withAuthor) {
    tell(null);
    let form;
    try { form = parse(text.value); } catch (error) { tell(t('notJSON', { text: error.message })); return; }
    if (form && form.resourceType === 'Bundle') form = (form.entry || []).map((entry) => entry.resource).find((one) => one && one.resourceType === 'Questionnaire');
    if (!form || form.resourceType !== 'Questionnaire') { tell(t('notForm')); return; }
    if (stored.checked) { try { await api.store(form); } catch (error) { tell(error.message); return; } }
    start({ questionnaire: form, keeps: !keep.checked, title: form.title });
    if (withAuthor) toggleAuthor(true);
    scrollTo({ top: 0 });
  }
  const box = h('section', { class: 'app-own', 'aria-labelledby': 'own-form', ondragover: (event) => event.preventDefault(), ondrop: async (event) => { event.preventDefault(); if (event.dataTransfer.files[0]) { text.value = await event.dataTransfer.files[0].text(); use(); } } },
    h('h2', { id: 'own-form' }, t('ownForm')), h('p', null, t('ownFormText')),
    h('div', { class: 'fs-row' }, file, h('label', { class: 'fs-button', for: file.id }, icon('file'), t('openFile'))),
    h('label', { class: 'fs-small-label', for: text.id }, t('paste')), text, problem, h('label', { class: 'fs-option' }, stored, h('span', null, t('alsoStore'))),
    h('div', { class: 'fs-row' }, h('button', { type: 'button', class: 'fs-button fs-primary app-open', onclick: () => use(false) }, t('open')), h('button', { type: 'button', class: 'fs-button app-inspect', onclick: () => use(true) }, t('inspect'))));
  return box;
}

// MARK: The author's view

async function toggleAuthor(isOn = side.hidden) {
  if (!player) return;
  side.hidden = !isOn;
  document.body.classList.toggle('app-authoring', isOn);
  player.isLive = isOn;
  drawTools();
  if (!isOn) { if (author) author.close(); author = null; return; }
  const mine = player;
  const { AuthorView } = await import('./author.js');
  if (player !== mine || side.hidden || author) return;
  author = new AuthorView({ node: side, player, api, t, close: () => toggleAuthor(false) });
}

addEventListener('hashchange', () => route());
await speak();
route();
