import { expect, test } from 'vitest';
import { aliases, siteMap } from './site-map.ts';

test('no spelling that is itself an address is redirected', () => {
  expect(Object.keys(aliases).filter((alias) => alias in siteMap)).toEqual([]);
});
