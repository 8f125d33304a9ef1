import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const document = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

type Proof = { item: string; file: string; words: string };

const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+) [^|]*\| +(\S) +\|[^|]*\|([^|]*)\|$/gm)].map(
  ([, item = '', mark = '', shownBy = '']) => ({ item, mark, shownBy: shownBy.trim() }),
);
const proofs: Proof[] = rows.flatMap(({ item, shownBy }) =>
  shownBy
    .split(' · ')
    .filter(Boolean)
    .map((proof) => {
      const [, file = '', words = ''] = /^`([^`]+)`(?:: (.+))?$/.exec(proof) ?? [];
      return { item, file, words };
    }),
);

/** Where a file of the tables lies: its path is from the root, or from the identity service. */
function found(file: string): string | undefined {
  const places = [file, path.join('services/identity', file)].map((place) => path.join(root, place));
  return file === '' ? undefined : places.find((place) => existsSync(place));
}

test('Every item that is met is shown by something', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ mark, shownBy }) => mark === '✓' && shownBy === '')).toEqual([]);
});

test('Every file that shows something is there', () => {
  expect(proofs.filter(({ file }) => found(file) === undefined)).toEqual([]);
});

test('Every test that is named is one of its file', () => {
  const named = proofs.filter(({ file }) => file.endsWith('.test.ts'));
  const unknown = named.filter(({ file, words }) => {
    const place = found(file);
    return words === '' || place === undefined || !readFileSync(place, 'utf8').includes(words);
  });
  expect(unknown).toEqual([]);
});
