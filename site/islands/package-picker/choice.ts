import type { ContentPackage } from '../../../content/schema.ts';

export type PackageName = ContentPackage['title'];

/** What the visitor has chosen; nothing at first. */
export type Choice = PackageName | undefined;

/** Words of the page with the chosen package's name put in: 'You have selected the {package} Package'. */
export const withName = (words: string, name: PackageName): string => words.replace('{package}', name);

/** The words of a package's button. */
export const buttonWords = (name: PackageName, choice: Choice, words: { select: string; selected: string }): string =>
  name === choice ? words.selected : words.select;
