import type { Source } from '../../../content/guide.ts';

/** The number of a source is its place in the page's list; a text that cites what is not listed stops the build. */
export function sourceNumber(sources: readonly Source[], id: string): number {
  const index = sources.findIndex((source) => source.id === id);
  if (index < 0)
    throw new Error(`The text cites "${id}", which is not among the page's sources. Add it, or mend the id.`);
  return index + 1;
}

/** Where a mark leads: the entry of the list at the foot of the page. */
export const sourceAnchor = (number: number) => `source-${number}`;
