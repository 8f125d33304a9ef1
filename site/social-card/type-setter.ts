import { Blob, Buffer as Run, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import packedFont from '../media/fonts/anek-latin.woff2?inline';

/** A cut of the site's font: weight, width in per cent, and space between letters in em. */
export type Cut = { weight: number; width: number; tracking: number };

export const cuts = {
  /** Headings. */
  display: { weight: 700, width: 114, tracking: -0.018 },
  /** The name beside the mark. */
  wordmark: { weight: 700, width: 118, tracking: -0.02 },
  /** Lines above a heading. */
  label: { weight: 560, width: 104, tracking: 0 },
} as const satisfies Record<string, Cut>;

const face = new Face(new Blob(await unpacked(packedFont)));
const fonts = new Map<string, Font>();

/** Unpacks the pages' font from WOFF2 to TrueType, which HarfBuzz reads. */
async function unpacked(url: string): Promise<Uint8Array> {
  const font = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const whole = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  return new Uint8Array(await subsetFont(font, '', whole));
}

/**
 * Sets one line in the site's font, kerned: path data that begins on the baseline at the origin, and how far it runs.
 * @param size the em, in pixels
 * @throws when the font has no glyph for a character; tools/font-subset.ts lists those it has
 */
export function setLine(text: string, cut: Cut, size: number): { d: string; advance: number } {
  const font = fontOf(cut);
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  const places = run.getGlyphPositions();
  const scale = size / face.upem;
  let advance = 0;
  const outlines = run.getGlyphInfos().map(({ codepoint: glyph, cluster }, index) => {
    if (glyph === 0)
      throw new Error(
        `The font has no glyph for '${text.slice(cluster, cluster + 1)}' in '${text}'. ` +
          'Add the character to everyPage in tools/font-subset.ts, and run: npm run font. It has Latin letters alone: write others in those.',
      );
    const place = places[index];
    const outline = moved(font.glyphToPath(glyph), scale, advance + (place?.xOffset ?? 0) * scale);
    advance += (place?.xAdvance ?? 0) * scale + cut.tracking * size;
    return outline;
  });
  return { d: outlines.join(''), advance: advance - cut.tracking * size };
}

function fontOf({ weight, width }: Cut): Font {
  const key = `${weight} ${width}`;
  const known = fonts.get(key);
  if (known) return known;
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]);
  fonts.set(key, font);
  return font;
}

/** Converts an outline from font units, where y goes up, to pixels. Its commands are M, L, Q and C. */
function moved(d: string, scale: number, x: number): string {
  return d.replaceAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_point, right: string, up: string) => {
    const [toX, toY] = [Number(right) * scale + x, -Number(up) * scale];
    return `${Math.round(toX * 100) / 100} ${Math.round(toY * 100) / 100}`;
  });
}
