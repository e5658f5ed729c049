// Texts of forms, which anybody may have written: plain words, Markdown and XHTML are built up node by node from a list of
// elements and attributes that cannot do anything. The server has cleaned them already; here nothing rests on that.
import { h, append } from './dom.js';

const elements = new Set(('p br b strong i em u s small big sub sup span div blockquote pre code kbd samp var q cite abbr dfn ul ol li dl dt dd ' +
  'table caption colgroup col thead tbody tfoot tr th td hr h1 h2 h3 h4 h5 h6 a img tt ins del').split(' '));
/** Left out together with what they hold. */
const dropped = new Set('script style iframe object embed template noscript svg math form input button select textarea head title link meta base'.split(' '));
const spans = new Set(['colspan', 'rowspan']);
const styles = new Set(('color background-color font-weight font-style font-size text-decoration text-decoration-line text-align ' +
  'text-transform white-space letter-spacing font-variant').split(' '));

/** The address of a link if it may be followed. */
export function safeLink(text) {
  try {
    const url = new URL(String(text).trim());
    return ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : null;
  } catch { return null; }
}

/** Pictures only where nothing is fetched for them, and no SVG. */
export function safePicture(text) {
  return /^data:image\/(png|jpe?g|gif|webp|bmp);base64,[A-Za-z0-9+/=\s]+$/i.test(String(text)) ? String(text) : null;
}

/** Puts declarations of the form's CSS on an element, those that only tell how a text looks. */
export function applyStyle(element, css) {
  if (!css || css.length > 2000) return;
  const probe = document.createElement('span').style;
  try { probe.cssText = css; } catch { return; }
  for (const name of [...probe]) {
    const value = probe.getPropertyValue(name);
    if (styles.has(name) && !/url|image|expression|var\(/i.test(value)) element.style.setProperty(name, value);
  }
  // A colour of the author's is chosen for paper: it keeps its paper.
  if (element.style.color && !element.style.backgroundColor) element.classList.add('fs-paper');
  if (element.style.backgroundColor && !element.style.color) element.style.color = '#111';
}

function link(address, title) {
  return h('a', { href: address, target: '_blank', rel: 'noopener noreferrer nofollow', title });
}

function copy(from, to, depth) {
  if (depth > 60) return;
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) { to.append(plain(node.data)); continue; }
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    const name = node.localName.toLowerCase();
    if (dropped.has(name)) continue;
    if (!elements.has(name)) { copy(node, to, depth + 1); continue; }
    let made;
    if (name === 'img') {
      const source = safePicture(node.getAttribute('src') || '');
      if (source) made = h('img', { src: source, alt: plain(node.getAttribute('alt') || '') });
      else { if (node.getAttribute('alt')) to.append(plain(node.getAttribute('alt'))); continue; }
    } else if (name === 'a') {
      const address = safeLink(node.getAttribute('href') || '');
      made = address ? link(address, node.getAttribute('title')) : document.createElement('span');
    } else {
      // Headings of a text stand below those of the page.
      made = document.createElement(/^h[1-6]$/.test(name) ? 'p' : name);
      if (/^h[1-6]$/.test(name)) made.className = 'fs-text-heading';
    }
    for (const attribute of node.attributes) {
      const key = attribute.name.toLowerCase();
      if (key === styleName) applyStyle(made, attribute.value);
      else if (spans.has(key) && /^\d{1,3}$/.test(attribute.value)) made.setAttribute(key, attribute.value);
      else if ((key === 'lang' || key === 'xml:lang') && /^[A-Za-z0-9-]{1,35}$/.test(attribute.value)) made.setAttribute('lang', attribute.value);
      else if (key === 'dir' && /^(ltr|rtl|auto)$/i.test(attribute.value)) made.setAttribute('dir', attribute.value);
      else if (key === 'scope' && /^(row|col)$/.test(attribute.value)) made.setAttribute(key, attribute.value);
    }
    copy(node, made, depth + 1);
    to.append(made);
  }
}

/** Stands for `style` while a text is parsed: the page's policy reports each inline style, even in a document that is inert. */
const styleName = 'data-fs-style';
const plain = (text) => text.replaceAll(styleName, 'style');

