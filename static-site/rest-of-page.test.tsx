import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RestOfPage, splitPage, wholePage } from './rest-of-page.tsx';

const css = '.x1_top{color:red}.x1_low{color:green}.x1_wall{fill:var(--wall)}:root{--wall:navy}';
const styles = { css, own: new Set(['x1_top', 'x1_low', 'x1_wall']) };
const drawing = (
  <svg viewBox="0 0 9 9">{createElement('path', { className: 'x1_wall', d: `M0 0${'h1v1'.repeat(20)}` })}</svg>
);
const page = (mark: boolean) =>
  renderToStaticMarkup(
    <body>
      <p className="x1_top" />
      {mark ? <RestOfPage>{drawing}</RestOfPage> : drawing}
      <p className="x1_low" />
    </body>,
  );

test('a page that does not say where its first screen ends is sent in one piece', () => {
  expect(splitPage(page(false), styles)).toEqual(wholePage(page(false), styles));
});

test('a page in one piece has no trace of the mark', () => {
  expect(wholePage(page(true), styles)).toEqual(wholePage(page(false), styles));
});

test('the styles and drawings behind the mark are files, named by their content', () => {
  const { html, css: first, files } = splitPage(page(true), styles);
  const [sheet, drawings] = files;
  expect(sheet?.name).toMatch(/^assets\/rest-[\w-]{6}\.css$/);
  expect(drawings?.name).toMatch(/^assets\/rest-[\w-]{6}\.svg$/);
  expect(html).toContain(
    `<use href="/${drawings?.name}#a"/></svg><link rel="stylesheet" fetchpriority="low" href="/${sheet?.name}"/><p`,
  );
  expect(first).toContain('.a{color:red}');
  expect(first).not.toContain('green');
  expect(sheet?.content).toContain(':root{--wall:navy}');
  expect(sheet?.content).toContain('.b{color:green}');
  expect(sheet?.content).not.toContain('fill');
  expect(drawings?.content).toContain('fill="var(--wall)"');
});

test('what follows the mark, or an element around it, is hidden until its styles are there', () => {
  const around = page(true).replace(/<p.*<\/template>/, '<main>$&</main>');
  const { html, css: first, files } = splitPage(around, styles);
  expect(html.match(/<\w+(?= data-rest)/g)).toEqual(['<svg', '<p']);
  expect(first).toMatch(/^@layer rest\{\[data-rest\]\{animation:4s steps\(1\) var\(--rest,rest\)\}/);
  expect(files[0]?.content).toMatch(/^@layer rest\{:root\{--rest:none;/);
});

test('a drawing whose shapes have their paint from a class of its own stays in the page', () => {
  const ownPaint = page(true).replace('<svg', '<svg class="x1_top x1_line"');
  const { html, files } = splitPage(ownPaint, { css: `${css}.x1_line{& *{fill:none}}`, own: styles.own });
  expect(files).toHaveLength(1);
  expect(html).toContain('<path');
});
