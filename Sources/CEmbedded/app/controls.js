// One control for each way to answer. A control has: `node`; `read()`, giving {answers} or {answers, error}; `write(answers)`;
// `focus()`; `inputs()`, the elements that carry the names of label and error for a screen reader.
import { h, append, replace, icon, newID } from './dom.js';
import { textOf, safePicture } from './markup.js';
import { Exact } from './exact.js';
import { valueOf, keyOf, sameAnswers, yesAndNo, readNumber, numberText, localOffset, splitDateTime, dateText, answerText } from './values.js';
import { comboBox } from './combobox.js';
import { fileControl, signatureControl } from './files.js';

/** Above this many choices a list becomes a box to search in. */
const longestList = 15;

export function makeControl(item, context) {
  const format = item.answerFormat || {};
  const choices = format.choices;
  if (item.readOnly || item.disabled) return readOnlyControl(item, context);
  if (choices || format.otherChoice) return choiceControl(item, context);
  switch (format.format) {
    case 'boolean': return booleanControl(item, context);
    case 'attachment': return item.kind === 'signature' ? signatureControl(item, context) : fileControl(item, context);
    case 'scale': case 'continuousScale': return item.repeats ? repeated(item, context, numberControl) : scaleControl(item, context);
    case 'numeric': return one(item, context, numberControl);
    case 'quantity': return one(item, context, quantityControl);
    case 'date': return one(item, context, dateControl);
    case 'dateTime': return one(item, context, dateTimeControl);
    case 'timeOfDay': return one(item, context, timeControl);
    case 'reference': return one(item, context, referenceControl);
    case 'text': return one(item, context, textControl);
    default:
      if (item.type && !['string', 'text', 'url', 'question'].includes(item.type)) return unknownControl(item, context);
      return one(item, context, textControl);
  }
}

const one = (item, context, make) => (item.repeats && item.maxOccurs !== 1 ? repeated(item, context, make) : make(item, context));

function named(element, context, extra) {
  element.setAttribute('aria-labelledby', [context.labelID, extra].filter(Boolean).join(' '));
  return element;
}

// MARK: Shown only

function readOnlyControl(item, context) {
  let answers = [];
  const node = h('div', { class: 'fs-readonly', role: 'group' });
  named(node, context);
  const draw = () => {
    if (!answers.length) { replace(node, h('span', { class: 'fs-muted' }, context.t('noAnswer'))); return; }
    replace(node, answers.map((answer) => {
      const [name, value] = valueOf(answer);
      const picture = name === 'valueAttachment' && value.data ? safePicture(`data:${value.contentType};base64,${value.data}`) : null;
      return h('output', null, picture ? h('img', { src: picture, alt: value.title || '', class: 'fs-preview' }) : answerText(answer, context.t, item));
    }));
  };
  draw();
  return { node, read: () => ({ answers }), write: (next) => { answers = next; draw(); }, focus: () => {}, inputs: () => [node], isFixed: true };
}

function unknownControl(item, context) {
  const control = readOnlyControl(item, context);
  append(control.node, h('p', { class: 'fs-note' }, context.t('cannotDraw', { type: item.type })));
  return control;
}

// MARK: Several answers to one question

function repeated(item, context, make) {
  const single = { ...item, repeats: false };
  const list = h('ol', { class: 'fs-answers' });
  const more = h('button', { type: 'button', class: 'fs-button fs-small', onclick: () => { addRow().focus(); context.changed(); } }, icon('plus'), context.t('add'));
  named(more, context, (more.id = newID('more')));
  const node = h('div', { role: 'group', class: 'fs-repeated' }, list, more);
  named(node, context);
  let rows = [];
  const limit = item.maxOccurs || Infinity;
  const refresh = () => {
    more.hidden = rows.length >= limit;
    rows.forEach((row, at) => { row.remove.setAttribute('aria-label', context.t('removeOne', { text: String(at + 1) })); row.remove.hidden = rows.length === 1; });
  };
  const addRow = (answers = []) => {
    const control = make(single, context);
    const remove = h('button', { type: 'button', class: 'fs-button fs-icon-button', onclick: () => {
      rows = rows.filter((row) => row.control !== control);
      entry.remove();
      if (!rows.length) addRow();
      refresh();
      more.hidden ? rows[0].control.focus() : more.focus();
      context.changed(true);
    } }, icon('close'));
    const entry = h('li', null, h('div', { class: 'fs-grow' }, control.node), remove);
    control.write(answers);
    rows.push({ control, remove, entry });
    list.append(entry);
    refresh();
    return control;
  };
  return {
    node,
    read: () => {
      const all = rows.map((row) => row.control.read());
      return { answers: all.flatMap((got) => got.answers), error: (all.find((got) => got.error) || {}).error };
    },
    write: (answers) => {
      // Rows that people have open and empty stay.
      rows.slice(Math.max(1, answers.length)).forEach((row) => row.entry.remove());
      rows = rows.slice(0, Math.max(1, answers.length));
      answers.forEach((answer, at) => { if (rows[at]) rows[at].control.write([answer]); else addRow([answer]); });
      if (!answers.length) { if (rows[0]) rows[0].control.write([]); else addRow(); }
      refresh();
    },
    focus: () => rows[0] && rows[0].control.focus(),
    inputs: () => rows.flatMap((row) => row.control.inputs()),
  };
}

