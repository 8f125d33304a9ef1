import { describe, expect, it } from 'vitest';
import { aliases, siteMap } from './site-map.ts';

type Entry = { name: string; title: string; description: string; keywords?: string; parent?: string };
const entries: readonly (readonly [string, Entry])[] = Object.entries(siteMap);

/** What is wrong with the length of a text, as a sentence for its author. */
function outside(field: 'title' | 'description', least: number, most: number): string[] {
  return entries
    .map(([path, entry]) => ({ path, length: entry[field].length }))
    .filter(({ length }) => length < least || length > most)
    .map(({ path, length }) => `${path}: the ${field} has ${length} characters; use ${least} to ${most}.`);
}

describe('the table of addresses', () => {
  it('has titles that a search engine shows in full', () => {
    expect(outside('title', 12, 60)).toEqual([]);
  });

  it('has descriptions of 110 to 160 characters', () => {
    expect(outside('description', 110, 160)).toEqual([]);
  });

  it('puts every page under one that exists', () => {
    expect(entries.filter(([, { parent }]) => parent && !(parent in siteMap)).map(([path]) => path)).toEqual([]);
  });

  it('redirects no spelling that is itself an address', () => {
    expect(Object.keys(aliases).filter((alias) => alias in siteMap)).toEqual([]);
  });
});
