import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** Attributes that give the element its form; any other would be lost in a path. */
const geometry = /^(?:d|cx|cy|r|rx|ry|[xy][12]?|width|height|points)$/;
/** How every stroke icon is drawn; `fill` is on dots, which their stroke covers. */
const style = /^(?:fill|stroke(?:-linecap|-linejoin|-width)?)$/;

/**
 * Joins the elements of a stroke icon into the data of one path, so that a page carries one element per icon.
 * @throws when the icon uses an element or an attribute that a path cannot express
 */
export function toPath(body: string): string {
  return elementsOf(body).map(outline).join('');
}

function elementsOf(body: string): Element[] {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(body, { xmlMode: true }));
  for (const { name, attribs } of elements) {
    const lost = Object.keys(attribs).find((key) => !geometry.test(key) && !style.test(key));
    if (lost !== undefined) throw new Error(`<${name} ${lost}> cannot become part of a path.`);
  }
  // Groups are dropped: they only carry style attributes.
  return elements.filter(({ name }) => name !== 'g');
}

function outline({ name: tag, attribs }: Element): string {
  const value = (name: string) => Number(attribs[name] ?? 0);
  switch (tag) {
    case 'path':
      return startAbsolutely(attribs['d'] ?? '');
    case 'circle':
      return ellipse(value('cx'), value('cy'), value('r'), value('r'));
    case 'ellipse':
      return ellipse(value('cx'), value('cy'), value('rx'), value('ry'));
    case 'line':
      return `M${value('x1')} ${value('y1')}L${value('x2')} ${value('y2')}`;
    case 'polyline':
      return `M${attribs['points'] ?? ''}`;
    case 'polygon':
      return `M${attribs['points'] ?? ''}Z`;
    case 'rect':
      return rectangle(
        value('x'),
        value('y'),
        value('width'),
        value('height'),
        Number(attribs['rx'] ?? attribs['ry'] ?? 0),
      );
    default:
      throw new Error(`<${tag}> cannot become part of a path.`);
  }
}

/**
 * A path may begin with a relative move, which after another path would start from where that one ended.
 * Its first pair is made absolute; the pairs after it are lines, and stay relative.
 */
function startAbsolutely(d: string): string {
  const match = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(.*)$/s.exec(d);
  if (!match) return d;
  const [, x, y, rest = ''] = match;
  return `M${x} ${y}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`;
}

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [h, v] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${h}${corner(r, r)}v${v}${corner(-r, r)}h${-h}${corner(-r, -r)}v${-v}${corner(r, -r)}`;
}
