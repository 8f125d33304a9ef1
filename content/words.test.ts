import { describe, expect, it } from 'vitest';
import { faq } from './faq.ts';
import type { ContentPage, DevelopmentPage, Paragraph, RichText } from './schema.ts';
import { siteMap } from './site-map.ts';

const sources = import.meta.glob<Record<string, unknown>>(['./*.ts', './pages/**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});

/** Fields that hold addresses and names of things, not words for readers. */
const notWords = new Set([
  'path',
  'link',
  'href',
  'url',
  'uri',
  'image',
  'id',
  'icon',
  'anchor',
  'enquiry',
  'origin',
  'timeZone',
]);

type Text = { at: string; text: string };

const isRich = (value: unknown): value is RichText =>
  Array.isArray(value) &&
  value.some((piece) => typeof piece === 'string') &&
  value.some((piece) => typeof piece === 'object' && piece !== null);

/** Every text under a value, with the trail of names that leads to it. */
function texts(value: unknown, at: string): Text[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (isRich(value)) return [{ at, text: plain(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (notWords.has(key) ? [] : texts(inner, `${at}.${key}`)));
}

/** A paragraph without its links. */
function plain(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph;
  return paragraph.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The guides and the two AI pages: articles with sources, in a richer form, with tests of their own. */
const isArticle = (file: string) => /seo-details|\/guides?\.ts|\/ai-(glance|depth)/.test(file);

const all = Object.entries(sources)
  .filter(([file]) => !file.endsWith('/icons.ts') && !isArticle(file))
  .flatMap(([file, exported]) => texts(exported, file));

/** The pages of content/pages that carry an address. */
const pages = Object.entries(sources).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(
      (value): value is ContentPage =>
        typeof value === 'object' && value !== null && 'path' in value && 'lede' in value,
    )
    .filter(() => file.startsWith('./pages/') && !isArticle(file)),
);
const told = pages.filter((page) => 'facts' in page && 'introduction' in page);
const development = told.filter((page): page is DevelopmentPage => 'conclusion' in page);

/** Words that say nothing; where the specification forces one, its exact text is let through. */
const hollow =
  /\b(unlock|elevate|seamless|cutting-edge|leverage|world-class|game-chang|synerg|revolutioni[sz]|delve|empower|next-level|state-of-the-art)\w*/i;
const forced = new Set(['Seamless Integration']);

/** Promises that only the owner may make: reply times, prices and percentages. */
const promises = [
  /\b(within|in) (a|one|two|\d+) (working |business )?(minute|hour|day)s?\b/i,
  /[₹$€]\s?\d|\bRs\.?\s?\d/,
  /(?<!100)%/,
];

const american = /\b(color|colors|center|behavior|favorite|organiz\w+|recogniz\w+|customiz\w+|analyz\w+|gray)\b/i;

describe('the words', () => {
  it('are never empty', () => {
    expect(all.filter(({ text }) => text.trim() === '').map(({ at }) => at)).toEqual([]);
  });

  it('carry no hollow word beyond those the specification prints', () => {
    expect(all.filter(({ text }) => hollow.test(text) && !forced.has(text))).toEqual([]);
  });

  it('promise no reply time, price or percentage that the specification does not state', () => {
    expect(all.filter(({ text }) => promises.some((promise) => promise.test(text)))).toEqual([]);
  });

  it('are spelled as in India', () => {
    expect(all.filter(({ text }) => american.test(text))).toEqual([]);
  });

  it('have neither double spaces nor a link that touches the word before it', () => {
    expect(all.filter(({ text }) => /\S {2}\S|[,;:?!][A-Za-z]/.test(text))).toEqual([]);
  });

  it('never call a link “here”', () => {
    expect(all.filter(({ text }) => /^(click )?here$/i.test(text.trim()))).toEqual([]);
  });
});

/** The sentence an author reads when a text is too short or too long. */
function outside(name: string, text: string, least: number, most: number): string[] {
  const count = countWords(text);
  return count >= least && count <= most ? [] : [`${name} has ${count} words; it should have ${least} to ${most}.`];
}

describe('the answers of the FAQ', () => {
  it('have 50 to 90 words each', () => {
    expect(faq.items.flatMap(({ title, content }) => outside(title, plain(content), 50, 90))).toEqual([]);
  });
});

describe('the pages', () => {
  it('have one sheet of words each', () => {
    const expected = Object.keys(siteMap).filter((path) => path !== '/' && !/^\/(seo-details|Ai-)/.test(path));
    const written = pages.map((page) => page.path);
    expect(expected.filter((path) => written.filter((one) => one === path).length !== 1)).toEqual([]);
  });

  it('have no two ledes alike', () => {
    const ledes = pages.map((page) => page.lede);
    expect(ledes.filter((lede, index) => ledes.indexOf(lede) !== index)).toEqual([]);
  });

  it.each(told)('$path opens with two paragraphs or more and answers four questions', ({ introduction, facts }) => {
    expect(introduction.length).toBeGreaterThanOrEqual(2);
    expect(Object.entries(facts).filter(([, answer]) => !/[.!?…]$/.test(plain(answer)))).toEqual([]);
  });

  it('under Web Development say something, in 350 to 750 words', () => {
    const faults = development.flatMap(({ path, introduction, facts, sections, conclusion }) => {
      const body = texts({ introduction, facts, sections, conclusion }, path).map(({ text }) => text);
      return outside(path, body.join(' '), 350, 750);
    });
    expect(faults).toEqual([]);
  });

  it.each(development)('$path gives every section an anchor of its own', ({ sections }) => {
    const ids = sections.map((section) => section.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are nine under Web Development, all with a conclusion', () => {
    expect(development).toHaveLength(9);
  });
});
