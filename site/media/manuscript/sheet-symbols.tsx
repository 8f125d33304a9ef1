import paints from '../paints.module.css';

/** Every drawn line stands for this many words. */
const WORDS_PER_LINE = 20;

const WIDTH = 300;
const FIRST_LINE = 16;
const LINE = 5;
const FOLD = 22;

/** A sheet's height: a line for every twenty words, and the margins above and below. */
export const sheetHeight = (words: number): number => 2 * FIRST_LINE - 4 + (words / WORDS_PER_LINE) * LINE;

/** A number between 0 and 1 that looks like chance and is the same at every build. */
const scatter = (seed: number): number => ((seed * 7919 + 104729) % 1013) / 1013;

/** The lines of a text of `words` words as two paths: paragraphs of three to six lines, and a heading now and then. */
export function sheetLines(words: number): { text: string; headings: string } {
  let text = '';
  let headings = '';
  let left = 0;
  for (let line = 0; line < words / WORDS_PER_LINE; line += 1) {
    const start = `M24 ${FIRST_LINE + line * LINE}H`;
    if (left === 0 && line > 0 && scatter(line) > 0.35) {
      headings += start + Math.round(95 + 60 * scatter(line + 3));
      left = 3 + Math.floor(4 * scatter(line + 5));
      continue;
    }
    if (left === 0) left = 3 + Math.floor(4 * scatter(line + 7));
    left -= 1;
    text += start + Math.round(left === 0 ? 90 + 110 * scatter(line + 11) : 255 + 21 * scatter(line + 13));
  }
  return { text, headings };
}

const textColour = 'color-mix(in oklch, var(--edge) 60%, var(--surface))';

/**
 * A sheet of paper per length, as symbols to be placed by `<use href="#sheet-500">`. Whoever places a sheet paints it: `--sheet`,
 * `--sheet-fold`, `--sheet-text`, `--sheet-heading`.
 */
export function SheetSymbols({ lengths }: { lengths: readonly number[] }) {
  return (
    <svg className={paints.symbols} aria-hidden="true">
      {lengths.map((words) => {
        const height = sheetHeight(words);
        const foot = height - 0.5;
        const lines = sheetLines(words);
        return (
          <symbol key={words} id={`sheet-${words}`} viewBox={`0 0 ${WIDTH} ${height}`}>
            <path
              fill="var(--sheet, var(--surface))"
              stroke="var(--f-line)"
              d={`M.5 0V${foot}H${WIDTH - FOLD}L299.5 ${foot - FOLD + 0.5}V0`}
            />
            <path
              fill="var(--sheet-fold, var(--f-shade))"
              stroke="var(--f-line)"
              d={`M${WIDTH - FOLD} ${foot}V${foot - FOLD + 0.5}H299.5Z`}
            />
            <path stroke={`var(--sheet-text, ${textColour})`} strokeWidth="2" d={lines.text} />
            <path stroke="var(--sheet-heading, var(--ink))" strokeWidth="3.5" d={lines.headings} />
          </symbol>
        );
      })}
    </svg>
  );
}
