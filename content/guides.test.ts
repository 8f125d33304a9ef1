import { describe, expect, it } from 'vitest';
import type { Guide, GuideBlock, GuideText } from './guide.ts';
import { citations, guideTexts, isParagraph, plainText, sourceFaults, wordCount } from './guide-text.ts';
import { guides } from './guides.ts';
import { aiDepth } from './pages/ai-depth.ts';
import { aiGlance } from './pages/ai-glance.ts';

const list: readonly Guide[] = Object.values(guides);
const withFields = (block: GuideBlock) => (isParagraph(block) ? [] : [block]);

const { readings, timeline, applications, challenges } = aiGlance;
const glanceTexts: readonly GuideText[] = [
  aiGlance.lede,
  ...readings.items.flatMap((item) => [item.heading, item.label, item.comparison, item.text]),
  ...timeline.milestones.flatMap((item) => [item.heading, item.text]),
  ...timeline.winters.map((item) => item.text),
  ...applications.items.flatMap((item) => [item.heading, item.text]),
  ...challenges.items.flatMap((item) => [item.heading, item.text]),
];
const topics = Object.values(aiDepth.topics);
const depthTexts = [aiDepth.lede, aiDepth.introduction, ...topics.map((topic) => topic.text), aiDepth.closing.text];

it.each<[string, readonly GuideText[]]>([
  ['AI at a Glance', glanceTexts],
  ['AI in depth', depthTexts],
  ...list.map((guide): [string, readonly GuideText[]] => [guide.path, guideTexts(guide)]),
])('%s has between 600 and 1,200 words', (_, texts) => {
  expect(wordCount(texts)).toBeGreaterThanOrEqual(600);
  expect(wordCount(texts)).toBeLessThanOrEqual(1200);
});

describe.each(list)('the guide at $path', (guide) => {
  const sections = Object.values(guide.sections);
  const headings = sections.map((section) => section.heading);
  const blocks = sections.flatMap((section) => section.blocks.flatMap(withFields));

  it('has five to eight sections, each with an anchor and a heading of its own', () => {
    expect(headings.length).toBeGreaterThanOrEqual(5);
    expect(headings.length).toBeLessThanOrEqual(8);
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.filter((heading) => heading.length > 60 || /[.:]$/.test(heading))).toEqual([]);
    const ids = Object.keys(guide.sections);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    expect(ids.filter((id) => ['sources', 'check-list', 'main'].includes(id))).toEqual([]);
  });

  it('rests on at least four sources, uses each of them and names no other', () => {
    expect(Object.keys(guide.sources).length).toBeGreaterThanOrEqual(4);
    expect(sourceFaults(guide.sources, guideTexts(guide).flatMap(citations), guide.updated)).toEqual([]);
  });

  it('works through one example and says that it was invented', () => {
    const examples = blocks.filter((block) => 'blocks' in block);
    expect(examples).toHaveLength(1);
    expect(examples[0]?.label).toMatch(/invented for this guide\.$/);
  });

  it('ends with five to seven things to do this week', () => {
    const { checkList } = guide;
    expect(checkList.length).toBeGreaterThanOrEqual(5);
    expect(checkList.length).toBeLessThanOrEqual(7);
    expect(checkList.filter((item) => item.endsWith('.'))).toEqual([]);
  });

  it('fills every row of its tables', () => {
    const inside = blocks.flatMap((block) => ('blocks' in block ? block.blocks.flatMap(withFields) : [block]));
    const tables = inside.filter((block) => 'columns' in block);
    const uneven = tables.filter((table) => table.rows.some((row) => row.length !== table.columns.length));
    expect(uneven.map((table) => table.caption)).toEqual([]);
    const compared = tables.filter((table) => table.look === 'before-and-after');
    expect(compared.filter((table) => table.columns.length !== 3)).toEqual([]);
  });

  it('describes its drawing, and leads to other guides and to us', () => {
    expect(guide.figure.alt.length).toBeGreaterThan(60);
    const next = guide.related.map(({ path }) => path);
    expect(next.length).toBeGreaterThanOrEqual(2);
    expect(next.filter((path) => path === guide.path)).toEqual([]);
    expect(guide.closing.contact.href).toBe('/contact');
  });
});

describe('all guides', () => {
  it('stand at the addresses they name', () => {
    expect(list.map((guide) => guide.path)).toEqual(Object.keys(guides));
  });

  it('share no drawing, no opening and no plan of sections', () => {
    const different = (of: (guide: Guide) => string) => new Set(list.map(of)).size;
    // There are nine drawings: until a tenth guide has one of its own, it borrows one.
    expect(different((guide) => guide.figure.figure)).toBe(Math.min(list.length, 9));
    expect(different((guide) => plainText(guide.opening).slice(0, 20))).toBe(list.length);
    expect(different((guide) => Object.keys(guide.sections).join())).toBe(list.length);
  });
});

describe('AI at a Glance', () => {
  it('gives every year, winter and challenge a source', () => {
    const marked = [...timeline.milestones, ...timeline.winters, ...challenges.items];
    expect(marked.filter((item) => citations(item.text).length === 0)).toEqual([]);
  });

  it('uses every source and names no other', () => {
    const used = [...readings.items.map((item) => item.source), ...glanceTexts.flatMap(citations)];
    expect(sourceFaults(aiGlance.sources, used, aiGlance.updated)).toEqual([]);
  });
});

describe('AI in depth', () => {
  it.each(topics)('explains $heading in 80 to 120 words', (topic) => {
    expect(wordCount([topic.text])).toBeGreaterThanOrEqual(80);
    expect(wordCount([topic.text])).toBeLessThanOrEqual(120);
    expect(topic.question).toMatch(/\?$/);
  });

  it('links every topic outside, uses every source and names no other', () => {
    const used = topics.flatMap((topic) => [...topic.links, ...citations(topic.text)]);
    expect(sourceFaults(aiDepth.sources, used, aiDepth.updated)).toEqual([]);
  });
});

it('a source that is unused, missing or younger than the page is named, and no other', () => {
  const a = { title: 'A', publisher: 'A', url: 'https://a.example/', published: '2026' } as const;
  expect(sourceFaults({ a }, ['a'], '2026-11-20')).toEqual([]);
  expect(sourceFaults({ a }, [], '2026-11-20')).toEqual(['a is not used']);
  expect(sourceFaults({ a }, ['a', 'b'], '2026-11-20')).toEqual(['b is cited and does not exist']);
  expect(sourceFaults({ a }, ['a'], '2025-01-01')).toEqual(['a is younger than the page']);
});
