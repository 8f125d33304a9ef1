import { readTables, tableOf } from './sfnt.ts';

/** What a fallback face must imitate, in fractions of the font size. */
export type FontMetrics = { ascent: number; descent: number; lineGap: number; averageWidth: number };

/** How often each character occurs in 1,000 characters of English text; the letters of the most common words. */
const frequencies: Readonly<Record<string, number>> = {
  ' ': 180, e: 102, t: 74, a: 66, o: 63, i: 58, n: 57, s: 53, r: 50, h: 42, l: 34, d: 33, c: 24, u: 23, m: 21, f: 18,
  p: 17, g: 16, w: 15, y: 15, b: 12, v: 8, k: 6, x: 2, j: 1, q: 1, z: 1,
}; // prettier-ignore

/** The metrics of a static TrueType font. */
export function metricsOf(font: Buffer): FontMetrics {
  const tables = readTables(font);
  const unitsPerEm = tableOf(tables, 'head').readUInt16BE(18);
  const hhea = tableOf(tables, 'hhea');
  const advance = advanceReader(tableOf(tables, 'hmtx'), hhea.readUInt16BE(34));
  const glyph = glyphReader(tableOf(tables, 'cmap'));
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
    averageWidth: averageOf((character) => advance(glyph(character))) / unitsPerEm,
  };
}

/** The average of a width per character, weighted by how often the character occurs. */
export function averageOf(width: (character: string) => number): number {
  const entries = Object.entries(frequencies);
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  return entries.reduce((sum, [character, weight]) => sum + width(character) * weight, 0) / total;
}

/** Advance widths stand in pairs of 16 bits; glyphs after the last pair share its width. */
function advanceReader(hmtx: Buffer, pairs: number) {
  return (glyph: number) => hmtx.readUInt16BE(Math.min(glyph, pairs - 1) * 4);
}

/** Looks characters up in the `cmap` subtable of format 4, which every web font has for the basic plane. */
function glyphReader(cmap: Buffer) {
  const count = cmap.readUInt16BE(2);
  const offsets = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4));
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no character map of format 4.');
  const table = cmap.subarray(start);
  const segments = table.readUInt16BE(6) / 2;
  const field = (part: number, index: number) => 14 + (part * segments + index) * 2 + (part > 0 ? 2 : 0);
  return (character: string): number => {
    const code = character.codePointAt(0) ?? 0;
    for (let index = 0; index < segments; index += 1) {
      const first = table.readUInt16BE(field(1, index));
      if (code > table.readUInt16BE(field(0, index)) || code < first) continue;
      const delta = table.readUInt16BE(field(2, index));
      const rangeAt = field(3, index);
      const range = table.readUInt16BE(rangeAt);
      if (range === 0) return (code + delta) % 65_536;
      const glyph = table.readUInt16BE(rangeAt + range + (code - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) % 65_536;
    }
    return 0;
  };
}
