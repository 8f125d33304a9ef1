/** The box of a heading in pixels, and its smallest and largest font size. */
export type Field = { width: number; height: number; largest: number; smallest: number };

/** The step in pixels between font sizes that are tried. */
const STEP = 2;
const MOST_LINES = 3;

/** Words that must not end a line. */
const leading = /(?:^| )(?:and|a|at|is|of|in|for|the|The|with)$/;

/**
 * Breaks a text at its spaces so that it fills its field at the largest size there is room for.
 * @param measure the length of a line at a size of 1 pixel
 * @throws when a word is too long at the smallest size
 */
export function wrapLines(text: string, field: Field, measure: (line: string) => number) {
  const ways = breakings(text.split(' '))
    .filter((lines) => lines.length <= MOST_LINES && !lines.slice(0, -1).some((line) => leading.test(line)))
    .map((lines) => ({ lines, longest: Math.max(...lines.map(measure)) }))
    .toSorted((a, b) => a.lines.length - b.lines.length || a.longest - b.longest);
  for (let size = field.largest; size >= field.smallest; size -= STEP) {
    const fitting = ways.find(
      ({ lines, longest }) => lines.length * size <= field.height && longest * size <= field.width,
    );
    if (fitting) return { lines: fitting.lines, size };
  }
  throw new Error(
    `The heading '${text}' of a social card does not fit into ${field.width} × ${field.height} pixels. Shorten it, or give it more room.`,
  );
}

/** Every way to break words into lines. */
function breakings(words: readonly string[]): string[][] {
  const [first = '', ...rest] = words;
  if (rest.length === 0) return [[first]];
  return breakings(rest).flatMap(([next = '', ...lines]) => [
    [`${first} ${next}`, ...lines],
    [first, next, ...lines],
  ]);
}
