import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { uiUxServicesPage } from '../../content/pages/ui-ux-services.ts';
import { growingScreens } from '../media/drawing-board/growing-screens.tsx';
import { UiUxServicesPage } from './ui-ux-services.tsx';

const html = renderToStaticMarkup(<UiUxServicesPage />);

test("the hero's button scrolls to the features", () => {
  expect(html).toContain('href="#features"');
  expect(html).toMatch(/<section[^>]* id="features"/);
});

test('each feature has a drawing of its own', () => {
  expect(new Set(growingScreens.map((screen) => renderToStaticMarkup(screen))).size).toBe(
    uiUxServicesPage.features.items.length,
  );
});

test('the process is an ordered list of all its steps', () => {
  const steps = /<ol class[^>]*list[^>]*>(.*?)<\/ol>/.exec(html)?.[1] ?? '';
  expect(steps.match(/<h3/g)).toHaveLength(uiUxServicesPage.process.items.length);
});

test('contact leads to /contact', () => {
  expect(html.match(/<a href="\/contact"[^>]*>Contact Us/g)).toHaveLength(2);
});

test('the external link leads to an encyclopedia in a new tab, and says so', () => {
  expect(html).toMatch(
    /<a target="_blank" rel="noopener" href="https:\/\/en\.wikipedia\.org\/[^"]*"[^>]*>.*?opens in a new tab/,
  );
});
