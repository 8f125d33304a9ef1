import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aiGlance } from '../../../content/pages/ai-glance.ts';
import { GlanceHero } from './glance-hero.tsx';

const { readings, ...page } = aiGlance;

test.each([
  ['88%', '88<span>%</span>'],
  ['%88', '<span>%</span>88'],
  ['८८ %', '८८<span> %</span>'],
  ['1,200', '1,200'],
])('the first reading is shown as %s is written, its sign in light letters', (value, shown) => {
  const reading = { ...readings.items[0], value };
  const html = renderToStaticMarkup(<GlanceHero {...page} readings={readings.heading} reading={reading} />);
  expect(html).toMatch(new RegExp(`<p class="[^"]*">${shown}</p>`));
});
