import { Element } from 'domhandler';

/**
 * Converts dashes to the drawing's units. A drawing may give them relative to `pathLength`, which the
 * rasteriser does not support. Such paths are circles, arcs of a circle, or straight lines.
 */
export function scaleDashes(element: Element): Element {
  const { pathLength, 'stroke-dasharray': dashes, ...attributes } = element.attribs;
  if (pathLength === undefined || dashes === undefined) return element;
  const { d = '', r = '0', 'stroke-dashoffset': offset = '0' } = attributes;
  const unit = (element.name === 'circle' ? 2 * Math.PI * Number(r) : lengthOf(d)) / Number(pathLength);
  const scaled = (text: string) => Math.round(Number(text) * unit * 1000) / 1000;
  const scaledDashes = dashes
    .split(/[\s,]+/)
    .map(scaled)
    .join(' ');
  const own = { ...attributes, 'stroke-dasharray': scaledDashes, 'stroke-dashoffset': String(scaled(offset)) };
  return new Element(element.name, own, element.children);
}

/** The length of a path of moves, lines and circular arcs under half a turn, all absolute. */
function lengthOf(d: string): number {
  let [x, y, sum] = [0, 0, 0];
  for (const [, command = '', text = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = [...text.matchAll(/-?[\d.]+/g)].map(Number);
    if (!'MLA'.includes(command)) throw new Error(`The length of '${d}' is not known: '${command}'.`);
    const step = command === 'A' ? 7 : 2;
    for (let index = 0; index < numbers.length; index += step) {
      const [toX = 0, toY = 0] = numbers.slice(index + step - 2);
      const chord = Math.hypot(toX - x, toY - y);
      const radius = numbers[index] ?? 0;
      if (command === 'L') sum += chord;
      if (command === 'A') sum += 2 * radius * Math.asin(Math.min(1, chord / (2 * radius)));
      [x, y] = [toX, toY];
    }
  }
  return sum;
}
