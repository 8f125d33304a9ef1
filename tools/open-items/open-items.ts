import type { ContentFile } from '../content/read-content.ts';
import { type Entry, type Fields, isFields, visit } from '../content/visit.ts';

/** A text that the owner has to settle before the site goes public. */
export type OpenItem = {
  /** The file, and the place in it. */
  where: string;
  /** What the pages say today; empty where they leave the line out. */
  says: string;
  action: string;
};

/** An open item before its file is known: where in the file, what it says and what to do. */
type Found = Pick<OpenItem, 'says' | 'action'> & { trail: string };

/** All open items in the content: unconfirmed facts, samples and claims, in the order of the files. */
export function openItems(files: readonly ContentFile[]): OpenItem[] {
  return files.flatMap(({ file, words }) => {
    const entries = Object.entries(words).flatMap(([name, value]) => visit(value, name));
    const found = [...unconfirmed(words), ...entries.flatMap((entry) => unsettled(entry) ?? [])];
    return found.map(({ trail, says, action }) => ({ where: `${file}: ${trail}`, says, action }));
  });
}

const suffix = /ToConfirm$/;

/** The facts of `company` for which `companyToConfirm` has a sentence. */
function unconfirmed(words: Fields): Found[] {
  return Object.entries(words)
    .filter(([name]) => suffix.test(name))
    .flatMap(([name, actions]) => visit(actions, name.replace(suffix, '')))
    .flatMap(({ trail, value: action }) =>
      typeof action === 'string' ? [{ trail, says: inWords(valueAt(words, trail.split('.'))), action }] : [],
    );
}

/** A person, or another thing, that was made up for the design, or a claim for which the owner has to vouch. */
function unsettled({ trail, value }: Entry): Found | undefined {
  if (!isFields(value)) return undefined;
  const { name, sample, claim, vouched } = value;
  if (sample === true) {
    const action = 'Put a person of your team in the place of this sample, and remove `sample`.';
    return { trail, says: inWords(name), action };
  }
  const action = isFields(vouched) ? vouched['confirm'] : undefined;
  return typeof action === 'string' ? { trail, says: inWords(claim), action } : undefined;
}

/** The value of a field by the names of the fields that lead to it; undefined where one is missing. */
const valueAt = (value: unknown, names: readonly string[]): unknown =>
  names.reduce((outer, name) => (isFields(outer) ? outer[name] : undefined), value);

/** A value on one line. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join('; ');
  if (isFields(value)) return Object.values(value).map(inWords).join(', ');
  return typeof value === 'string' ? value : '';
}
