import type { Sources } from '../../../content/guide.ts';

/** The number of a source is its place in the page's list; a text that cites what is not listed stops the build. */
export function sourceNumber(sources: Sources, id: string): number {
  const index = Object.keys(sources).indexOf(id);
  if (index < 0)
    throw new Error(`The text cites "${id}", which is not among the page's sources. Add it, or mend the id.`);
  return index + 1;
}

/** Where a mark leads: the entry of the list at the foot of the page. */
export const sourceAnchor = (number: number) => `source-${number}`;
