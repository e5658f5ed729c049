// A box to search in, for long lists and value sets: the combobox of WAI-ARIA 1.2 with a list below it.
import { h, append, replace, icon, newID } from './dom.js';
import { valueOf, keyOf, answerText } from './values.js';

const mostShown = 60;

/**
 * - search(text, signal): gives choices {text, detail, answer}, at once or as a promise
 * - typed(text): the answer that words of one's own make, if they may be given
 */
export function comboBox(item, context, { isMultiple = item.repeats && item.maxOccurs !== 1, known = [], search, typed, typedLabel, placeholder, failed }) {
  const t = context.t;
  const listID = newID('list');
  const list = h('ul', { id: listID, role: 'listbox', class: 'fs-list', hidden: true });
  list.setAttribute('aria-labelledby', context.labelID);
  if (isMultiple) list.setAttribute('aria-multiselectable', 'true');
  const status = h('div', { class: 'fs-hidden', role: 'status' });
  const input = h('input', {
    class: 'fs-input', role: 'combobox', 'aria-expanded': 'false', 'aria-controls': listID, 'aria-autocomplete': 'list', autocomplete: 'off', spellcheck: 'false', dir: 'auto', placeholder,
    oninput: () => { isEdited = true; look(); context.changed(); },
    onclick: () => { if (list.hidden) look(true); },
    onkeydown: (event) => key(event),
    onblur: () => settle(),
  });
  input.setAttribute('aria-labelledby', context.labelID);
  const chips = isMultiple ? h('ul', { class: 'fs-chips' }) : null;
  const clear = h('button', { type: 'button', class: 'fs-link', hidden: true, onclick: () => { set([]); input.focus(); context.changed(true); } }, t('clear'));
  const node = h('div', { class: 'fs-field fs-combo' }, chips, h('div', { class: 'fs-combo-box' }, input, icon('down'), list), status, isMultiple || item.required ? null : clear);
  let answers = [];
  let shown = [];
  let active = -1;
  let isEdited = false;
  let turn = 0;
  let timer = null;
  let asked = null;
  const words = (answer) => (known.find((choice) => keyOf(choice.answer) === keyOf(answer)) || {}).text || answerText(answer, t, item);

  function set(next) {
    answers = next;
    isEdited = false;
    if (isMultiple) {
      input.value = '';
      replace(chips, answers.map((answer) => h('li', { class: 'fs-chip' }, words(answer), h('button', { type: 'button', class: 'fs-chip-remove', 'aria-label': t('removeOne', { text: words(answer) }), onclick: () => {
        set(answers.filter((one) => one !== answer));
        input.focus();
        context.changed(true);
      } }, icon('close')))));
    } else {
      input.value = answers.length ? words(answers[0]) : '';
      clear.hidden = !answers.length;
    }
  }

  function close() {
    list.hidden = true;
    active = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
    clearTimeout(timer);
    turn++;
    if (asked) asked.abort();
  }

  function look(isWhole = false) {
    clearTimeout(timer);
    const mine = ++turn;
    const text = isWhole && !isMultiple && answers.length ? '' : input.value;
    timer = setTimeout(async () => {
      if (asked) asked.abort();
      asked = new AbortController();
      let found, note = null;
      try { found = await search(text, asked.signal); } catch { found = []; note = failed || t('noneFound'); }
      if (mine !== turn) return;
      open(found, text.trim(), note);
    }, known.length ? 30 : 220);
  }

  function open(found, text, note) {
    shown = found.slice(0, mostShown);
    if (typed && text && !shown.some((choice) => choice.text === text)) shown.push({ text: `“${text}”`, detail: typedLabel || t('otherText'), answer: typed(text), isTyped: true });
    active = -1;
    replace(list, shown.map((choice, at) => h('li', {
      id: `${listID}-${at}`, role: 'option', class: 'fs-list-option', 'aria-selected': String(answers.some((answer) => keyOf(answer) === keyOf(choice.answer))),
      onmousedown: (event) => event.preventDefault(), onclick: () => take(choice),
    }, choice.text, choice.detail ? h('span', { class: 'fs-muted' }, ' ', choice.detail) : null)));
    const words = note || (shown.length ? t('found', { count: found.length }) : t('noneFound'));
    if (!shown.length || note) append(list, h('li', { role: 'option', 'aria-disabled': 'true', 'aria-selected': 'false', class: 'fs-list-note' }, words));
    else if (found.length > mostShown) append(list, h('li', { role: 'option', 'aria-disabled': 'true', 'aria-selected': 'false', class: 'fs-list-note' }, '…'));
    status.textContent = words;
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
  }

  function take(choice) {
    const isThere = answers.some((answer) => keyOf(answer) === keyOf(choice.answer));
    if (!isMultiple) set([choice.answer]);
    else if (isThere) set(answers.filter((answer) => keyOf(answer) !== keyOf(choice.answer)));
    else set(choice.exclusive ? [choice.answer] : [...answers.filter((answer) => !(known.find((one) => keyOf(one.answer) === keyOf(answer)) || {}).exclusive), choice.answer]);
    if (!known.some((one) => keyOf(one.answer) === keyOf(choice.answer)) && !choice.isTyped) known.push(choice);
    status.textContent = t('selected', { text: choice.text });
    close();
    context.changed(true);
  }

  function move(to) {
    active = Math.max(0, Math.min(shown.length - 1, to));
    [...list.children].forEach((child, at) => child.classList.toggle('fs-active', at === active));
    const child = list.children[active];
    if (!child) return;
    input.setAttribute('aria-activedescendant', child.id);
    child.scrollIntoView({ block: 'nearest' });
  }

  function key(event) {
    if (event.isComposing) return;
    switch (event.key) {
      case 'ArrowDown': case 'ArrowUp':
        event.preventDefault();
        if (list.hidden) look(true); else move(event.key === 'ArrowDown' ? active + 1 : active < 0 ? shown.length - 1 : active - 1);
        break;
      case 'Enter':
        if (!list.hidden && active >= 0) { event.preventDefault(); take(shown[active]); }
        else if (isEdited) { event.preventDefault(); settle(); }
        break;
      case 'Escape': if (!list.hidden) { event.preventDefault(); event.stopPropagation(); close(); } break;
      case 'Backspace': if (isMultiple && !input.value && answers.length) { set(answers.slice(0, -1)); context.changed(true); } break;
      default:
    }
  }

  /** Words that were typed become the choice they name, an answer of one's own, or nothing. */
  function settle() {
    close();
    if (!isEdited) return;
    const text = input.value.trim();
    const named = [...known, ...shown].find((choice) => !choice.isTyped && choice.text.toLowerCase() === text.toLowerCase());
    if (!text) { if (!isMultiple) set([]); else isEdited = false; } else if (named) { take(named); return; } else if (typed) {
      const answer = typed(text);
      if (answer) set(isMultiple ? [...answers, answer] : [answer]);
    } else set(answers);
    context.changed(true);
  }

  return {
    node,
    read: () => {
      if (isEdited && typed && input.value.trim() && !isMultiple) { const answer = typed(input.value.trim()); return { answers: answer ? [answer] : answers }; }
      if (isEdited && !isMultiple && !input.value.trim()) return { answers: [] };
      return { answers };
    },
    write: (next) => { if (!isEdited) set(next); else answers = next; },
    focus: () => input.focus(), inputs: () => [input],
  };
}

export { valueOf };
