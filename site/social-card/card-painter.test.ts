import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { siteMap } from '../../content/site-map.ts';
import { cardPainter } from './card-painter.ts';

const page = (path: string, drawing: string) => ({
  path,
  html: `<html><head><style>.d{fill:oklch(80% 0.16 78)}</style></head><body><main>${drawing}</main></body></html>`,
  styleSources: [],
});
const drawing = '<svg viewBox="0 0 600 560" role="img" aria-label="A dial"><path class="d" d="M7 7"></path></svg>';
const tokens = await readFile(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const paint = cardPainter([page('/services/cloud-services', drawing), page('/seo-service', '')], tokens);

describe('a social card', () => {
  const svg = paint('/services/cloud-services');

  test('shows the drawing of its page in the drawing’s own colours', () => {
    expect(svg).toContain('<path d="M7 7" fill="#f5af20"/>');
  });

  test('needs no font, no style sheet and no second file', () => {
    expect(svg).not.toMatch(/<text|class=|var\(|oklch|href=/);
  });

  test('has a tick for every page that may be found, and the sun on its own', () => {
    const ticks = /d="((?:M[\d.]+ 592v\d+)+)"/.exec(svg)?.[1]?.split('M').slice(1) ?? [];
    expect(ticks).toHaveLength(Object.values(siteMap).filter((entry) => !('indexed' in entry)).length);
    expect(ticks[8]?.split(' ')[0]).toBe(/<circle fill="#[\da-f]+" cx="([\d.]+)" cy="592"/.exec(svg)?.[1]);
  });

  test('of a page without its drawing is refused, with the place where to say which one it shows', () => {
    expect(() => paint('/seo-service')).toThrow(/of \/seo-service, and there is none.*card-designs\.ts/);
  });
});
