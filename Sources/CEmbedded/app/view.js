// A step on the screen: questions, groups, rows, tables and tabs, kept by their paths so that a step that comes again is
// changed where it differs and nothing a person is typing is lost.
import { h, append, replace, icon, newID } from './dom.js';
import { textOf, applyStyle, safeLink, safePicture } from './markup.js';
import { makeControl, choiceLabel } from './controls.js';
import { valueOf, keyOf, sameAnswers } from './values.js';

const definitionOf = (item) => JSON.stringify({ ...item, answers: undefined, items: undefined, count: undefined });
const consumed = new Set(['unit', 'lower', 'upper']);

/** Pictures, sounds and films beside a text. What would be fetched from elsewhere is only linked. */
function mediaOf(media) {
  if (!media) return null;
  const type = (media.contentType || '').toLowerCase();
  const title = media.title || '';
  let source = media.data ? `data:${type};base64,${media.data}` : null;
  if (!source && media.url) {
    try { const url = new URL(media.url, location.href); if (url.origin === location.origin) source = url.href; } catch { /* No address. */ }
  }
  if (source && /^image\//.test(type) && (!media.data || safePicture(source))) return h('img', { class: 'fs-media', src: source, alt: title, loading: 'lazy' });
  if (source && /^audio\//.test(type)) return h('audio', { class: 'fs-media', src: source, controls: true, 'aria-label': title });
  if (source && /^video\//.test(type)) return h('video', { class: 'fs-media', src: source, controls: true, 'aria-label': title });
  const address = safeLink(media.url);
  return address ? h('p', null, h('a', { href: address, target: '_blank', rel: 'noopener noreferrer nofollow' }, title || address)) : null;
}

const linksOf = (links) => (links || []).map((one) => {
  const address = safeLink(one.url);
  return address ? h('p', { class: 'fs-more' }, h('a', { href: address, target: '_blank', rel: 'noopener noreferrer nofollow' }, one.text || one.url)) : null;
});

function prefixOf(item) {
  if (!item.prefix) return null;
  return h('span', { class: 'fs-prefix' }, item.prefixMarkup ? textOf({ text: item.prefix, ...item.prefixMarkup }, { inline: true }) : item.prefix, ' ');
}

/** Hints below a label; gives the ids of those that belong to the description. */
function hintsOf(item, t) {
  const nodes = [];
  const ids = [];
  for (const hint of item.hints || []) {
    if (consumed.has(hint.role) && item.answerFormat && !['text', 'textChoice'].includes(item.answerFormat.format)) continue;
    const content = () => [textOf(hint), mediaOf(hint.media), linksOf(hint.links)];
    if (hint.role === 'help' || hint.role === 'flyover') {
      nodes.push(h('details', { class: 'fs-help' }, h('summary', null, t(hint.role === 'help' ? 'help' : 'moreInformation')), content()));
    } else {
      const id = newID('hint');
      ids.push(id);
      nodes.push(h('div', { id, class: `fs-hint fs-hint-${/^[a-z-]+$/.test(hint.role || '') ? hint.role : 'text'} ${hint.category || hint.role === 'legal' ? `fs-category fs-category-${/^[a-z]+$/.test(hint.category || '') ? hint.category : 'legal'}` : ''}` }, content()));
    }
  }
  for (const one of item.information || []) nodes.push(h('details', { class: 'fs-help' }, h('summary', null, one.label || t('moreInformation')), h('ul', null, one.texts.map((text) => h('li', null, text)))));
  return { nodes, ids };
}

/** A question: label, hints, control, error. */
class Field {
  constructor(item, view, { isCell = false, heading = null, control = null } = {}) {
    this.view = view;
    this.item = item;
    this.path = item.path;
    this.definition = definitionOf(item);
    this.isDirty = false;
    this.changes = 0;
    const t = view.t;
    this.labelID = newID('label');
    this.errorID = newID('error');
    this.context = {
      t, isCell, api: view.player.api, labelID: this.labelID, maximumFileBytes: view.player.maximumFileBytes, onLeave: (stop) => view.leaving.push(stop),
      changed: (isFinal) => this.changed(isFinal), tell: (text) => { this.setError(text); if (text) view.player.say(text); },
    };
    this.control = control ? control(this.context) : makeControl(item, this.context);
    this.isFixed = Boolean(this.control.isFixed);
    const { nodes, ids } = hintsOf(item, t);
    this.described = [...ids, this.control.described].filter(Boolean);
    const mark = item.required && !this.isFixed ? [h('span', { class: 'fs-required', 'aria-hidden': 'true' }, '\u00a0*'), h('span', { class: 'fs-hidden' }, ` (${t('required')})`)] : null;
    const text = item.shortText && isCell ? { ...item, text: item.shortText, xhtml: undefined, markdown: undefined } : item;
    const words = [prefixOf(item), textOf(text, { inline: true, fallback: '' }), mark];
    this.label = heading ? h(heading, { class: 'fs-title', id: this.labelID, tabindex: '-1' }, words) : h('div', { class: isCell ? 'fs-cell-label' : 'fs-label', id: this.labelID }, words);
    // A question without words is still named for who does not see the page.
    if (!this.label.textContent.trim()) append(this.label, h('span', { class: 'fs-hidden' }, item.linkId));
    this.label.addEventListener('click', (event) => { if (!event.target.closest('a') && !getSelection().toString()) this.control.focus(); });
    this.error = h('div', { class: 'fs-error', id: this.errorID, hidden: true });
    const suggestions = (item.suggestions || []).length && !this.isFixed ? h('div', { class: 'fs-suggestions' }, item.suggestions.slice(0, 12).map((one) => h('button', { type: 'button', class: 'fs-chip fs-suggestion', onclick: () => {
      const now = this.control.read().answers;
      this.control.write(item.repeats ? [...now.filter((answer) => keyOf(answer) !== keyOf(one.answer)), one.answer] : [one.answer]);
      this.changed(true);
    } }, one.text))) : null;
    this.node = h('div', { class: `fs-question fs-type-${item.type}${item.disabled ? ' fs-locked' : ''}`, 'data-path': item.path, 'data-link-id': item.linkId }, this.label, nodes, mediaOf(item.media), linksOf(item.links), this.control.node, suggestions, this.error);
    this.node.isKept = true;
    for (const cell of this.control.cells || []) cell.isKept = true;
    if (item.itemStyle) applyStyle(this.node, item.itemStyle);
    this.control.write(item.answers || []);
    this.told = JSON.stringify(item.answers || []);
    this.describe();
  }

  describe() {
    for (const input of this.control.inputs()) {
      const own = input.dataset.hint || (input.dataset.hint = input.getAttribute('aria-describedby') || ' ');
      const all = [...this.described, own.trim(), this.error.hidden ? '' : this.errorID].filter(Boolean).join(' ');
      if (all) input.setAttribute('aria-describedby', all); else input.removeAttribute('aria-describedby');
      if (this.error.hidden) input.removeAttribute('aria-invalid'); else input.setAttribute('aria-invalid', 'true');
      if (this.item.required && !this.isFixed && input.matches('input:not([type=checkbox]):not([type=range]):not([type=file]), textarea, select, [role=radiogroup]')) input.setAttribute('aria-required', 'true');
    }
  }

  setError(text) {
    this.error.hidden = !text;
    replace(this.error, text ? text : null);
    this.node.classList.toggle('fs-invalid', Boolean(text));
    this.describe();
  }

  changed(isFinal) {
    this.isDirty = true;
    this.isTouched = true;
    this.changes++;
    if (!this.error.hidden && isFinal) { const { error } = this.control.read(); this.setError(error || null); }
    this.describe();
    this.view.player.fieldChanged(this, Boolean(isFinal));
  }

  /** What the server says the answers are; what was changed here since stays. */
  take(item) {
    this.item = item;
    if (this.isDirty) return;
    // On pages of hundreds of questions nearly all are as they were.
    const told = JSON.stringify(item.answers || []);
    if (told === this.told && !this.isTouched) return;
    this.told = told;
    this.isTouched = false;
    if (sameAnswers(this.control.read().answers, item.answers || [])) return;
    this.control.write(item.answers || []);
    this.describe();
  }

  focus() { let node = this.node; while ((node = node.parentElement && node.parentElement.closest('details'))) node.open = true; this.view.reveal(this.node); this.control.focus(); }
}

/** One step. */
export class StepView {
  constructor(player, t) {
    this.player = player;
    this.t = t;
    this.fields = new Map();
    this.leaving = [];
    this.tabs = new Map();
    this.node = h('div', { class: 'fs-step' });
  }

  leave() { this.leaving.forEach((stop) => stop()); this.leaving = []; }

  /** Draws a step anew, or changes what differs. */
  draw(step) {
    const skeleton = JSON.stringify(step, (key, value) => (['answers', 'count', 'canGoBack', 'canSkip', 'jumped'].includes(key) ? undefined : value));
    if (skeleton === this.skeleton) { this.update(step); return; }
    this.skeleton = skeleton;
    this.old = this.fields;
    this.fields = new Map();
    const focused = this.node.getRootNode().activeElement;
    const caret = focused && this.node.contains(focused) ? { path: focused.closest('[data-path]')?.dataset.path, start: focused.selectionStart } : null;
    const made = [];
    if ((step.ancestors || []).length) {
      const crumbs = step.ancestors.filter((one) => one.text);
      if (crumbs.length) made.push(h('p', { class: 'fs-crumbs' }, crumbs.map((one, at) => [at ? ' › ' : '', prefixOf(one), textOf({ text: one.text, language: one.language }, { inline: true })])));
    }
    if (step.header) made.push(h('div', { class: 'fs-rider' }, this.level(step.header, 3)));
    made.push(this.body(step));
    if (step.alongside) made.push(h('div', { class: 'fs-rider' }, this.level(step.alongside, 3)));
    if (step.footer) made.push(h('div', { class: 'fs-rider' }, this.level(step.footer, 3)));
    this.old = null;
    morph(this.node, append(document.createElement('div'), made));
    // A heading of several lines is a text to read, not one to shout.
    if (this.title) this.title.classList.toggle('fs-long', this.title.textContent.length > 140);
    // A node that moved, or was made anew, loses the focus.
    if (caret && caret.path !== undefined && this.node.getRootNode().activeElement !== focused) {
      if (this.node.contains(focused)) focused.focus(); else { const field = this.fields.get(caret.path); if (field) field.focus(); }
      try { if (caret.start !== null && caret.start !== undefined) this.node.getRootNode().activeElement.setSelectionRange(caret.start, caret.start); } catch { /* Not a field with a caret. */ }
    }
  }

  /** The same step with other answers. */
  update(item) {
    const field = this.fields.get(item.path);
    if (field && item.answers) field.take(item);
    for (const name of ['items', 'header', 'footer', 'alongside']) for (const one of item[name] || []) this.update(one);
  }

  get title() { return this.node.querySelector('.fs-title'); }

  body(step) {
    if (step.kind === 'question' || step.kind === 'imageCapture' || step.kind === 'signature') return inPlace(this.field(step, { heading: 'h2' }).node);
    if (step.kind === 'instruction') {
      return h('div', { class: `fs-instruction ${category(step)}` }, categoryName(step, this.t), h('div', { class: 'fs-title fs-prose', tabindex: '-1' }, prefixOf(step), textOf(step)), hintsOf(step, this.t).nodes, mediaOf(step.media), linksOf(step.links));
    }
    if (step.kind === 'repeat') {
      return h('div', { class: 'fs-repeat' }, h('h2', { class: 'fs-title', tabindex: '-1' }, prefixOf(step), textOf(step, { inline: true })), hintsOf(step, this.t).nodes,
        h('p', null, this.t(step.count ? 'rowCount' : 'rowNone', { count: step.count })));
    }
    const title = step.text ? h('h2', { class: 'fs-title', tabindex: '-1' }, prefixOf(step), textOf(step, { inline: true })) : h('h2', { class: 'fs-title fs-hidden', tabindex: '-1' }, this.t('page'));
    const node = h('div', { class: 'fs-page', 'data-path': step.path }, title, hintsOf(step, this.t).nodes, mediaOf(step.media), linksOf(step.links), this.groupError(step.path), this.content(step, 3));
    if (!(step.items || []).length) append(node, h('p', { class: 'fs-muted' }, this.t('empty')));
    return node;
  }

  groupError(path) { return h('div', { class: 'fs-error fs-group-error', 'data-error-of': path, hidden: true }); }

  field(item, options = {}) {
    const known = this.old && this.old.get(item.path);
    const shape = options.isCell ? 'cell' : options.control ? 'matrix' : options.heading || 'list';
    let field;
    if (known && known.shape === shape && known.definition === definitionOf(item)) { field = known; field.take(item); } else {
      field = new Field(item, this, options);
      field.shape = shape;
      if (known && known.isDirty && !field.isFixed) {
        const { answers, error } = known.control.read();
        if (!error) { field.control.write(answers); field.isDirty = field.isTouched = true; field.changes = known.changes; }
      }
    }
    this.fields.set(item.path, field);
    return field;
  }

  level(items, depth) {
    let parents = [];
    return items.map((item) => {
      parents = parents.filter((path) => item.path.startsWith(path + '/') || item.path.startsWith(path + '['));
      const node = this.item(item, depth);
      // Children of a question stand below it.
      const shown = node.actual || node;
      shown.classList.remove('fs-child', 'fs-child-1', 'fs-child-2', 'fs-child-3');
      if (parents.length) shown.classList.add('fs-child', `fs-child-${Math.min(parents.length, 3)}`);
      if (item.type !== 'group' && item.kind !== 'form') parents.push(item.path);
      return node;
    });
  }

  item(item, depth) {
    if (item.kind === 'form' || item.type === 'group') return this.group(item, depth);
    if (item.kind === 'instruction') {
      const node = h('div', { class: `fs-display ${category(item)}`, 'data-path': item.path }, categoryName(item, this.t), prefixOf(item), textOf(item, { className: 'fs-prose' }), hintsOf(item, this.t).nodes, mediaOf(item.media), linksOf(item.links));
      if (item.itemStyle) applyStyle(node, item.itemStyle);
      return node;
    }
    return inPlace(this.field(item).node);
  }

  group(item, depth) {
    const t = this.t;
    const labelID = `fs-group-${item.path.replace(/[^A-Za-z0-9]/g, (c) => '_' + c.charCodeAt(0).toString(36))}`;
    const heading = item.text ? h(`h${Math.min(depth, 6)}`, { class: 'fs-group-title', id: labelID }, prefixOf(item), textOf(item, { inline: true }), item.required ? h('span', { class: 'fs-required', 'aria-hidden': 'true' }, ' *') : null) : null;
    const body = [hintsOf(item, t).nodes, mediaOf(item.media), linksOf(item.links), this.groupError(item.path), this.content(item, Math.min(depth + 1, 6))];
    let node;
    if (item.collapsible) {
      const old = this.node.querySelector(`details[data-path="${CSS.escape(item.path)}"]`);
      node = h('details', { class: 'fs-group fs-collapsible', 'data-path': item.path, open: old ? old.open : item.collapsible !== 'default-closed' }, h('summary', null, heading || t('page')), body);
    } else {
      node = h('section', { class: `fs-group${item.disabled ? ' fs-locked' : ''}`, 'data-path': item.path, role: 'group', 'aria-labelledby': item.text ? labelID : null }, heading, body);
    }
    if (item.itemStyle) applyStyle(node, item.itemStyle);
    return node;
  }

  /** What stands in a group, laid out as it wants. */
  content(item, depth) {
    const items = item.items || [];
    if (item.repeats && items.every((one) => one.row !== undefined)) return this.rows(item, items, depth);
    if (item.control === 'tab-container' && items.length > 1) return this.tabbed(item, items, depth);
    if ((item.control === 'table' || item.control === 'htable' || item.control === 'atable') && isMatrix(items)) return this.matrix(item, items, item.control === 'table');
    if (item.control === 'grid' && items.length && items.every((one) => one.type === 'group' && isPlain(one.items))) return this.table(item, items, depth, (row) => row.text);
    return h('div', { class: 'fs-items' }, this.level(items, depth));
  }

  // MARK: Rows

  rows(item, rows, depth) {
    const t = this.t;
    const count = rows.length;
    const name = item.text || '';
    const buttons = (row, at) => [
      count > 1 ? h('button', { type: 'button', class: 'fs-button fs-icon-button', disabled: at === 0, 'aria-label': `${t('moveUp')}: ${t('row', { text: name, number: at + 1 })}`, onclick: () => this.player.act({ path: row.path, action: 'move', to: row.row - 1 }) }, icon('up')) : null,
      count > 1 ? h('button', { type: 'button', class: 'fs-button fs-icon-button', disabled: at === count - 1, 'aria-label': `${t('moveDown')}: ${t('row', { text: name, number: at + 1 })}`, onclick: () => this.player.act({ path: row.path, action: 'move', to: row.row + 1 }) }, icon('down')) : null,
      h('button', { type: 'button', class: 'fs-button fs-icon-button', 'aria-label': t('removeOne', { text: t('row', { text: name, number: at + 1 }) }), onclick: () => this.player.act({ path: row.path, action: 'remove' }) }, icon('close')),
    ];
    const add = item.canAddRow ? h('button', { type: 'button', class: 'fs-button fs-add', onclick: () => this.player.act({ path: item.path, action: 'add' }, { focusRow: `${item.path}[${count}]` }) }, icon('plus'), name ? t('addOne', { text: name }) : t('add')) : null;
    const isLocked = item.readOnly || item.disabled;
    if (item.control === 'gtable' && rows.every((row) => isPlain(row.items))) {
      return h('div', { class: 'fs-rows' }, this.table(item, rows, depth, (row, at) => String(at + 1), isLocked ? null : buttons), isLocked ? null : add);
    }
    return h('div', { class: 'fs-rows' }, rows.map((row, at) => h('section', { class: 'fs-row-card', 'data-path': row.path, role: 'group', 'aria-label': t('row', { text: name, number: at + 1 }) },
      h('div', { class: 'fs-row-head' }, h('span', { class: 'fs-row-name' }, t('row', { text: name, number: at + 1 })), isLocked ? null : h('span', { class: 'fs-row-buttons' }, buttons(row, at))),
      hintsOf(row, t).nodes, this.groupError(row.path), h('div', { class: 'fs-items' }, this.level(row.items || [], depth)))), isLocked ? null : add);
  }

  // MARK: Tables

  /** Rows of questions: one column for each. */
  table(item, rows, depth, nameOf, buttons) {
    const columns = [];
    for (const row of rows) for (const one of row.items || []) if (!columns.some((column) => column.linkId === one.linkId)) columns.push(one);
    // Of different groups of a grid the columns are those that stand at the same place.
    const isGrid = item.control === 'grid';
    const places = isGrid ? Math.max(...rows.map((row) => (row.items || []).length)) : columns.length;
    const head = isGrid ? (rows.find((row) => row.items.length === places) || rows[0]).items : columns;
    const width = (one) => one.width && one.width.value !== undefined ? `${Number(one.width.value)}${(one.width.unit || one.width.code || '%').startsWith('%') ? '%' : 'px'}` : null;
    return h('div', { class: 'fs-table-box', tabindex: '0', role: 'group', 'aria-label': item.text || this.t('page') }, h('table', { class: 'fs-table' },
      h('thead', null, h('tr', null, h('td', null), head.map((one) => { const th = h('th', { scope: 'col' }, textOf({ text: one.shortText || one.text, language: one.language }, { inline: true }), one.required ? h('span', { class: 'fs-required', 'aria-hidden': 'true' }, ' *') : null); if (width(one)) th.style.width = width(one); return th; }), buttons ? h('td', null) : null)),
      h('tbody', null, rows.map((row, at) => h('tr', { 'data-path': row.path }, h('th', { scope: 'row' }, nameOf(row, at)),
        head.map((column, place) => { const one = isGrid ? (row.items || [])[place] : (row.items || []).find((each) => each.linkId === column.linkId); return h('td', null, one ? inPlace(this.field(one, { isCell: true }).node) : null); }),
        buttons ? h('td', { class: 'fs-row-buttons' }, buttons(row, at)) : null)))));
  }

  /** Questions with the same choices: a table of them. `isTurned`: choices are rows. */
  matrix(item, items, isTurned) {
    const choices = items[0].answerFormat.choices;
    const fields = items.map((one) => this.field(one, { control: (context) => matrixControl(one, choices, context) }));
    for (const field of fields) field.node.classList.add('fs-matrix-head');
    const cell = (field, at) => h('td', { class: 'fs-matrix-cell' }, inPlace(field.control.cells[at]));
    const heads = choices.map((choice) => h('th', { scope: isTurned ? 'row' : 'col' }, choiceLabel(choice)));
    const body = isTurned
      ? [h('thead', null, h('tr', null, h('td', null), fields.map((field) => h('th', { scope: 'col' }, inPlace(field.node))))), h('tbody', null, choices.map((choice, at) => h('tr', null, heads[at], fields.map((field) => cell(field, at)))))]
      : [h('thead', null, h('tr', null, h('td', null), heads)), h('tbody', null, fields.map((field) => h('tr', null, h('th', { scope: 'row' }, inPlace(field.node)), choices.map((choice, at) => cell(field, at)))))];
    return h('div', { class: 'fs-table-box', tabindex: isTurned ? '0' : null, role: isTurned ? 'group' : null, 'aria-label': isTurned ? item.text || this.t('page') : null }, h('table', { class: `fs-table fs-matrix${isTurned ? ' fs-turned' : ''}` }, body));
  }

  // MARK: Tabs

  tabbed(item, items, depth) {
    const ids = items.map(() => [newID('tab'), newID('panel')]);
    const chosen = Math.min(this.tabs.get(item.path) || 0, items.length - 1);
    const tabs = items.map((one, at) => h('button', { type: 'button', role: 'tab', id: ids[at][0], 'aria-controls': ids[at][1], class: 'fs-tab' }, textOf({ text: one.text || `${at + 1}`, language: one.language }, { inline: true })));
    const panels = items.map((one, at) => h('div', { role: 'tabpanel', id: ids[at][1], 'aria-labelledby': ids[at][0], class: 'fs-panel' }, this.item({ ...one, text: one.type === 'group' ? undefined : one.text, xhtml: undefined, markdown: undefined, ...(one.type === 'group' ? {} : { xhtml: one.xhtml, markdown: one.markdown }) }, depth)));
    const show = (at, isMoved) => {
      this.tabs.set(item.path, at);
      tabs.forEach((tab, one) => { tab.setAttribute('aria-selected', String(one === at)); tab.tabIndex = one === at ? 0 : -1; panels[one].hidden = one !== at; });
      if (isMoved) tabs[at].focus();
    };
    tabs.forEach((tab, at) => {
      tab.addEventListener('click', () => show(at));
      tab.addEventListener('keydown', (event) => {
        const forward = getComputedStyle(tab).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
        const to = event.key === forward ? at + 1 : ['ArrowLeft', 'ArrowRight'].includes(event.key) ? at - 1 : event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : null;
        if (to === null) return;
        event.preventDefault();
        show((to + tabs.length) % tabs.length, true);
      });
      panels[at].onReveal = () => show(at);
    });
    show(chosen);
    return h('div', { class: 'fs-tabs' }, h('div', { role: 'tablist', class: 'fs-tablist', 'aria-label': item.text || this.t('tabs') }, tabs), panels);
  }

  /** Opens the tab that something stands on. */
  reveal(node) {
    for (let at = node; at && at !== this.node; at = at.parentElement) if (at.hidden && at.getAttribute('role') === 'tabpanel') at.onReveal && at.onReveal();
  }

  // MARK: Reading and errors

  /** What was changed here: {answers, errors, changes}. */
  collect() {
    const answers = [];
    const errors = [];
    const changes = [];
    for (const field of this.fields.values()) {
      if (field.isFixed) continue;
      const got = field.control.read();
      if (got.error) { errors.push([field, got.error]); continue; }
      if (!field.isDirty) continue;
      answers.push({ path: field.path, answers: got.answers });
      changes.push([field.path, field.changes]);
    }
    return { answers, errors, changes };
  }

  /** The server has these: what was not changed since is clean. */
  acknowledge(changes) {
    for (const [path, count] of changes) {
      const field = this.fields.get(path);
      if (field && field.changes === count) field.isDirty = false;
    }
  }

  clearErrors() {
    for (const field of this.fields.values()) field.setError(null);
    for (const node of this.node.querySelectorAll('.fs-group-error')) { node.hidden = true; node.replaceChildren(); }
  }

  /** Puts a fault where it belongs; gives what to focus, or null where it belongs nowhere here. */
  place(path, text) {
    if (path === undefined || path === null) return null;
    const plain = path.replace(/\[0\](?=\/|$)/g, '');
    for (let at = plain; ; at = at.replace(/\[\d+\]$/, '')) {
      const field = this.fields.get(at);
      if (field) { field.setError(field.error.hidden ? text : `${field.error.textContent} ${text}`); return field; }
      if (!/\[\d+\]$/.test(at)) break;
    }
    const group = [...this.node.querySelectorAll('.fs-group-error')].find((node) => node.dataset.errorOf === plain);
    if (!group) return null;
    group.hidden = false;
    append(group, h('p', null, text));
    return { node: group, focus: () => { this.reveal(group); group.tabIndex = -1; group.focus(); } };
  }
}

// MARK: Small things

const isPlain = (items) => (items || []).length > 0 && items.every((one) => one.type !== 'group' && one.kind !== 'form' && one.kind !== 'instruction');

const category = (item) => (item.category && /^[a-z]+$/.test(item.category) ? `fs-category fs-category-${item.category}` : '');
const categoryName = (item, t) => (['security', 'legal'].includes(item.category) ? h('span', { class: 'fs-category-name' }, t(item.category)) : null);

function isMatrix(items) {
  if (!items.length || items.length > 60) return false;
  const keys = (one) => (one.answerFormat && one.answerFormat.choices ? one.answerFormat.choices.map((choice) => keyOf(choice.answer)).join('\n') : null);
  const first = keys(items[0]);
  return Boolean(first) && items[0].answerFormat.choices.length <= 12 && items.every((one) => !one.readOnly && !one.answerFormat?.otherChoice && !one.answerFormat?.incomplete && keys(one) === first);
}

/** The inputs of one question of a matrix, one for each choice. */
function matrixControl(item, choices, context) {
  const isMultiple = item.repeats && item.maxOccurs !== 1;
  const group = newID('matrix');
  let written = [];
  const inputs = choices.map((choice, at) => h('input', { type: isMultiple ? 'checkbox' : 'radio', name: group, onchange: () => {
    if (isMultiple && inputs[at].checked) choices.forEach((other, one) => { if (one !== at && (choice.exclusive || other.exclusive)) inputs[one].checked = false; });
    context.changed(true);
  } }));
  const cells = choices.map((choice, at) => {
    const id = newID('option');
    inputs[at].setAttribute('aria-labelledby', `${context.labelID} ${id}`);
    return h('label', { class: 'fs-matrix-option' }, inputs[at], h('span', { id, class: 'fs-matrix-text' }, choice.text));
  });
  return {
    node: h('div', null), cells,
    read: () => ({ answers: choices.filter((choice, at) => inputs[at].checked).map((choice) => written.find((answer) => keyOf(answer) === keyOf(choice.answer)) || choice.answer) }),
    write: (answers) => { written = answers; const keys = new Set(answers.map(keyOf)); choices.forEach((choice, at) => { inputs[at].checked = keys.has(keyOf(choice.answer)); }); },
    focus: () => (inputs.find((input) => input.checked) || inputs[0]).focus(), inputs: () => inputs,
  };
}

/** Where a node that is on the screen already is to stand: it must not be moved while somebody types in it. */
function inPlace(node) {
  if (!node.parentNode) return node;
  const slot = document.createElement('fs-slot');
  slot.actual = node;
  return slot;
}

function fill(node) {
  for (const slot of node.querySelectorAll('fs-slot')) slot.replaceWith(slot.actual);
  return node;
}

/** Makes the children of an element those of another one. Nodes behind slots stay in place, with what they stand in. */
function morph(old, fresh) {
  const spare = [...old.childNodes].filter((node) => node.nodeType === Node.ELEMENT_NODE && !node.isKept);
  const wanted = [...fresh.childNodes].map((child) => {
    if (child.actual) return child.actual;
    if (child.nodeType !== Node.ELEMENT_NODE || child.isKept || !child.querySelector('fs-slot')) return child;
    const at = spare.findIndex((node) => node.localName === child.localName && node.dataset.path === child.dataset.path && node.className === child.className);
    if (at < 0) return fill(child);
    const [match] = spare.splice(at, 1);
    for (const { name } of [...match.attributes]) if (!child.hasAttribute(name) && name !== 'open') match.removeAttribute(name);
    for (const { name, value } of [...child.attributes]) if (match.getAttribute(name) !== value) match.setAttribute(name, value);
    match.onReveal = child.onReveal;
    morph(match, child);
    return match;
  });
  const stays = new Set(wanted);
  for (const node of [...old.childNodes]) if (!stays.has(node)) node.remove();
  let cursor = old.firstChild;
  for (const node of wanted) {
    if (node === cursor) cursor = cursor.nextSibling; else old.insertBefore(node, cursor);
  }
}

export { definitionOf, valueOf };
