import type { Fault, Rule, SourceFile } from './source-file.ts';

/** A run of this many equal lines in two places counts as a repetition. */
const WINDOW = 5;
/** The largest share of repeated lines; some declarations coincide by chance. */
const MOST = 0.03;

type Line = { file: string; line: number; text: string };

/** Style sheets repeat at most three lines in a hundred. A closing brace says nothing, so it counts as no line. */
export const repeatedStyles: Rule = (files) => {
  const sheets = files.filter(({ file }) => file.startsWith('site/') && file.endsWith('.css')).map(linesOf);
  const places = Map.groupBy(sheets.flatMap(windows), (lines) => lines.map(({ text }) => text).join('\n'));
  const repeated = [...places.values()].filter((found) => found.length > 1);
  const lines = new Set(repeated.flat(2));
  const share = lines.size / sheets.flat().length;
  return share > MOST ? repeated.map((found) => faultOf(found, share)) : [];
};

function linesOf({ file, text }: SourceFile): Line[] {
  return text
    .split('\n')
    .map((written, index) => ({ file, line: index + 1, text: written.trim() }))
    .filter((line) => line.text !== '' && line.text !== '}');
}

function windows(lines: readonly Line[]): Line[][] {
  return lines.slice(WINDOW - 1).map((_line, start) => lines.slice(start, start + WINDOW));
}

function faultOf([here, ...others]: readonly Line[][], share: number): Fault {
  const places = others.map((lines) => `${lines[0]?.file}:${lines[0]?.line}`).join(', ');
  return {
    file: here?.[0]?.file ?? '',
    line: here?.[0]?.line ?? 1,
    message: `These ${WINDOW} lines also stand in ${places}. Of all lines of style sheets ${(share * 100).toFixed(1)} % stand twice, and at most ${MOST * 100} % may: make a class in site/components, and let both use it.`,
  };
}
