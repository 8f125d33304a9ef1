import { Blob, Face, Font } from 'harfbuzzjs';

/** What a fallback face must imitate, in fractions of the font size. */
export type FontMetrics = { ascent: number; descent: number; lineGap: number; averageWidth: number };

/** How often each character occurs in 1,000 characters of English text; the letters of the most common words. */
const frequencies: Readonly<Record<string, number>> = {
  ' ': 180, e: 102, t: 74, a: 66, o: 63, i: 58, n: 57, s: 53, r: 50, h: 42, l: 34, d: 33, c: 24, u: 23, m: 21, f: 18,
  p: 17, g: 16, w: 15, y: 15, b: 12, v: 8, k: 6, x: 2, j: 1, q: 1, z: 1,
}; // prettier-ignore

/** The metrics of a static TrueType font. */
export function metricsOf(font: Buffer): FontMetrics {
  const face = new Face(new Blob(new Uint8Array(font)));
  const set = new Font(face);
  const { ascender, descender, lineGap } = set.hExtents();
  const advance = (character: string) => set.glyphHAdvance(set.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0);
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    averageWidth: averageOf(advance) / face.upem,
  };
}

/** The average of a width per character, weighted by how often the character occurs. */
export function averageOf(width: (character: string) => number): number {
  const entries = Object.entries(frequencies);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  return entries.reduce((sum, [character, weight]) => sum + width(character) * weight, 0) / total;
}
