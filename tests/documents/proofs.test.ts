import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, 'docs', `${name}.md`), 'utf8');
const [security, asvs, accessibility] = [read('security'), read('asvs'), read('accessibility')];
const document = `${security}\n${asvs}`;

type Proof = { item: string; file: string; words: string };

/** The rows of a document: number, mark, reason, shown by. */
const rowsIn = (text: string) =>
  [...text.matchAll(/^\| (\d+\.\d+\.\d+) [^|]*\| +(\S) +\|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, item = '', mark = '', reason = '', shownBy = '']) => ({
      item,
      mark,
      reason: reason.trim(),
      shownBy: shownBy.trim(),
    }),
  );
const rows = rowsIn(document);
const criteria = rowsIn(accessibility);
/** The list of earlier attacks has no marks. */
const attacks = [...(document.split('## What held before')[1] ?? '').matchAll(/^\| ([^|]+?) +\| (`[^|]+?) +\|$/gm)].map(
  ([, item = '', shownBy = '']) => ({ item, shownBy }),
);
/** The rows of operational faults: fault, …, shown by. */
const faults = [...read('operations/faults').matchAll(/^\| ([^|]+?) +\|.*\| (`[^|]+?) +\|$/gm)].map(
  ([, item = '', shownBy = '']) => ({ item, shownBy }),
);
const proofs: Proof[] = [...rows, ...criteria, ...attacks, ...faults].flatMap(({ item, shownBy }) =>
  shownBy
    .split(' · ')
    .filter(Boolean)
    .map((proof) => {
      const [, file = '', words = ''] = /^`([^`]+)`(?:: (.+))?$/.exec(proof) ?? [];
      return { item, file, words };
    }),
);

/** Finds a file of the tables, whose path is relative to the root, the identity service or the browser tests. */
function found(file: string): string | undefined {
  const places = [file, path.join('services/identity', file), path.join('tests/browser', file)].map((place) =>
    path.join(root, place),
  );
  return file === '' ? undefined : places.find((place) => existsSync(place));
}

/** The number of items of levels 1 and 2 in each section of ASVS 5.0. They come before those of level 3. */
const sections = {
  '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1, '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2,
  '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4, '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4,
  '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4,
  '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1,
  '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3,
}; // prettier-ignore

test('Every item of levels 1 and 2 has one row', () => {
  const items = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(rows.map(({ item }) => item).toSorted()).toEqual(items.toSorted());
});

/** How many criteria of levels A and AA each guideline of WCAG 2.2 has, by their numbers. */
const guidelines = {
  '1.1': [1], '1.2': [1, 2, 3, 4, 5], '1.3': [1, 2, 3, 4, 5], '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13], '2.1': [1, 2, 4], '2.2': [1, 2],
  '2.3': [1], '2.4': [1, 2, 3, 4, 5, 6, 7, 11], '2.5': [1, 2, 3, 4, 7, 8], '3.1': [1, 2], '3.2': [1, 2, 3, 4, 6], '3.3': [1, 2, 3, 4, 7, 8], '4.1': [2, 3],
}; // prettier-ignore

test('Every criterion of levels A and AA has one row', () => {
  const numbers = Object.entries(guidelines).flatMap(([guideline, last]) =>
    last.map((number) => `${guideline}.${number}`),
  );
  expect(criteria.map(({ item }) => item)).toEqual(numbers);
});

test('Every item that is met is shown by something, and every other has its reason', () => {
  const bare = ({ mark, reason, shownBy }: (typeof rows)[number]) => (mark === '✓' ? shownBy : reason) === '';
  expect([...rows, ...criteria].filter(bare)).toEqual([]);
});

test('Every attack that held before, and every fault, is shown by something', () => {
  expect(attacks.length).toBeGreaterThan(5);
  expect(faults.length).toBeGreaterThan(20);
});

test('Every file that shows something, or is named in the text, is there', () => {
  const named = [...document.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, file = '']) => file);
  expect([...proofs.map(({ file }) => file), ...named].filter((file) => found(file) === undefined)).toEqual([]);
});

test('Every test that is named is one of its file', () => {
  const named = proofs.filter(({ file, words }) => words !== '' || file.endsWith('.test.ts'));
  const unknown = named.filter(({ file, words }) => {
    const place = found(file);
    return words === '' || place === undefined || !readFileSync(place, 'utf8').includes(words);
  });
  expect(unknown).toEqual([]);
});
