// Making elements. Texts always become text nodes: nothing here ever parses HTML.

/**
 * An element. `props`: attributes, `on…` listeners, `class`; values that are null, undefined or false are left out.
 * Children: elements, texts, lists of them; null and false are left out.
 */
export function h(name, props, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(props || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key === 'value' || key === 'checked' || key === 'disabled' || key === 'selected') element[key] = value;
    else element.setAttribute(key, value === true ? '' : String(value));
  }
  append(element, children);
  return element;
}

export function append(element, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === '') continue;
    element.append(child instanceof Node ? child : String(child));
  }
  return element;
}

export function replace(element, ...children) {
  element.replaceChildren();
  return append(element, children);
}

let count = 0;
/** An id no other element of the page has. */
export const newID = (word) => `fs-${word}-${++count}`;

/** An icon of the player, as SVG. */
export function icon(name) {
  const paths = {
    back: 'M15 5l-7 7 7 7', next: 'M9 5l7 7-7 7', plus: 'M12 5v14M5 12h14', minus: 'M5 12h14', close: 'M6 6l12 12M18 6L6 18',
    up: 'M5 15l7-7 7 7', down: 'M5 9l7 7 7-7', link: 'M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1 1M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1-1',
    check: 'M5 13l4 4L19 7', file: 'M6 3h8l4 4v14H6zM14 3v4h4', camera: 'M4 8h4l2-3h4l2 3h4v11H4zM12 16a3 3 0 100-6 3 3 0 000 6',
    pen: 'M4 20l1-5L16 4l4 4L9 19z', search: 'M11 18a7 7 0 100-14 7 7 0 000 14M16 16l5 5', gear: 'M4 7h16M4 12h16M4 17h16M9 5v4M15 10v4M8 15v4',
  };
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', `fs-icon fs-icon-${name}`);
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', paths[name]);
  svg.append(path);
  return svg;
}
