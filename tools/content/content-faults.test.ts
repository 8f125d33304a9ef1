import { describe, expect, test } from 'vitest';
import { contentFaults } from './content-faults.ts';
import { documentTitle } from '../../content/document-title.ts';

const faults = (words: Record<string, unknown>, file = 'content/shop.ts') => contentFaults([{ file, words }]);

describe('an author is told where, what and what to do about', () => {
  test('a text that is empty', () => {
    expect(faults({ page: { cards: [{ title: 'Tea', description: ' ' }] } })).toEqual([
      'content/shop.ts: page.cards[0].description is empty. Write its text.',
    ]);
  });

  test('a text that one card of several has not', () => {
    const card = { title: 'Tea', description: 'From Assam.' };
    expect(faults({ cards: [card, { title: 'Salt' }, card] })).toEqual([
      "content/shop.ts: cards has no 'description' in its entry 2, as the others have. Write it.",
    ]);
  });

  test('a link to an address that does not exist', () => {
    expect(faults({ more: { text: 'Team', href: '/teem?from=shop' } })).toEqual([
      'content/shop.ts: more.href leads to /teem, which is no address of content/site-map.ts.',
    ]);
  });

  test('a link to an anchor that does not exist', () => {
    expect(faults({ more: { text: 'Why', href: '/#featurez' } })).toEqual([
      'content/shop.ts: more.href leads to #featurez, which is none of the anchors in content/site-map.ts.',
    ]);
  });

  test('a link over an open line', () => {
    expect(faults({ more: { text: 'Tea', url: 'http://tea.example/' } })).toEqual([
      "content/shop.ts: more.url is 'http://tea.example/'. Give the whole address, with https://.",
    ]);
  });

  test('a title of more than 60 or fewer than 12, a description of more than 160 or fewer than 110 characters', () => {
    const of = (title: string, description: number, path = '/shop') =>
      faults({ siteMap: { [path]: { title, description: 'd'.repeat(description) } } });
    expect(of('t'.repeat(61), 161)).toEqual([
      'content/shop.ts: siteMap./shop has a title of 61 characters. Use 12 to 60: search engines show no more.',
      'content/shop.ts: siteMap./shop has a description of 161 characters. Use 110 to 160: search engines show no more.',
    ]);
    expect(of('t'.repeat(60), 109)).toHaveLength(1);
    expect([...of('t'.repeat(12), 110), ...of('t'.repeat(60), 160)]).toEqual([]);
    // With a long name of the company none is too short.
    expect(of('t', 110)).toHaveLength(documentTitle('/shop', 't').length < 12 ? 1 : 0);
    expect(of('t'.repeat(60), 160, '/')).toEqual([expect.stringContaining('characters, with the company’s name. Use')]);
  });

  test('a picture without alt text', () => {
    expect(faults({ slide: { image: 'tea', caption: 'Our tea.' } })).toEqual([
      "content/shop.ts: slide has no 'alt'. Say what the picture shows, for those who do not see it.",
    ]);
    expect(faults({ slide: { image: 'tea', alt: '', caption: 'Our tea.' } })).toEqual([
      'content/shop.ts: slide.alt is empty. Say what the picture shows, for those who do not see it.',
    ]);
  });

  test('an icon that nobody drew', () => {
    expect(faults({ card: { title: 'Tea', icon: 'clowd' } })).toEqual([
      "content/shop.ts: card.icon is 'clowd', which is not in content/icons.ts. Choose one of its names, or add it there and run: npm run icons",
    ]);
  });
});

test('cards of which most lack a field, and blocks of several kinds, have no fault', () => {
  expect(faults({ lines: [{ text: 'Tea', link: '/team' }, { text: 'Salt' }, { text: 'Rice' }] })).toEqual([]);
  const blocks = [
    { kind: 'paragraph', text: 'Tea.' },
    { kind: 'steps', items: ['Boil.'] },
  ];
  expect(faults({ blocks: [...blocks, { kind: 'paragraph', text: 'Salt.' }] })).toEqual([]);
});
