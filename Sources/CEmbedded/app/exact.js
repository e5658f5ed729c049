// JSON whose numbers keep their written digits: a decimal of FHIR is not a floating-point number.

/** A number as it is written. `Number(x)` gives a rounded value to compare with. */
export class Exact {
  constructor(text) { this.text = text; }
  valueOf() { return Number(this.text); }
  toString() { return this.text; }
}

/** Parses JSON; numbers that would change their digits become `Exact`, where the browser can tell. */
export function parse(text) {
  return JSON.parse(text, (key, value, context) =>
    typeof value === 'number' && context && context.source !== undefined && context.source !== String(value)
      ? new Exact(context.source) : value);
}

/** The reverse. `space` as in JSON.stringify. */
export function stringify(value, space) {
  const marks = [];
  const token = `\u0001${Math.random().toString(36).slice(2)}${Date.now()}`;
  const text = JSON.stringify(value, (key, one) => {
    if (!(one instanceof Exact)) return one;
    marks.push(one.text);
    return token + (marks.length - 1) + '\u0001';
  }, space);
  if (!marks.length) return text;
  const quoted = JSON.stringify(token).slice(1, -1);
  return text.replaceAll(new RegExp('"' + quoted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') + '(\\d+)\\\\u0001"', 'g'),
    (all, index) => marks[index]);
}

/** A fit name for a request or a file. */
export function randomID() {
  if (crypto.randomUUID) return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