// MARK: Texts

const autocompletes = { emailAddress: 'email', telephoneNumber: 'tel', givenName: 'given-name', familyName: 'family-name', name: 'name', middleName: 'additional-name', nickname: 'nickname', postalCode: 'postal-code', addressCity: 'address-level2', addressState: 'address-level1', fullStreetAddress: 'street-address', streetAddressLine1: 'address-line1', streetAddressLine2: 'address-line2', countryName: 'country-name', organizationName: 'organization', jobTitle: 'organization-title', URL: 'url', username: 'off', password: 'off', newPassword: 'off', oneTimeCode: 'one-time-code' };
const keyboards = { emailAddress: 'email', phonePad: 'tel', namePhonePad: 'text', numberPad: 'numeric', decimalPad: 'decimal', numbersAndPunctuation: 'text', URL: 'url', webSearch: 'search', asciiCapable: 'text', twitter: 'text', default: 'text' };

function textControl(item, context) {
  const format = item.answerFormat || {};
  const isLong = format.multipleLines;
  const mode = keyboards[format.keyboardType];
  const input = h(isLong ? 'textarea' : 'input', {
    class: 'fs-input', rows: isLong ? 3 : null, dir: 'auto',
    // Browsers' own checks differ from the form's: `email` and `url` fields strip or refuse what the server takes.
    type: isLong ? null : mode === 'tel' ? 'tel' : 'text', inputmode: mode && mode !== 'text' ? mode : null,
    placeholder: format.placeholder, autocomplete: autocompletes[format.textContentType] || 'off',
    autocapitalize: format.autocapitalizationType === 'allCharacters' ? 'characters' : format.autocapitalizationType || (mode === 'email' || mode === 'url' ? 'none' : null),
    spellcheck: mode === 'email' || mode === 'url' ? 'false' : null,
    oninput: () => { count(); grow(); context.changed(); }, onchange: () => context.changed(true),
  });
  named(input, context);
  const limit = format.maximumLength;
  const counter = limit ? h('div', { class: 'fs-counter', id: newID('count') }) : null;
  const length = () => [...input.value].length;
  const count = () => {
    if (!counter) return;
    const now = length();
    counter.textContent = now > limit * 0.8 || isLong ? context.t('characters', { count: now, limit }) : '';
    counter.classList.toggle('fs-over', now > limit);
  };
  const grow = () => {
    if (!isLong) return;
    input.style.height = 'auto';
    input.style.height = `${Math.min(input.scrollHeight + 2, 480)}px`;
  };
  const name = item.valueTypes && item.valueTypes[0] === 'uri' || item.type === 'url' ? 'valueUri' : 'valueString';
  let original = [];
  return {
    node: h('div', { class: 'fs-field' }, input, counter),
    read: () => {
      const text = isLong ? input.value : input.value.trim();
      if (original.length && valueOf(original[0])[1] === input.value) return { answers: original };
      if (!text.trim()) return { answers: [] };
      const answers = [{ [name]: name === 'valueUri' ? text.trim() : text }];
      return limit && length() > limit ? { answers, error: context.t('tooLong', { count: length(), limit }) } : { answers };
    },
    write: (answers) => {
      original = answers.slice(0, 1);
      const value = original.length ? String(valueOf(original[0])[1] ?? '') : '';
      if (input.value !== value) input.value = value;
      count();
      if (isLong) requestAnimationFrame(grow);
    },
    focus: () => input.focus(), inputs: () => [input], described: counter && counter.id,
  };
}

// MARK: Numbers

function numberInput(item, context, { isInteger }) {
  const format = item.answerFormat || {};
  const input = h('input', {
    class: 'fs-input fs-number', type: 'text', inputmode: isInteger && !(Number(format.minimum) < 0) && format.minimum !== undefined ? 'numeric' : isInteger ? 'text' : 'decimal',
    placeholder: format.placeholder, autocomplete: 'off', dir: 'ltr',
    oninput: () => context.changed(), onchange: () => context.changed(true),
  });
  if (isInteger && !(format.minimum < 0)) input.setAttribute('inputmode', 'numeric');
  named(input, context);
  const read = () => {
    const got = readNumber(input.value, context.t.language, isInteger);
    return got.error ? { error: context.t(got.error, { example: numberText('12.5', context.t.language) }) } : got;
  };
  return { input, read, show: (value) => {
    const text = value === undefined || value === null ? '' : numberText(value, context.t.language);
    const now = readNumber(input.value, context.t.language, isInteger);
    if (!(now.number && value !== undefined && now.number.text === String(value))) input.value = text;
  } };
}

