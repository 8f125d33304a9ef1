import { describe, expect, test } from 'vitest';
import { createSearcher, weight, writePlaces, type SearchIndex } from './search.ts';
import { wordsOf } from './words.ts';

const page = (path: string) => ({ path, title: path, description: '' });
const { text, heading, title } = weight;

/** The weights of a word by the numbers of the pages that it stands on. */
type Weights = Readonly<Record<number, number>>;

/** An index of a few words in their order, written as the build writes it. */
function indexOf(places: Record<string, Weights>): SearchIndex {
  const words = Object.entries(places);
  return {
    pages: ['/shop', '/speed', '/cloud'].map(page),
    words: words.map(([word]) => word).join(' '),
    places: words
      .map(([, at]) => writePlaces(Object.entries(at).map(([number, worth]) => 4 * Number(number) + worth)))
      .join(','),
  };
}

const search = createSearcher(
  indexOf({
    app: { 2: text },
    apple: { 0: text },
    backup: { 1: text, 2: heading },
    shop: { 0: title, 1: text },
    shopping: { 0: text, 2: title },
    slow: { 0: text, 1: title },
  }),
);
const paths = (query: string) => search(query).map(({ path }) => path);

describe('the search', () => {
  test('finds pages by a word or its beginning: title before heading before text, and the whole word first', () => {
    expect(paths('bac')).toEqual(['/cloud', '/speed']);
    expect(paths('app')).toEqual(['/cloud', '/shop']);
    expect(paths('shop')).toEqual(['/shop', '/cloud', '/speed']);
  });

  test('puts first, of pages that are as good, the one whose name or description says the word earlier', () => {
    const pages = [
      { path: '/about', title: 'About', description: 'Sites, shops' },
      { path: '/shop', title: 'Selling', description: 'Shops' },
      { path: '/team', title: 'Team', description: '' },
    ];
    const places = writePlaces([0, 1, 2].map((number) => 4 * number + heading));
    const found = createSearcher({ pages, words: 'shops', places })('shop');
    expect(found.map(({ path }) => path)).toEqual(['/shop', '/about', '/team']);
  });

  test('finds the pages that have most words of the query', () => {
    expect(paths('slow shop')).toEqual(['/shop', '/speed']);
    expect(paths('slow elephant')).toEqual(['/speed', '/shop']);
    expect(paths('elephant')).toEqual([]);
  });

  test.each(['bakcup', 'backkup', 'backp', 'bavkup'])('finds a word that was mistyped as %s', (query) => {
    expect(paths(query)).toEqual(['/cloud', '/speed']);
  });

  test.each(['shot', 'hackup', 'bacckkup', 'baxxxp'])('takes no other word for one that is meant by %s', (query) => {
    expect(paths(query)).toEqual([]);
  });

  test('finds the singular for a plural, and ignores case, accents and stop words', () => {
    expect(paths('apps')).toEqual(['/cloud']);
    expect(paths('The SLÓW shop')).toEqual(['/shop', '/speed']);
  });

  test('finds nothing for less than two letters, for stop words alone, and for punctuation', () => {
    for (const query of ['', ' ', 's', 'the', '…', '<script>']) expect(paths(query)).toEqual([]);
  });
});

test('the e of e-commerce belongs to its word, however it is joined', () => {
  expect(wordsOf('E-commerce, e mail, ecommerce')).toEqual(['ecommerce', 'email', 'ecommerce']);
  expect(wordsOf('the shop')).toEqual(['shop']);
});

test('words are compared without apostrophes, typographic or straight', () => {
  expect(wordsOf('Let’s talk: people’s phones')).toEqual(['lets', 'talk', 'peoples', 'phones']);
  expect(wordsOf("let's")).toEqual(['lets']);
});