/** XHTML as nodes. The parser's document is inert: nothing in it runs or is fetched. */
export function fromXHTML(text) {
  const out = document.createDocumentFragment();
  copy(new DOMParser().parseFromString(text.replace(/([\s/"'])style(?=\s*=)/gi, `$1${styleName}`), 'text/html').body, out, 0);
  return out;
}

// MARK: Markdown

const inline = /(\\[\\`*_{}[\]()#+\-.!~|>])|(`+)([^`]|[^`][\s\S]*?[^`])\2(?!`)|!?\[((?:[^\][]|\[[^\]]*\])*)\]\(\s*<?([^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*)>?(?:\s+(?:"([^"]*)"|'([^']*)'))?\s*\)|<((?:https?:\/\/|mailto:)[^\s<>]+)>|(\*\*|__)(?=\S)([\s\S]*?\S)\9|([*_])(?=\S)([\s\S]*?\S)\11(?!\w)|(~~)(?=\S)([\s\S]*?\S)~~|(<br\s*\/?>|(?: {2,}|\\)\n)/;

/** A paragraph longer than this is shown as it is written: finding marks takes the square of its length. */
const longestParagraph = 6000;

function words(text, to, depth = 0) {
  if (text.length > longestParagraph) { to.append(text); return; }
  while (text) {
    const found = depth < 20 ? inline.exec(text) : null;
    if (!found) { to.append(text); return; }
    if (found.index) to.append(text.slice(0, found.index));
    text = text.slice(found.index + found[0].length);
    if (found[1]) to.append(found[1][1]);
    else if (found[2]) to.append(h('code', null, found[3].trim()));
    else if (found[4] !== undefined) {
      const isPicture = found[0][0] === '!';
      const address = isPicture ? null : safeLink(found[5]);
      const made = address ? link(address, found[6] || found[7]) : document.createElement('span');
      if (isPicture && safePicture(found[5])) to.append(h('img', { src: found[5], alt: found[4] }));
      else { words(found[4], made, depth + 1); to.append(made); }
    } else if (found[8]) to.append(append(link(safeLink(found[8]) || '#'), [found[8]]));
    else if (found[9]) words(found[10], to.appendChild(document.createElement('strong')), depth + 1);
    else if (found[11]) words(found[12], to.appendChild(document.createElement('em')), depth + 1);
    else if (found[13]) words(found[14], to.appendChild(document.createElement('s')), depth + 1);
    else to.append(document.createElement('br'));
  }
}

const item = /^(\s*)([-*+]|\d{1,9}[.)])\s+(.*)$/;

function list(lines, start, to) {
  const first = item.exec(lines[start]);
  const isOrdered = /\d/.test(first[2]);
  const made = h(isOrdered ? 'ol' : 'ul', { start: isOrdered && parseInt(first[2], 10) !== 1 ? parseInt(first[2], 10) : null });
  let at = start;
  while (at < lines.length) {
    const found = item.exec(lines[at]);
    if (!found || found[1].length !== first[1].length || /\d/.test(found[2]) !== isOrdered) break;
    const own = [found[3]];
    at++;
    while (at < lines.length) {
      const deeper = item.exec(lines[at]);
      if (deeper && deeper[1].length <= first[1].length) break;
      if (!lines[at].trim() && !(lines[at + 1] || '').startsWith(' '.repeat(first[1].length + 2))) break;
      if (!deeper && lines[at].trim() && !/^\s/.test(lines[at]) && !own[own.length - 1].trim()) break;
      own.push(lines[at].replace(new RegExp(`^ {1,${first[1].length + found[2].length + 1}}`), ''));
      at++;
    }
    const entry = document.createElement('li');
    if (own.length === 1) words(own[0], entry); else blocks(own, entry, true);
    made.append(entry);
    while (at < lines.length && !lines[at].trim() && item.test(lines[at + 1] || '')) at++;
  }
  to.append(made);
  return at;
}

const row = (line) => line.trim().replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));

function table(lines, start, to) {
  const made = document.createElement('table');
  const cells = (line, name) => h('tr', null, row(line).map((cell) => { const td = document.createElement(name); words(cell, td); return td; }));
  made.append(h('thead', null, cells(lines[start], 'th')));
  const body = made.appendChild(document.createElement('tbody'));
  let at = start + 2;
  for (; at < lines.length && lines[at].includes('|'); at++) body.append(cells(lines[at], 'td'));
  to.append(made);
  return at;
}

function blocks(lines, to, isTight = false) {
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    if (!line.trim()) { at++; continue; }
    const fence = /^\s*(```|~~~)/.exec(line);
    if (fence) {
      const code = [];
      for (at++; at < lines.length && !lines[at].trim().startsWith(fence[1]); at++) code.push(lines[at]);
      at++;
      to.append(h('pre', null, h('code', null, code.join('\n'))));
      continue;
    }
    const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (heading) {
      const made = h('p', { class: 'fs-text-heading' });
      words(heading[2], made);
      to.append(made);
      at++;
      continue;
    }
    if (/^ {0,3}([-*_])(\s*\1){2,}\s*$/.test(line)) { to.append(document.createElement('hr')); at++; continue; }
    if (/^ {0,3}>/.test(line)) {
      const own = [];
      for (; at < lines.length && /^ {0,3}>/.test(lines[at]); at++) own.push(lines[at].replace(/^ {0,3}> ?/, ''));
      blocks(own, to.appendChild(document.createElement('blockquote')));
      continue;
    }
    if (item.test(line)) { at = list(lines, at, to); continue; }
    if (line.includes('|') && /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(lines[at + 1] || '')) { at = table(lines, at, to); continue; }
    const own = [];
    for (; at < lines.length && lines[at].trim() && (!own.length || !(/^ {0,3}(#{1,6}\s|>|```|~~~)/.test(lines[at]) || item.test(lines[at]))); at++) own.push(lines[at].replace(/^ +/, ''));
    const made = isTight && !to.childNodes.length ? to : to.appendChild(document.createElement('p'));
    words(own.join('\n'), made);
  }
}

/** Markdown as nodes; HTML in it stays text. */
export function fromMarkdown(text) {
  const out = document.createDocumentFragment();
  blocks(String(text).slice(0, 200000).replace(/\r\n?/g, '\n').split('\n'), out, true);
  return out;
}

/** The text of an item, hint or choice as it is best drawn. Block markup is wrapped so that it can stand in a label. */
export function textOf(thing, { className = '', fallback = '', inline: asSpan = false } = {}) {
  const out = document.createElement(asSpan ? 'span' : 'div');
  out.className = `fs-text ${className}`.trim();
  const text = thing.text ?? fallback;
  if (thing.xhtml) out.append(fromXHTML(thing.xhtml));
  else if (thing.markdown) out.append(fromMarkdown(thing.markdown));
  else out.append(text);
  if (!out.textContent.trim() && !out.querySelector('img') && text) out.replaceChildren(text);
  if (thing.style) applyStyle(out, thing.style);
  if (thing.language) out.setAttribute('lang', thing.language);
  return out;
}
