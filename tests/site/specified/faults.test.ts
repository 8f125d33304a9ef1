import { expect, test } from 'vitest';
import { parsePage } from '../../harness/pages.ts';
import { faultsOf } from './faults.ts';
import type { Specified } from './specified.ts';

const page = parsePage(
  '/shop',
  `<head><meta name="keywords" content="shop in Jaipur, tea"></head>
  <main><h1>The <b>shop</b></h1>
  <a href="/tea">Tea<span class="visually-hidden"> from Assam</span> <svg><title>leaf</title></svg></a>
  <a href="/salt"><span class="visually-hidden">Salt</span></a><p>Open</p><p>Closed</p></main>`,
);
const faults = (specified: Partial<Specified>) => faultsOf(page, { says: '', on: ['/shop'], ...specified });

const met: [string, Partial<Specified>][] = [
  ['words, without what only screen readers say', { words: ['The shop', 'Tea', 'Open', 'Closed'] }],
  ['exactly these elements', { exactly: { p: ['Open', 'Closed'] } }],
  ['links, and links without words by their name', { onlyLinks: ['Tea → /tea', 'Salt → /salt'] }],
  ['some of the links', { links: ['Salt → /salt'] }],
  ['a number of elements', { count: { p: 2, h2: 0 } }],
  ['words among others', { part: 'head', holds: { 'meta[name="keywords"]': 'shop in Jaipur' } }],
];
test.each(met)('a page that shows %s has no fault', (_what, specified) => {
  expect(faults(specified)).toEqual([]);
});

const broken: [string, Partial<Specified>, string][] = [
  ['a word spelled otherwise', { words: ['open'] }, "does not say 'open' (main)"],
  ['words that stand among others', { words: ['shop in Jaipur'] }, "does not say 'shop in Jaipur' (main)"],
  ['another order of words', { words: ['Closed', 'Open'] }, "does not say 'Open' (main)"],
  ['an element too many', { exactly: { p: ['Open'] } }, "has 'Open', 'Closed' as p, not 'Open' (main)"],
  ['another order', { exactly: { p: ['Closed', 'Open'] } }, "has 'Open', 'Closed' as p, not 'Closed', 'Open' (main)"],
  ['another target', { links: ['Tea → /coffee'] }, 'does not link Tea → /coffee (main)'],
  ['another order of links', { links: ['Salt → /salt', 'Tea → /tea'] }, 'does not link Tea → /tea (main)'],
  [
    'a link too many',
    { onlyLinks: ['Tea → /tea'] },
    "has 'Tea → /tea', 'Salt → /salt' as the links, not 'Tea → /tea' (main)",
  ],
  ['another number', { count: { p: 3 } }, 'has 2 p, not 3 (main)'],
  [
    'a word that is missing among others',
    { part: 'head', holds: { 'meta[name="keywords"]': 'shop in Delhi' } },
    "does not say 'shop in Delhi' in meta[name=\"keywords\"], but 'shop in Jaipur, tea' (head)",
  ],
  ['an element that is missing', { holds: { h2: 'x' } }, "does not say 'x' in h2, but 'nothing' (main)"],
  ['a part that is missing', { part: 'aside' }, 'has no aside'],
];
test.each(broken)('a fault is %s', (_what, specified, fault) => {
  expect(faults(specified)).toEqual([`/shop ${fault}.`]);
});
