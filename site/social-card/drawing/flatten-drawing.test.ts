import { DomUtils } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { flattenDrawing } from './flatten-drawing.ts';
import { styledPage } from './styled-page.ts';

/** Flattens a drawing with the given styles. */
function flat(css: string, drawing: string, look: Parameters<typeof flattenDrawing>[2] = { theme: 'light' }): string {
  const html = `<html><head><style>${css}</style></head><body class="page"><main>${drawing}</main></body></html>`;
  const page = styledPage(html);
  const found = page.elements.find(({ attribs }) => attribs['viewBox']);
  if (!found) throw new Error('No drawing.');
  return DomUtils.getOuterHTML(flattenDrawing(page, found, look), { xmlMode: true });
}
const svg = (inside: string) => `<svg viewBox="0 0 9 9">${inside}</svg>`;

describe('a drawing that leaves its page', () => {
  test('takes the paints of its classes along, of the theme that is asked for', () => {
    const css =
      ':root{--wall:light-dark(oklch(100% 0 0),oklch(0% 0 0))}.a{fill:var(--wall);stroke:none;cursor:pointer}';
    const path = svg('<path class="a" d="M0 0"></path>');
    expect(flat(css, path)).toBe('<svg viewBox="0 0 9 9"><path d="M0 0" fill="#fff" stroke="none"/></svg>');
    expect(flat(css, path, { theme: 'dark' })).toContain('fill="#000"');
  });

  test('hands custom properties down, also into what is used', () => {
    const css = '.lit{--glass:oklch(100% 0 0)}.glass{fill:var(--glass,red)}';
    const used = '<defs><g id="pane"><path class="glass" d="M1 1"></path></g></defs>';
    const drawn = flat(css, svg(`${used}<g class="lit"><use href="#pane" x="3" y="4"></use></g>`));
    expect(drawn).toContain('<g><g transform="translate(3 4)"><g><path d="M1 1" fill="#fff"/></g></g></g>');
  });

  test('has the colour of the text above it, also in a mixture and in an attribute', () => {
    const css =
      'main{--ink:oklch(100% 0 0);color:var(--ink)}.in{--ink:red;color:inherit}.a{fill:color-mix(in oklch,currentColor 60%,transparent)}';
    const drawn = flat(css, svg('<g class="in"><path class="a" stroke="currentColor"></path></g>'));
    expect(drawn).toContain('<path stroke="#fff" fill="#fff9"/>');
  });

  test('leaves out what names a property that is not there', () => {
    expect(flat('.a{fill:red}.a{fill:var(--gone)}', svg('<path class="a"></path>'))).not.toContain('fill="var');
  });

  test('keeps a shape a shape where it is used, for a clip path may hold no group', () => {
    const drawn = flat('', svg('<clipPath id="c"><use href="#o"></use></clipPath><path id="o" d="M2 2"></path>'));
    expect(drawn).toContain('<clipPath id="c"><path d="M2 2"/></clipPath>');
  });

  test('takes along the patterns and clip paths that the page draws elsewhere, once for a card', () => {
    const css = '.a{fill:url("#p")}.line{stroke:red}';
    const parts =
      '<svg><path id="o" d="M2 2"></path><clipPath id="c"><use href="#o"></use></clipPath><pattern id="p"><path class="line"></path></pattern></svg>';
    const drawn = svg('<g clip-path="url(#c)"><path class="a"></path></g>');
    const page = styledPage(`<html><head><style>${css}</style></head><body>${parts}${drawn}${drawn}</body></html>`);
    const defined = new Set<string>();
    const [first = '', second = ''] = page.elements
      .filter(({ attribs }) => attribs['viewBox'])
      .map((one) => DomUtils.getOuterHTML(flattenDrawing(page, one, { theme: 'light' }, defined), { xmlMode: true }));
    expect(first).toContain(
      '<clipPath id="c"><path d="M2 2"/></clipPath><pattern id="p"><path stroke="red"/></pattern>',
    );
    expect(second).not.toContain('id=');
  });

  test('is turned as its style says', () => {
    const drawn = flat('.sun{rotate:38deg;transform-origin:17px 31px}', svg('<g class="sun"></g>'));
    expect(drawn).toContain('transform="rotate(38 17 31)"');
  });

  test('is shown in a state of its own', () => {
    const css = '.house:is([data-lit=gate],[data-lit=house]){--on: }.gate{fill:var(--on) oklch(100% 0 0)}';
    const house = '<svg class="house" viewBox="0 0 9 9"><path class="gate"></path></svg>';
    expect(flat(css, house)).not.toContain('#fff');
    expect(flat(css, house, { theme: 'light', state: { 'data-lit': 'house' } })).toContain('fill="#fff"');
  });

  test('has its letters as outlines, in the middle of where they stood', () => {
    const css = '.n{font:560 20px/1 var(--font);text-anchor:middle}:root{--font:sans-serif}';
    const drawn = flat(css, svg('<g class="n"><text x="50" y="9">12</text></g>'));
    expect(drawn).not.toContain('<text');
    const left = Number(/<path d="M[^"]+" transform="translate\(([\d.]+) 9\)"/.exec(drawn)?.[1]);
    expect(left).toBeGreaterThan(35);
    expect(left).toBeLessThan(45);
  });

  test('counts its dashes in its own units', () => {
    const line = '<path d="M0 0L100 0" pathLength="10" stroke-dasharray="1 4"></path>';
    expect(flat('', svg(line))).toContain('<path d="M0 0L100 0" stroke-dasharray="10 40" stroke-dashoffset="0"/>');
    const circle = flat('', svg('<circle r="50" pathLength="100" stroke-dasharray="25 75"></circle>'));
    expect(Number(/dasharray="([\d.]+)/.exec(circle)?.[1])).toBeCloseTo(25 * Math.PI, 2);
    const arc = flat('', svg('<path d="M-50 0A50 50 0 0 0 0 -50" pathLength="90" stroke-dasharray="45 45"></path>'));
    expect(Number(/dasharray="([\d.]+)/.exec(arc)?.[1])).toBeCloseTo(12.5 * Math.PI, 2);
  });

  test('that refers to what is not on its page is refused', () => {
    expect(() => flat('', svg('<use href="#gone"></use>'))).toThrow('#gone');
  });
});