function numberControl(item, context) {
  const isInteger = item.type === 'integer' || (item.answerFormat || {}).style === 'integer' || (item.valueTypes || [])[0] === 'integer';
  const name = isInteger ? 'valueInteger' : 'valueDecimal';
  const { input, read, show } = numberInput(item, context, { isInteger });
  const format = item.answerFormat || {};
  const unit = format.displayUnit || (typeof format.unit === 'string' ? format.unit : '');
  const unitID = unit ? newID('unit') : null;
  if (unitID) named(input, context, unitID);
  const ends = [format.minimumValueDescription, format.maximumValueDescription];
  let original = [];
  return {
    node: h('div', { class: 'fs-field' }, h('div', { class: 'fs-with-unit' }, input, unit ? h('span', { id: unitID, class: 'fs-unit' }, unit) : null),
      ends.some(Boolean) ? h('div', { class: 'fs-ends' }, h('span', null, ends[0]), h('span', null, ends[1])) : null),
    read: () => {
      const got = read();
      if (got.error) return { answers: original, error: got.error };
      if (got.empty) return { answers: [] };
      if (original.length && String(valueOf(original[0])[1]) === got.number.text) return { answers: original };
      return { answers: [{ [name]: got.number }] };
    },
    write: (answers) => { original = answers.slice(0, 1); show(original.length ? valueOf(original[0])[1] : undefined); },
    focus: () => input.focus(), inputs: () => [input],
  };
}

function scaleControl(item, context) {
  const format = item.answerFormat;
  const isInteger = format.format === 'scale';
  const step = format.step ?? (isInteger ? 1 : Number(format.maximumFractionDigits) > 0 || format.maximumFractionDigits === 0 ? 10 ** -Number(format.maximumFractionDigits) : (format.maximum - format.minimum) / 100);
  const digits = Math.max(0, Math.min(10, (String(step).split('.')[1] || '').length));
  let isSet = false;
  let original = [];
  const shown = h('output', { class: 'fs-scale-value' });
  const unit = format.displayUnit || (typeof format.unit === 'string' ? format.unit : '');
  const input = h('input', {
    type: 'range', class: 'fs-range', min: String(format.minimum), max: String(format.maximum), step: String(step), orient: format.vertical ? 'vertical' : null,
    oninput: () => { isSet = true; original = []; refresh(); context.changed(); }, onchange: () => context.changed(true),
    // Choosing the place where the thumb already stands is an answer too.
    onclick: () => { if (!isSet) { isSet = true; refresh(); context.changed(true); } },
    onkeydown: (event) => { if ((event.key === 'Enter' || event.key === ' ') && !isSet) { event.preventDefault(); isSet = true; refresh(); context.changed(true); } },
  });
  named(input, context);
  const clear = h('button', { type: 'button', class: 'fs-link', onclick: () => { isSet = false; refresh(); input.focus(); context.changed(true); } }, context.t('clear'));
  const text = () => (isInteger ? input.value : Number(input.value).toFixed(digits));
  const refresh = () => {
    const words = isSet ? `${numberText(text(), context.t.language)}${unit ? ' ' + unit : ''}` : context.t('notSet');
    shown.textContent = words;
    input.setAttribute('aria-valuetext', words);
    input.classList.toggle('fs-unset', !isSet);
    clear.hidden = !isSet || item.required;
  };
  const node = h('div', { class: `fs-scale${format.vertical ? ' fs-vertical' : ''}` },
    h('div', { class: 'fs-scale-line' }, h('span', { class: 'fs-muted', 'aria-hidden': 'true' }, numberText(format.minimum, context.t.language)), input,
      h('span', { class: 'fs-muted', 'aria-hidden': 'true' }, numberText(format.maximum, context.t.language))),
    format.minimumValueDescription || format.maximumValueDescription ? h('div', { class: 'fs-ends' }, h('span', null, format.minimumValueDescription), h('span', null, format.maximumValueDescription)) : null,
    h('div', { class: 'fs-scale-foot' }, shown, clear));
  refresh();
  return {
    node,
    read: () => ({ answers: !isSet ? [] : original.length ? original : [{ [isInteger ? 'valueInteger' : 'valueDecimal']: new Exact(text()) }] }),
    write: (answers) => {
      isSet = answers.length > 0;
      original = answers.slice(0, 1);
      input.value = String(isSet ? valueOf(answers[0])[1] : format.defaultValue ?? format.minimum);
      refresh();
    },
    focus: () => input.focus(), inputs: () => [input],
  };
}

