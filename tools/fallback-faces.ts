import { averageOf, type FontMetrics } from './font-metrics.ts';

/** Arial, and Liberation Sans and Helvetica that copy its widths: units of 2048 per em. */
const arial = {
  regular: {
    local: ['Arial', 'Liberation Sans', 'Helvetica'],
    widths: {
      ' ': 569, a: 1139, b: 1139, c: 1024, d: 1139, e: 1139, f: 569, g: 1139, h: 1139, i: 455, j: 455, k: 1024, l: 455,
      m: 1706, n: 1139, o: 1139, p: 1139, q: 1139, r: 682, s: 1024, t: 569, u: 1139, v: 1024, w: 1479, x: 1024, y: 1024, z: 1024,
    },
  },
  bold: {
    local: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
    widths: {
      ' ': 569, a: 1139, b: 1251, c: 1139, d: 1251, e: 1139, f: 682, g: 1251, h: 1251, i: 569, j: 569, k: 1139, l: 569,
      m: 1821, n: 1251, o: 1251, p: 1251, q: 1251, r: 797, s: 1139, t: 682, u: 1251, v: 1139, w: 1593, x: 1139, y: 1139, z: 1024,
    },
  },
} as const; // prettier-ignore

/** One face of the fallback family: it stands in for a range of weights and widths. */
export type FallbackFace = {
  metrics: FontMetrics;
  imitates: keyof typeof arial;
  weight: string;
  stretch: string;
};

/**
 * A face made of a font every system has, scaled so that a line of text is as long as in the web font,
 * with the web font's own ascent and descent: when the web font arrives, nothing moves.
 */
export function fallbackFace({ metrics, imitates, weight, stretch }: FallbackFace): string {
  const { local, widths } = arial[imitates];
  const width = averageOf((character) => widths[character as keyof typeof widths]) / 2048;
  const scale = metrics.averageWidth / width;
  const percent = (value: number) => `${Math.round(value * 10_000) / 100}%`;
  return `@font-face {
    font-family: 'Anek Latin Fallback';
    src: ${local.map((name) => `local('${name}')`).join(', ')};
    font-weight: ${weight};
    font-stretch: ${stretch};
    size-adjust: ${percent(scale)};
    ascent-override: ${percent(metrics.ascent / scale)};
    descent-override: ${percent(metrics.descent / scale)};
    line-gap-override: ${percent(metrics.lineGap / scale)};
  }`;
}
