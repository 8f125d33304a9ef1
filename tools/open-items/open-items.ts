import type { ContentFile } from '../content/read-content.ts';
import { type Fields, isFields, visit } from '../content/visit.ts';

/** A text that the owner has to settle before the site goes public. */
export type OpenItem = {
  /** The file, and the place in it. */
  where: string;
  /** What the pages say today; empty where they leave the line out. */
  says: string;
  /** What the owner has to do. */
  action: string;
};

/** All open items in the content: unconfirmed facts, samples and claims, in the order of the files. */
export function openItems(files: readonly ContentFile[]): OpenItem[] {
  return files.flatMap(({ file, words }) => [
    ...unconfirmed(file, words),
    ...samples(file, words),
    ...claimed(file, words),
  ]);
}

const suffix = /ToConfirm$/;

/** The facts of `company` for which `companyToConfirm` has a sentence. */
function unconfirmed(file: string, words: Fields): OpenItem[] {
  return Object.entries(words)
    .filter(([name]) => suffix.test(name))
    .flatMap(([name, actions]) => {
      const facts = name.replace(suffix, '');
      return visit(actions, facts).flatMap(({ trail, value: action }) =>
        typeof action === 'string'
          ? [{ where: `${file}: ${trail}`, says: inWords(valueAt(words, trail.split('.'))), action }]
          : [],
      );
    });
}

/** People, or other things, that were made up for the design. */
function samples(file: string, words: Fields): OpenItem[] {
  return Object.entries(words)
    .flatMap(([name, value]) => visit(value, name))
    .flatMap(({ trail, value }) =>
      isFields(value) && value['sample'] === true
        ? [
            {
              where: `${file}: ${trail}`,
              says: inWords(value['name']),
              action: 'Put a person of your team in the place of this sample, and remove `sample`.',
            },
          ]
        : [],
    );
}

/** Claims for which the owner has to vouch. */
function claimed(file: string, words: Fields): OpenItem[] {
  return Object.entries(words)
    .flatMap(([name, value]) => visit(value, name))
    .flatMap(({ trail, value }) => {
      const vouched = isFields(value) && isFields(value['vouched']) ? value['vouched'] : {};
      const action = vouched['confirm'];
      return isFields(value) && typeof action === 'string'
        ? [{ where: `${file}: ${trail}`, says: inWords(value['claim']), action }]
        : [];
    });
}

const valueAt = (value: unknown, [name, ...rest]: readonly string[]): unknown =>
  name === undefined ? value : isFields(value) ? valueAt(value[name], rest) : undefined;

/** A value on one line. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join('; ');
  if (isFields(value)) return Object.values(value).map(inWords).join(', ');
  return typeof value === 'string' ? value : '';
}
