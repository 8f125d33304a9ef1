import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TileStage } from '../media/tile/tile-stage.tsx';
import { GraphicServicesPage } from './graphic-services.tsx';

const html = renderToStaticMarkup(<GraphicServicesPage />);
const listOf = (tag: 'ul' | 'ol', name: string): string =>
  new RegExp(`<${tag} class="[^"]*${name}[^"]*">(.*?)</${tag}>`).exec(html)?.[1] ?? '';

test('the hero scrolls to the services section', () => {
  expect(html).toContain('href="#services"');
  expect(html).toMatch(/<section[^>]* id="services"/);
});

test('there are 6 services', () => {
  expect(listOf('ul', 'floor').match(/<h3/g)).toHaveLength(6);
});

test('the process has 4 steps in order', () => {
  const steps = [...listOf('ol', 'list').matchAll(/<h3[^>]*>([^<]*)</g)].map(([, title]) => title);
  expect(steps).toEqual(['Listen', 'Sketch', 'Refine', 'Deliver']);
});

test('each step shows the tile in another state', () => {
  const drawn = [0, 1, 2, 3].map((step) => renderToStaticMarkup(<TileStage of={step} />));
  expect(new Set(drawn).size).toBe(4);
});

test("'Let's Talk' leads to /contact", () => {
  expect(html.match(/<a href="\/contact"[^>]*>Let&#x27;s Talk/g)).toHaveLength(2);
});
