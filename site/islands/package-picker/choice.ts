import type { ContentPackage } from '../../../content/schema.ts';

export type PackageName = ContentPackage['title'];

/** The chosen package; undefined at first. */
export type Choice = PackageName | undefined;

/** The label of a package's button. */
export const buttonWords = (name: PackageName, choice: Choice, words: { select: string; selected: string }): string =>
  name === choice ? words.selected : words.select;
