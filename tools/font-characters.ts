import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The code points of the characters that a font has, whatever its format. */
export async function codesOf(font: Buffer): Promise<number[]> {
  // A constant, since subset-font's types lack some of these.
  const whole = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  return [...new Face(new Blob(new Uint8Array(await subsetFont(font, '', whole)))).collectUnicodes()];
}

/** The characters of a text that a font does not have. */
export async function missingCharacters(font: Buffer, text: string): Promise<string[]> {
  const has = String.fromCodePoint(...(await codesOf(font)));
  return text.split('').filter((character) => !has.includes(character));
}
