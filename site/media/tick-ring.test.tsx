import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { arcPath, TickRing } from './tick-ring.tsx';

const attribute = (markup: string, name: string): string =>
  new RegExp(`${name}="([^"]*)"`, 'i').exec(markup)?.[1] ?? `no ${name}`;

test('an arc is cut into pieces under half a turn', () => {
  expect(arcPath({ centre: [0, 0], radius: 10, from: 0, to: 90 }).match(/A/g)).toHaveLength(1);
  expect(arcPath({ centre: [0, 0], radius: 10, from: 0, to: 360 }).match(/A/g)).toHaveLength(3);
});

test('ticks lie on whole steps, the first centred on the start and the last on the end of the scale', () => {
  const markup = renderToStaticMarkup(<TickRing centre={[0, 0]} ring={[90, 20]} from={0} to={90} step={10} />);
  const [dash = 0, gap = 0] = attribute(markup, 'stroke-dasharray').split(' ').map(Number);
  expect(dash + gap).toBeCloseTo(10, 3);
  // Nine steps and the breadth of one tick: ten ticks.
  expect((Number(attribute(markup, 'pathLength')) - dash) / 10).toBeCloseTo(9, 3);
  // A tick is as long as the stroke is broad, around the middle of its length.
  expect(attribute(markup, 'stroke-width')).toBe('20');
  expect(attribute(markup, ' d')).toMatch(/^M100 /);
});
