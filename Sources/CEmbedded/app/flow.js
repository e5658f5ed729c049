// The ways through a form as a picture: items from top to bottom in the order of the form, lines for what follows what.

const space = 'http://www.w3.org/2000/svg';
const line = 34;
const mostItems = 300;

function svg(name, attributes, ...children) {
  const element = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Items of all ways in one order that none of them contradicts. */
function orderOf(ways, texts) {
  const inForm = [...texts.keys()];
  const seen = new Set(ways.flat());
  if (inForm.length) return inForm.filter((id) => seen.has(id));
  const order = [];
  for (const way of ways) way.forEach((id, at) => { if (!order.includes(id)) order.splice(at ? order.indexOf(way[at - 1]) + 1 : 0, 0, id); });
  return order;
}

/**
 * - ways: lists of linkIds
 * - texts: linkId to item of the form
 * - chosen: the way to show strongly, or null
 */
export function flowGraph(ways, texts, chosen, go) {
  const items = orderOf(ways, texts).slice(0, mostItems);
  const row = new Map(items.map((id, at) => [id, at]));
  const share = (id) => ways.filter((way) => way.includes(id)).length;
  const edges = new Map();
  ways.forEach((way, number) => {
    const known = way.filter((id) => row.has(id));
    known.forEach((id, at) => {
      if (!at) return;
      const key = `${row.get(known[at - 1])} ${row.get(id)}`;
      const edge = edges.get(key) || { from: row.get(known[at - 1]), to: row.get(id), count: 0, isChosen: false };
      edge.count++;
      if (number === chosen) edge.isChosen = true;
      edges.set(key, edge);
    });
  });
  // Items that only some ways have stand aside, those of fewer ways further.
  const lane = (id) => (share(id) === ways.length ? 0 : 1);
  const x = (id) => 70 + lane(id) * 26;
  const y = (at) => 20 + at * line;
  const height = y(items.length - 1) + 24;
  const picture = svg('svg', { viewBox: `0 0 640 ${height}`, width: '640', height, role: 'img', class: 'flow' });
  picture.append(svg('title', {}, document.createTextNode(`${items.length} items, ${ways.length} ways through the form`)));
  for (const edge of [...edges.values()].sort((one, other) => Number(one.isChosen) - Number(other.isChosen))) {
    const [x1, y1, x2, y2] = [x(items[edge.from]), y(edge.from), x(items[edge.to]), y(edge.to)];
    const leap = edge.to - edge.from;
    const out = Math.min(62, 14 + leap * 5);
    const path = leap === 1 ? `M${x1} ${y1 + 7} C${x1} ${y1 + line / 2} ${x2} ${y2 - line / 2} ${x2} ${y2 - 7}` : `M${x1 - 7} ${y1} C${Math.min(x1, x2) - out} ${y1} ${Math.min(x1, x2) - out} ${y2} ${x2 - 7} ${y2}`;
    picture.append(svg('path', { d: path, class: `flow-line${chosen === null ? '' : edge.isChosen ? ' flow-chosen' : ' flow-faint'}`, 'stroke-width': (1 + 3.5 * edge.count / ways.length).toFixed(1) }));
  }
  items.forEach((id, at) => {
    const item = texts.get(id) || {};
    const isOn = chosen === null || ways[chosen].includes(id);
    const count = share(id);
    const label = `${id}${item.text ? '  ' + item.text.replace(/\s+/g, ' ') : ''}`;
    const shape = item.type === 'group' ? svg('rect', { x: x(id) - 7, y: y(at) - 7, width: 14, height: 14, rx: 3 }) : item.type === 'display' ? svg('rect', { x: x(id) - 7, y: y(at) - 4, width: 14, height: 8, rx: 4 }) : svg('circle', { cx: x(id), cy: y(at), r: 7 });
    shape.setAttribute('class', `flow-node${count === ways.length ? ' flow-always' : ''}`);
    const text = svg('text', { x: 112, y: y(at) + 5, class: 'flow-text' }, document.createTextNode(label.length > 62 ? label.slice(0, 61) + '…' : label));
    const whole = svg('title', {}, document.createTextNode(`${label}\nin ${count} of ${ways.length} ways`));
    const group = svg('g', { class: `flow-item${isOn ? '' : ' flow-off'}` }, whole, shape, text);
    group.addEventListener('click', () => go(id));
    picture.append(group);
  });
  return picture;
}