function quantityControl(item, context) {
  const format = item.answerFormat || {};
  const { input, read, show } = numberInput(item, context, { isInteger: false });
  const units = format.units || [];
  const unitID = newID('unit');
  const other = format.otherUnit;
  let picker = null, typed = null;
  const optionText = (unit) => unit.text || unit.display || unit.code || '';
  if (units.length > 1 || (units.length === 1 && other)) {
    picker = h('select', { class: 'fs-input fs-unit-picker', 'aria-label': context.t('unit'), onchange: () => { refresh(); if (picker.value === 'other') typed.focus(); context.changed(true); } },
      units.length > 1 ? h('option', { value: '' }, context.t('unit')) : null,
      units.map((unit, at) => h('option', { value: String(at) }, optionText(unit))), other ? h('option', { value: 'other' }, '…') : null);
  }
  if (other || (!units.length && !format.unit)) {
    typed = h('input', { class: 'fs-input fs-unit-picker', 'aria-label': context.t('unit'), placeholder: context.t('unit'), autocomplete: 'off', autocapitalize: 'none', oninput: () => context.changed(), onchange: () => context.changed(true) });
  }
  const fixed = !picker && units.length === 1 ? units[0] : !picker && typeof format.unit === 'string' && !typed ? { code: format.unit, text: format.displayUnit || format.unit } : null;
  if (fixed) named(input, context, unitID);
  const refresh = () => { if (picker && typed) typed.hidden = picker.value !== 'other'; };
  let original = [];
  refresh();
  const unitNow = () => {
    if (fixed) return fixed;
    if (picker && picker.value !== 'other') return picker.value === '' ? null : units[Number(picker.value)];
    const text = typed ? typed.value.trim() : '';
    if (!text) return null;
    return other === 'coded' || !other ? { system: format.otherUnitSystem || 'http://unitsofmeasure.org', code: text, text, isTyped: !other } : { text };
  };
  return {
    node: h('div', { class: 'fs-field' }, h('div', { class: 'fs-with-unit' }, input, fixed ? h('span', { id: unitID, class: 'fs-unit' }, format.displayUnit || optionText(fixed)) : null, picker, typed),
      format.minimumValueDescription || format.maximumValueDescription ? h('div', { class: 'fs-ends' }, h('span', null, format.minimumValueDescription), h('span', null, format.maximumValueDescription)) : null),
    read: () => {
      const got = read();
      if (got.error) return { answers: original, error: got.error };
      const unit = unitNow();
      if (got.empty) return unit && !fixed && typed && typed.value.trim() ? { answers: [], error: context.t('numberMissing') } : { answers: [] };
      if (!unit && units.length) return { answers: original, error: context.t('unitMissing') };
      const value = { value: got.number };
      if (unit) {
        if (unit.text || unit.code) value.unit = unit.text || unit.code;
        // A unit typed where the form says nothing of units is only words.
        if (unit.code && !unit.isTyped) { if (unit.system) value.system = unit.system; value.code = unit.code; }
      }
      const answer = { valueQuantity: value };
      if (original.length && keyOf(original[0]) === keyOf(answer)) return { answers: original };
      return { answers: [answer] };
    },
    write: (answers) => {
      original = answers.slice(0, 1);
      const value = original.length ? valueOf(original[0])[1] || {} : {};
      show(value.value);
      if (picker) {
        const at = units.findIndex((unit) => (value.code ? unit.code === value.code && (!unit.system || !value.system || unit.system === value.system) : value.unit && optionText(unit) === value.unit));
        if (at >= 0) picker.value = String(at);
        else if (value.unit || value.code) { if (typed) { picker.value = 'other'; typed.value = value.code || value.unit; } } else if (!original.length && picker.value === 'other') picker.value = units.length > 1 ? '' : '0';
        refresh();
      } else if (typed && original.length) typed.value = value.unit || value.code || '';
    },
    focus: () => input.focus(), inputs: () => [input],
  };
}

// MARK: Dates and times

