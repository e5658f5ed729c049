// Answers as people read and write them: numbers, dates, units, sizes.
import { Exact, stringify } from './exact.js';

/** The name and value of an answer: ['valueCoding', {…}]. */
export function valueOf(answer) {
  for (const key in answer) if (key.startsWith('value') && key !== 'value') return [key, answer[key]];
  return [null, undefined];
}

/** What makes two answers the same choice. */
export function keyOf(answer) {
  const [name, value] = valueOf(answer || {});
  if (name === 'valueCoding') return `c|${value.system || ''}|${value.code ?? value.display ?? ''}`;
  if (name === 'valueReference') return `r|${value.reference ?? value.display ?? ''}`;
  if (name === 'valueQuantity') return `q|${value.value}|${value.system || ''}|${value.code ?? value.unit ?? ''}`;
  return `${name}|${value instanceof Exact ? value.text : stringify(value)}`;
}

export const sameAnswers = (one, other) => one.length === other.length && one.every((answer, at) => stringify(answer) === stringify(other[at]));

// MARK: Numbers

export function decimalSeparator(language) {
  try {
    return new Intl.NumberFormat(language).formatToParts(1.5).find((part) => part.type === 'decimal').value === ',' ? ',' : '.';
  } catch { return '.'; }
}

/** A written number for people: its digits stay, only the separator is theirs. */
export const numberText = (value, language) => String(value).replace('.', decimalSeparator(language));

/**
 * What somebody typed as a number: {number: Exact}, {empty: true} or {error: key of a message}.
 * Comma and point are both taken as the decimal separator unless they may mean thousands.
 */
export function readNumber(text, language, isInteger) {
  let plain = String(text).replace(/[\u0660-\u0669]/g, (c) => String(c.charCodeAt(0) - 0x660)).replace(/[\u06f0-\u06f9]/g, (c) => String(c.charCodeAt(0) - 0x6f0))
    .replace(/[\u2212\u2013\uff0d]/g, '-').replace(/[\u066b\uff0e]/g, '.').replace(/\uff0c/g, ',').replace(/[\u200e\u200f\u061c]/g, '').trim();
  if (!plain) return { empty: true };
  if (/[\s\u00a0\u202f'’\u066c]/.test(plain) && /\d/.test(plain)) return { error: 'numberAmbiguous' };
  const marks = plain.match(/[.,]/g) || [];
  if (marks.length > 1) return { error: 'numberAmbiguous' };
  if (marks.length === 1 && marks[0] !== decimalSeparator(language) && /^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(plain)) return { error: 'numberAmbiguous' };
  plain = plain.replace(',', '.').replace(/^\+/, '');
  const parts = /^(-?)(\d*)(?:\.(\d*))?$/.exec(plain);
  if (!parts || !(parts[2] || parts[3])) return { error: isInteger ? 'integerWrong' : 'numberWrong' };
  const whole = (parts[2] || '0').replace(/^0+(?=\d)/, '');
  if (isInteger && parts[3] && /[^0]/.test(parts[3])) return { error: 'integerWrong' };
  const sign = parts[1] && /[1-9]/.test(whole + (parts[3] || '')) ? '-' : '';
  return { number: new Exact(sign + whole + (parts[3] && !isInteger ? '.' + parts[3] : '')) };
}

// MARK: Dates

const pad = (number) => String(number).padStart(2, '0');

/** The offset of this machine at a wall-clock time: +02:00. */
export function localOffset(date, time) {
  const [year, month, day] = date.split('-').map(Number);
  const [hour, minute] = time.split(':').map(Number);
  const at = new Date(year, month - 1, day, hour, minute);
  const minutes = -at.getTimezoneOffset();
  return (minutes < 0 ? '-' : '+') + pad(Math.floor(Math.abs(minutes) / 60)) + ':' + pad(Math.abs(minutes) % 60);
}

/** Parts of a dateTime: {date, time, offset}. */
export function splitDateTime(text) {
  const parts = /^(\d{4}(?:-\d\d(?:-\d\d)?)?)(?:T(\d\d:\d\d(?::\d\d)?(?:\.\d+)?)(Z|[+-]\d\d:\d\d)?)?$/.exec(text || '');
  return parts ? { date: parts[1], time: parts[2] || '', offset: parts[3] || '' } : { date: '', time: '', offset: '' };
}

/** A date of any precision in words. */
export function dateText(text, language) {
  const parts = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(text || '');
  if (!parts) return String(text ?? '');
  if (!parts[2]) return parts[1];
  const at = new Date(Date.UTC(2000, Number(parts[2]) - 1, Number(parts[3] || 1)));
  at.setUTCFullYear(Number(parts[1]));
  const options = { year: 'numeric', month: 'long', timeZone: 'UTC', calendar: 'gregory', ...(parts[3] ? { day: 'numeric' } : {}) };
  try { return new Intl.DateTimeFormat(language, options).format(at); } catch { return text; }
}

export function dateTimeText(text, language) {
  const { date, time, offset } = splitDateTime(text);
  if (!date) return String(text ?? '');
  if (!time) return dateText(date, language);
  const isLocal = offset && /^\d{4}-\d\d-\d\d$/.test(date) && (offset === 'Z' ? '+00:00' : offset) === localOffset(date, time);
  return `${dateText(date, language)}, ${time.replace(/:00(\.0+)?$/, '')}${isLocal || !offset ? '' : ` (UTC${offset === 'Z' ? '' : offset})`}`;
}

// MARK: Sizes

export function sizeText(bytes, language) {
  const units = ['B', 'kB', 'MB', 'GB'];
  let value = Number(bytes), at = 0;
  while (value >= 1024 && at < units.length - 1) { value /= 1024; at++; }
  try { return `${new Intl.NumberFormat(language, { maximumFractionDigits: at ? 1 : 0 }).format(value)} ${units[at]}`; } catch { return `${value} ${units[at]}`; }
}

/** The words of a boolean. The server's are English where it does not speak the form's language; the player may. */
export function yesAndNo(format, t) {
  const isFallback = format.yes === 'Yes' && format.no === 'No';
  return { yes: (isFallback ? null : format.yes) || t('yes'), no: (isFallback ? null : format.no) || t('no') };
}

/** An answer in words. */
export function answerText(answer, t, item = {}) {
  const [name, value] = valueOf(answer);
  const format = item.answerFormat || {};
  switch (name) {
    case null: return '';
    case 'valueBoolean': return yesAndNo(format, t)[value ? 'yes' : 'no'];
    case 'valueCoding': {
      const choice = (format.choices || []).find((one) => keyOf(one.answer) === keyOf(answer));
      return (choice && choice.text) || value.display || value.code || '';
    }
    case 'valueQuantity': return `${value.comparator || ''}${value.value === undefined ? '' : numberText(value.value, t.language)} ${value.unit || value.code || ''}`.trim();
    case 'valueDecimal': case 'valueInteger': return `${numberText(value, t.language)}${format.displayUnit || format.unit ? ' ' + (format.displayUnit || (typeof format.unit === 'string' ? format.unit : '')) : ''}`.trim();
    case 'valueDate': return dateText(value, t.language);
    case 'valueDateTime': case 'valueInstant': return dateTimeText(value, t.language);
    case 'valueTime': return String(value).replace(/:00$/, '');
    case 'valueAttachment': return [value.title || t('file'), value.contentType, value.size !== undefined ? sizeText(value.size, t.language) : ''].filter(Boolean).join(' · ');
    case 'valueReference': return value.display || value.reference || (value.identifier && value.identifier.value) || '';
    default: return typeof value === 'object' && !(value instanceof Exact) ? stringify(value) : String(value);
  }
}
