import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Point } from '../../../content/schema.ts';
import { PointsSection } from './points-section.tsx';

const finding = { finding: { title: 'Finding', description: 'Shelves.' } };
const paying = { paying: { title: 'Paying', description: 'A drawer.' } };

function drawings(drawn: Readonly<Record<string, Point>>): string[] {
  const section = <PointsSection look="path" section={{ heading: 'Steps', lede: '', drawn }} />;
  return renderToStaticMarkup(section).match(/<svg.*?<\/svg>/gs) ?? [];
}

test('a point has the drawing of its name, wherever it stands in its list', () => {
  const [first, second] = drawings({ ...finding, ...paying });
  expect(first).not.toBe(second);
  expect(drawings({ ...paying, ...finding })).toEqual([second, first]);
});

test('a point whose name has no drawing ends the build', () => {
  expect(() => drawings({ lost: { title: 'Lost', description: 'Nowhere.' } })).toThrow("'lost'");
});

test('a section whose list is not drawn does not compile', () => {
  const words = { heading: 'Steps', lede: '', points: [finding.finding] };
  // @ts-expect-error -- `drawn` is missing
  expect(() => renderToStaticMarkup(<PointsSection look="path" section={words} />)).toThrow('undefined');
});
