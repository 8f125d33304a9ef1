import { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { setLine, type Cut } from '../type-setter.ts';
import type { Declarations } from './style-rules.ts';

/** Converts a text, anchored at its start or middle, to outlines, since the rasteriser lacks the site's fonts. */
export function outlineText(text: Element, attributes: Record<string, string>, letters: Declarations): Element {
  const { x = '0', y = '0', 'text-anchor': _anchor, transform = '', ...rest } = attributes;
  const [, weight = '400', size = '16'] = /(?:^|\s)(\d{3})\s+([\d.]+)px/.exec(letters.get('font') ?? '') ?? [];
  const cut: Cut = {
    weight: Number(letters.get('font-weight') ?? weight),
    width: Number(/[\d.]+/.exec(letters.get('font-stretch') ?? '100%')?.[0]),
    tracking: Number(/^(-?[\d.]+)em/.exec(letters.get('letter-spacing') ?? '')?.[1] ?? 0),
  };
  const em = Number(/[\d.]+/.exec(letters.get('font-size') ?? size)?.[0]);
  const { d, advance } = setLine(DomUtils.textContent(text), cut, em);
  const shift = letters.get('text-anchor') === 'middle' ? advance / 2 : 0;
  return new Element('path', { ...rest, d, transform: `${transform}translate(${Number(x) - shift} ${y})` });
}