function dateControl(item, context) {
  const format = item.answerFormat || {};
  const day = (text) => (/^\d{4}-\d\d-\d\d$/.test(text || '') ? text : null);
  const whole = h('input', { class: 'fs-input fs-date', type: 'date', min: day(format.minimumDate), max: day(format.maximumDate) || '9999-12-31', oninput: () => context.changed(), onchange: () => context.changed(true) });
  const part = h('input', { class: 'fs-input fs-date', type: 'text', inputmode: 'numeric', placeholder: '2020-05', autocomplete: 'off', dir: 'ltr', oninput: () => context.changed(), onchange: () => context.changed(true) });
  const hintID = newID('hint');
  const hint = h('div', { class: 'fs-note', id: hintID }, context.t('partialHint'));
  part.setAttribute('aria-describedby', hintID);
  named(whole, context);
  named(part, context);
  let isPart = false;
  let original = [];
  const swap = h('button', { type: 'button', class: 'fs-link', onclick: () => { isPart = !isPart; refresh(); (isPart ? part : whole).focus(); context.changed(); } });
  const refresh = () => {
    whole.hidden = isPart;
    part.hidden = hint.hidden = !isPart;
    swap.textContent = context.t(isPart ? 'wholeDate' : 'partialDate');
  };
  refresh();
  return {
    node: h('div', { class: 'fs-field fs-date-field' }, whole, part, hint, swap),
    read: () => {
      if (isPart) {
        const text = part.value.trim();
        if (!text) return { answers: [] };
        const turned = /^(\d{1,2})[./](\d{4})$/.exec(text);
        const date = turned ? `${turned[2]}-${turned[1].padStart(2, '0')}` : text.replace(/[./]/g, '-');
        if (!/^\d{4}(-(0[1-9]|1[0-2])(-\d\d)?)?$/.test(date)) return { answers: original, error: context.t('dateWrong') };
        return { answers: [{ valueDate: date }] };
      }
      if (whole.validity.badInput) return { answers: original, error: context.t('dateIncomplete') };
      return { answers: whole.value ? [{ valueDate: whole.value }] : [] };
    },
    write: (answers) => {
      original = answers.slice(0, 1);
      const text = original.length ? String(valueOf(original[0])[1] ?? '') : '';
      if (text && !day(text)) { isPart = true; part.value = text; } else { if (text) isPart = false; if (!whole.validity.badInput || text) whole.value = text; if (!text) part.value = ''; }
      refresh();
    },
    focus: () => (isPart ? part : whole).focus(), inputs: () => [whole, part],
  };
}

function dateTimeControl(item, context) {
  const format = item.answerFormat || {};
  const dateID = newID('date'), timeID = newID('time');
  const day = (text) => ((/^\d{4}-\d\d-\d\d/.exec(text || '') || [null])[0]);
  const date = h('input', { class: 'fs-input fs-date', type: 'date', id: newID('input'), min: day(format.minimumDate), max: day(format.maximumDate) || '9999-12-31', oninput: () => context.changed(), onchange: () => context.changed(true) });
  const time = h('input', { class: 'fs-input fs-time', type: 'time', id: newID('input'), step: '60', oninput: () => context.changed(), onchange: () => context.changed(true) });
  named(date, context, dateID);
  named(time, context, timeID);
  const zone = h('span', { class: 'fs-unit' });
  let original = [];
  let written = { date: '', time: '', offset: '' };
  return {
    node: h('div', { class: 'fs-field fs-date-time' },
      h('div', null, h('label', { id: dateID, for: date.id, class: 'fs-small-label' }, context.t('date')), date),
      h('div', null, h('label', { id: timeID, for: time.id, class: 'fs-small-label' }, context.t('time')), h('span', { class: 'fs-with-unit' }, time, zone))),
    read: () => {
      if (date.validity.badInput || time.validity.badInput || (!date.value && time.value)) return { answers: original, error: context.t('timeIncomplete') };
      if (!date.value) return { answers: [] };
      if (original.length && date.value === written.date && (time.value === written.time.slice(0, time.value.length) && (time.value || !written.time))) return { answers: original };
      if (!time.value) return { answers: [{ valueDateTime: date.value }] };
      const clock = time.value.length === 5 ? time.value + ':00' : time.value;
      const offset = zone.textContent ? written.offset : localOffset(date.value, clock);
      return { answers: [{ valueDateTime: `${date.value}T${clock}${offset}` }] };
    },
    write: (answers) => {
      original = answers.slice(0, 1);
      written = splitDateTime(original.length ? valueOf(original[0])[1] : '');
      if (original.length || !date.validity.badInput) date.value = day(written.date) || '';
      const seconds = written.time.slice(6, 8);
      time.step = seconds && seconds !== '00' ? '1' : '60';
      if (original.length || !time.validity.badInput) if (original.length || !(time.value && !date.value)) time.value = written.time.slice(0, seconds && seconds !== '00' ? 8 : 5);
      const isForeign = written.offset && written.time && day(written.date) && (written.offset === 'Z' ? '+00:00' : written.offset) !== localOffset(written.date, written.time);
      zone.textContent = isForeign ? `UTC${written.offset === 'Z' ? '' : written.offset}` : '';
    },
    focus: () => date.focus(), inputs: () => [date, time],
  };
}

function timeControl(item, context) {
  const format = item.answerFormat || {};
  const input = h('input', { class: 'fs-input fs-time', type: 'time', step: '60', min: format.minimum, max: format.maximum, oninput: () => context.changed(), onchange: () => context.changed(true) });
  named(input, context);
  let original = [];
  return {
    node: h('div', { class: 'fs-field' }, input),
    read: () => {
      if (input.validity.badInput) return { answers: original, error: context.t('timeWrong') };
      if (!input.value) return { answers: [] };
      const clock = input.value.length === 5 ? input.value + ':00' : input.value;
      if (original.length && String(valueOf(original[0])[1]).startsWith(clock)) return { answers: original };
      return { answers: [{ valueTime: clock }] };
    },
    write: (answers) => {
      original = answers.slice(0, 1);
      const text = original.length ? String(valueOf(original[0])[1]) : '';
      input.step = /^\d\d:\d\d:(?!00)/.test(text) ? '1' : '60';
      if (text || !input.validity.badInput) input.value = /^\d\d:\d\d:00/.test(text) ? text.slice(0, 5) : text.slice(0, 8);
    },
    focus: () => input.focus(), inputs: () => [input],
  };
}

