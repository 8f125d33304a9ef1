import { describe, expect, test } from 'vitest';
import { moveDrawings } from './rest-drawings.ts';

const css =
  '@layer media{.wall{fill:var(--wall)}.wall{stroke:navy}}.bold{stroke-width:2.5px}.turning{rotate:1deg}.lit{fill:red}.on .lit{fill:gold}' +
  '@media print{.plain{fill:none}}.plain{fill:blue}';
const d = `M0 0${'h1v1'.repeat(20)}`;
const path = (attributes = '') => `<path${attributes} d="${d}"/>`;
const svg = (content: string) => `<svg viewBox="0 0 9 9" aria-label="a &amp; b">${content}</svg>`;
const moved = (html: string) => moveDrawings(html, css, (content) => ({ name: 'rest.svg', content }));
const use = (id: string) => `<use href="/rest.svg#${id}"/>`;

describe('the drawings of the rest', () => {
  test('refer to their shapes in one file, which has those that stand beside one another in one group', () => {
    const { html, sheet } = moved(`<p>a ${svg(path() + path(' fill="none"'))} &amp; b</p>`);
    expect(html).toBe(`<p>a ${svg(use('a'))} &amp; b</p>`);
    expect(sheet?.content).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg"><g id="a">${path()}${path(' fill="none"')}</g></svg>\n`,
    );
  });

  test('share what is the same, each beside what stays', () => {
    const lit = path(' class="lit"');
    expect(moved(svg(path() + lit + path()) + svg(path(' r="1"'))).html).toBe(
      svg(use('a') + lit + use('a')) + svg(use('b')),
    );
  });

  test('take their paints along as attributes, where a class says nothing else', () => {
    expect(moved(svg(path(' class="wall bold"'))).sheet?.content).toContain(
      `<path d="${d}" fill="var(--wall)" stroke="navy" stroke-width="2.5px"/>`,
    );
  });

  test.each(['turning', 'wall turning', 'lit', 'plain', 'unknown'])('leave in place what has the class %s', (name) => {
    expect(moved(svg(path(` class="${name}"`))).sheet).toBeUndefined();
  });

  test('leave a group in the page that turns, and move what is in it', () => {
    expect(moved(svg(`<g class="turning">${path()}</g>`)).html).toBe(svg(`<g class="turning">${use('a')}</g>`));
  });

  test('leave in the page what has an id or refers to one, words, and definitions', () => {
    for (const content of [
      path(' id="x"'),
      path(' fill="url(#x)"'),
      `<defs><pattern id="x">${path()}</pattern></defs>`,
      `<g>${path(' id="x"')}<text>${d}</text></g>`,
    ])
      expect(moved(svg(content))).toEqual({ html: svg(content), sheet: undefined });
  });

  test('stay as they are where a reference would be no shorter, and in islands', () => {
    for (const html of [svg('<path d="M0 0h9"/>'), `<div data-island="x">${svg(path())}</div>`])
      expect(moved(html)).toEqual({ html, sheet: undefined });
  });
});
