import { describe, expect, it } from 'vitest';
import { aliases, siteMap, type Path } from './site-map.ts';

type Entry = { name: string; title: string; description: string; keywords?: string; parent?: string };
const entries: readonly (readonly [string, Entry])[] = Object.entries(siteMap);

/** Addresses whose text is given more than once, as `text: address, address`. */
function repeated(field: 'title' | 'description'): string[] {
  const users = Map.groupBy(entries, ([, entry]) => entry[field]);
  return [...users]
    .filter(([, some]) => some.length > 1)
    .map(([text, some]) => `${text}: ${some.map(([path]) => path).join(', ')}`);
}

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

  it('gives no two pages the same title or description', () => {
    expect(repeated('title')).toEqual([]);
    expect(repeated('description')).toEqual([]);
  });

  it('puts every page under one that exists', () => {
    expect(entries.filter(([, { parent }]) => parent && !(parent in siteMap)).map(([path]) => path)).toEqual([]);
  });

  it.each<Path>(['/about', '/services', '/services/backend-development'])(
    '%s names an IT company in Jaipur in title, description and keywords',
    (path) => {
      const entry: Entry = siteMap[path];
      expect(entry.title).toContain('Jaipur');
      expect(entry.description).toContain('Jaipur');
      expect(entry.keywords).toContain('Jaipur');
    },
  );

  it('redirects no spelling that is itself an address', () => {
    expect(Object.keys(aliases).filter((alias) => alias in siteMap)).toEqual([]);
  });
});