// MARK: References

function referenceControl(item, context) {
  const types = ((item.answerFormat || {}).referenceTypes || []).filter((type) => /^[A-Z][A-Za-z]+$/.test(type));
  const name = (resource) => {
    const human = [resource.name].flat()[0];
    const words = typeof human === 'string' ? human : human ? human.text || [human.given, human.family].flat().filter(Boolean).join(' ') : resource.title || resource.description;
    return typeof words === 'string' && words ? words : `${resource.resourceType}/${resource.id}`;
  };
  return comboBox(item, context, {
    placeholder: (item.answerFormat || {}).placeholder || context.t('referenceHint', { example: `${types[0] || 'Practitioner'}/1` }),
    search: async (text, signal) => {
      const found = [];
      for (const type of types.slice(0, 4)) {
        try {
          for (const resource of await context.api.candidates(type, text, signal)) {
            found.push({ text: name(resource), detail: `${type}/${resource.id}`, answer: { valueReference: { reference: `${type}/${resource.id}`, display: name(resource) } } });
          }
        } catch { /* Not shown here, or no such search: a reference can still be written. */ }
      }
      return found;
    },
    typed: (text) => ({ valueReference: /^[A-Z][A-Za-z]+\/[A-Za-z0-9.-]{1,64}$|^https?:|^urn:|^#/.test(text) ? { reference: text } : { display: text } }),
  });
}

// MARK: Yes or no

function booleanControl(item, context) {
  const format = item.answerFormat || {};
  if (format.control === 'check-box') {
    const input = h('input', { type: 'checkbox', onchange: () => context.changed(true) });
    const wordsID = newID('option');
    named(input, context, wordsID);
    let wasAnswered = false;
    return {
      node: h('div', { class: 'fs-options' }, h('label', { class: 'fs-option' }, input, h('span', { id: wordsID }, yesAndNo(format, context.t).yes))),
      read: () => ({ answers: input.checked ? [{ valueBoolean: true }] : wasAnswered ? [{ valueBoolean: false }] : [] }),
      write: (answers) => { wasAnswered = answers.length > 0; input.checked = wasAnswered && valueOf(answers[0])[1] === true; },
      focus: () => input.focus(), inputs: () => [input],
    };
  }
  const { yes: yesText, no: noText } = yesAndNo(format, context.t);
  const yes = { text: yesText, answer: { valueBoolean: true } };
  const no = { text: noText, answer: { valueBoolean: false } };
  return optionList({ ...item, answerFormat: { ...format, choices: [yes, no], orientation: format.orientation || 'horizontal' } }, context, { isMultiple: false, isBoolean: true });
}

// MARK: Choices

function choiceControl(item, context) {
  const format = item.answerFormat;
  const choices = format.choices || [];
  const isMultiple = format.style === 'multipleChoice' || (item.repeats && item.maxOccurs !== 1);
  const isRemote = (format.incomplete || format.choicesTruncated) && format.valueSet;
  const wantsBox = ['autocomplete', 'lookup'].includes(format.control) || (['drop-down'].includes(format.control) && (isMultiple || format.otherChoice));
  let control;
  if (format.format === 'textScale') control = textScale(item, context);
  else if ((format.format === 'valuePicker' || (context.isCell && !isMultiple && !format.otherChoice && choices.length > 2)) && choices.length && choices.length <= 60 && !isRemote) control = picker(item, context);
  else if (isRemote || wantsBox || format.format === 'valuePicker' || choices.length > (isMultiple ? 24 : longestList)) control = choiceBox(item, context, { isMultiple, isRemote });
  else control = optionList(item, context, { isMultiple });
  // The person is told in words; a search may still find more.
  if (format.incomplete && format.incompleteMessage) append(control.node, h('p', { class: 'fs-note fs-warning' }, format.incompleteMessage));
  return control;
}

function choiceBox(item, context, { isMultiple, isRemote }) {
  const format = item.answerFormat;
  const local = (format.choices || []).map((choice) => ({ ...choice, text: (choice.prefix ? choice.prefix + ' ' : '') + choice.text }));
  const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return comboBox(item, context, {
    isMultiple, known: local, placeholder: format.placeholder || context.t(local.length && !isRemote ? 'choose' : 'typeToSearch'),
    search: async (text, signal) => {
      const wanted = fold(text.trim());
      const near = wanted ? local.filter((choice) => fold(choice.text).includes(wanted)) : local;
      near.sort((one, other) => Number(fold(other.text).startsWith(wanted)) - Number(fold(one.text).startsWith(wanted)));
      if (!isRemote) return near;
      try {
        const found = await context.api.expand(format.valueSet, text.trim(), signal);
        return found.map(({ system, version, code, display }) => ({ text: display || code, detail: display ? code : '', answer: { valueCoding: { system, version, code, display } } }));
      } catch (error) {
        if (near.length) return near;
        throw error;
      }
    },
    failed: format.incompleteMessage,
    typed: format.otherChoice ? (text) => otherAnswer(format.otherChoice, text, context).answer : null,
    typedLabel: format.otherChoice && format.otherChoice.text,
  });
}

/** An answer of one's own, of the type that is asked for. */
function otherAnswer(other, text, context) {
  switch (other.valueType) {
    case 'integer': case 'decimal': {
      const got = readNumber(text, context.t.language, other.valueType === 'integer');
      if (!got.number) return { error: context.t(got.error || 'otherMissing', { example: '12' }) };
      return { answer: { [other.valueType === 'integer' ? 'valueInteger' : 'valueDecimal']: got.number } };
    }
    case 'date': return { answer: { valueDate: text.trim() } };
    case 'dateTime': return { answer: { valueDateTime: text.trim() } };
    case 'time': return { answer: { valueTime: /^\d\d:\d\d$/.test(text.trim()) ? text.trim() + ':00' : text.trim() } };
    case 'uri': return { answer: { valueUri: text.trim() } };
    case 'Coding': return { answer: { valueCoding: { display: text.trim() } } };
    case 'Quantity': {
      const parts = /^\s*(\S+)\s*(.*)$/.exec(text);
      const got = readNumber(parts ? parts[1] : '', context.t.language, false);
      if (!got.number) return { error: context.t(got.error || 'otherMissing', { example: '12' }) };
      return { answer: { valueQuantity: { value: got.number, ...(parts[2] ? { unit: parts[2].trim() } : {}) } } };
    }
    case 'Reference': return { answer: { valueReference: { display: text.trim() } } };
    default: return { answer: { valueString: text.trim() } };
  }
}

export function choiceLabel(choice, asSpan = true) {
  const media = choice.media && choice.media.data ? safePicture(`data:${choice.media.contentType};base64,${choice.media.data}`) : choice.media && choice.media.url;
  return h('span', { class: 'fs-option-text' }, choice.prefix ? h('span', { class: 'fs-prefix' }, choice.prefix, ' ') : null, textOf(choice, { inline: asSpan }),
    media && /^image\//.test(choice.media.contentType || '') ? h('img', { src: media, alt: choice.media.title || '', class: 'fs-option-media', loading: 'lazy' }) : null,
    choice.detail ? h('span', { class: 'fs-muted' }, ' ', choice.detail) : null);
}

/** Buttons to choose one, or boxes to choose several, with a field for an answer of one's own. */
function optionList(item, context, { isMultiple, isBoolean }) {
  const format = item.answerFormat;
  const group = newID('choice');
  const node = h('div', { role: isMultiple ? 'group' : 'radiogroup', class: 'fs-options' });
  named(node, context);
  if (format.orientation === 'horizontal') node.classList.add('fs-horizontal');
  if (isBoolean) node.classList.add('fs-boolean');
  if (format.columns > 1) { node.classList.add('fs-columns'); node.style.setProperty('--columns', String(Math.min(6, format.columns))); }
  if (!isMultiple && item.required) node.setAttribute('aria-required', 'true');
  let options = [];
  let extra = [];
  const pick = (option) => {
    if (isMultiple && option.input.checked) {
      for (const other of options) if (other !== option && (option.choice.exclusive || other.choice.exclusive)) other.input.checked = false;
      if (otherBox && option.choice.exclusive) otherBox.checked = false;
    }
    refresh();
    context.changed(true);
  };
  const makeOption = (choice, isGone) => {
    const input = h('input', { type: isMultiple ? 'checkbox' : 'radio', name: group, onchange: () => pick(option) });
    const option = { choice, input, isGone, node: h('label', { class: 'fs-option' }, input, choiceLabel(choice), isGone ? h('span', { class: 'fs-note' }, ` (${context.t('notOffered')})`) : null) };
    return option;
  };
  const other = format.otherChoice;
  const otherBox = other ? h('input', { type: isMultiple ? 'checkbox' : 'radio', name: group, onchange: () => {
    if (isMultiple && otherBox.checked) for (const option of options) if (option.choice.exclusive) option.input.checked = false;
    refresh();
    if (otherBox.checked) otherText.focus();
    context.changed(true);
  } }) : null;
  const otherText = other ? h(isMultiple ? 'textarea' : 'input', { class: 'fs-input', rows: isMultiple ? '2' : null, dir: 'auto', placeholder: other.placeholder, maxlength: other.maximumLength, 'aria-label': `${other.text} – ${context.t('otherText')}`, autocomplete: 'off',
    oninput: () => { if (!otherBox.checked && otherText.value) { otherBox.checked = true; refresh(); } context.changed(); }, onchange: () => context.changed(true) }) : null;
  const clear = isMultiple || item.required ? null : h('button', { type: 'button', class: 'fs-link fs-clear', onclick: () => {
    [...options.map((option) => option.input), otherBox].forEach((input) => { if (input) input.checked = false; });
    refresh();
    options[0] && options[0].input.focus();
    context.changed(true);
  } }, context.t('clear'));
  options = (format.choices || []).map((choice) => makeOption(choice, false));
  append(node, options.map((option) => option.node));
  const otherNode = other ? h('div', { class: 'fs-other' }, h('label', { class: 'fs-option' }, otherBox, h('span', { class: 'fs-option-text' }, other.text)), otherText) : null;
  append(node, otherNode);
  const refresh = () => {
    for (const option of options) option.node.classList.toggle('fs-chosen', option.input.checked);
    if (other) { otherNode.firstChild.classList.toggle('fs-chosen', otherBox.checked); otherText.hidden = !otherBox.checked; }
    if (clear) clear.hidden = !(options.some((option) => option.input.checked) || (otherBox && otherBox.checked));
  };
  refresh();
  const whole = h('div', { class: 'fs-field' }, node, clear);
  let written = [];
  return {
    node: whole,
    read: () => {
      const answers = options.filter((option) => option.input.checked).map((option) => written.find((answer) => keyOf(answer) === keyOf(option.choice.answer)) || option.choice.answer);
      let error;
      if (other && otherBox.checked) {
        const lines = (isMultiple ? otherText.value.split('\n') : [otherText.value]).map((line) => line.trim()).filter(Boolean);
        if (!lines.length) error = context.t('otherMissing');
        for (const line of lines) {
          const got = otherAnswer(other, line, context);
          if (got.error) error = got.error; else answers.push(written.find((answer) => keyOf(answer) === keyOf(got.answer)) || got.answer);
        }
      }
      return { answers, error };
    },
    write: (answers) => {
      written = answers;
      const keys = new Set(answers.map(keyOf));
      const known = new Set((format.choices || []).map((choice) => keyOf(choice.answer)));
      extra.forEach((option) => { option.node.remove(); });
      options = options.filter((option) => !option.isGone);
      extra = [];
      const own = [];
      for (const answer of answers) {
        if (known.has(keyOf(answer))) continue;
        const [name, value] = valueOf(answer);
        if (other && (name === 'valueString' || name !== 'valueCoding')) { own.push(answerText(answer, context.t, item)); continue; }
        if (other && other.valueType === 'Coding' && !value.code) { own.push(value.display || ''); continue; }
        extra.push(makeOption({ text: answerText(answer, context.t, item) || '?', answer }, true));
      }
      for (const option of extra) { options.push(option); node.insertBefore(option.node, otherNode); }
      for (const option of options) option.input.checked = keys.has(keyOf(option.choice.answer));
      if (other) {
        if (own.length || !(otherBox.checked && !otherText.value.trim())) otherBox.checked = own.length > 0;
        if (own.length) otherText.value = own.join('\n');
      }
      refresh();
    },
    focus: () => { const target = options.find((option) => option.input.checked) || options[0]; if (target) target.input.focus(); else if (otherBox) otherBox.focus(); },
    inputs: () => [node],
  };
}

function picker(item, context) {
  const choices = item.answerFormat.choices;
  const select = h('select', { class: 'fs-input', onchange: () => { original = null; context.changed(true); } }, h('option', { value: '' }, context.t('choose')),
    choices.map((choice, at) => h('option', { value: String(at) }, (choice.prefix ? choice.prefix + ' ' : '') + choice.text)));
  named(select, context);
  let original = null;
  return {
    node: h('div', { class: 'fs-field' }, select),
    read: () => ({ answers: original || (select.value === '' ? [] : [choices[Number(select.value)].answer]) }),
    write: (answers) => {
      original = answers.length ? answers.slice(0, 1) : null;
      const at = original ? choices.findIndex((choice) => keyOf(choice.answer) === keyOf(original[0])) : -1;
      select.querySelector('[value=gone]')?.remove();
      if (original && at < 0) select.append(h('option', { value: 'gone' }, `${answerText(original[0], context.t, item)} (${context.t('notOffered')})`));
      select.value = original ? (at < 0 ? 'gone' : String(at)) : '';
    },
    focus: () => select.focus(), inputs: () => [select],
  };
}

function textScale(item, context) {
  const control = optionList({ ...item, answerFormat: { ...item.answerFormat, orientation: 'horizontal' } }, context, { isMultiple: false });
  control.node.firstChild.classList.add('fs-text-scale');
  const format = item.answerFormat;
  if (format.minimumValueDescription || format.maximumValueDescription) append(control.node, h('div', { class: 'fs-ends' }, h('span', null, format.minimumValueDescription), h('span', null, format.maximumValueDescription)));
  return control;
}

export { sameAnswers };
