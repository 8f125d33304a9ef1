import { describe, expect, it } from 'vitest';
import type { GuideText } from './guide.ts';
import { citations, sourceFaults, wordCount } from './guide-text.ts';
import { aiDepth } from './pages/ai-depth.ts';
import { aiGlance } from './pages/ai-glance.ts';

describe('AI at a Glance', () => {
  const { readings, timeline, applications, challenges } = aiGlance;
  const texts: readonly GuideText[] = [
    aiGlance.lede,
    ...readings.items.flatMap((item) => [item.heading, item.label, item.comparison, item.text]),
    ...timeline.milestones.flatMap((item) => [item.heading, item.text]),
    ...timeline.winters.map((item) => item.text),
    ...applications.items.flatMap((item) => [item.heading, item.text]),
    ...challenges.items.flatMap((item) => [item.heading, item.text]),
  ];

  it('gives every year, winter and challenge a source', () => {
    const marked = [...timeline.milestones, ...timeline.winters, ...challenges.items];
    expect(marked.filter((item) => citations(item.text).length === 0)).toEqual([]);
  });

  it('uses every source and names no other', () => {
    const used = [...readings.items.map((item) => item.source), ...texts.flatMap(citations)];
    expect(sourceFaults(aiGlance.sources, used, aiGlance.updated)).toEqual([]);
  });

  it('shows the same number in words as it draws', () => {
    const drawn = Object.fromEntries(readings.items.map((item) => [item.id, item.series.map((point) => point.value)]));
    expect(drawn).toEqual({ adoption: [55, 78, 88], price: [20, 0.07], clinic: [6, 295], meter: [1.5, 3] });
    expect(readings.items.map((item) => item.value)).toEqual(['88%', '280', '295', '1.5%']);
  });

  it('has between 600 and 1,200 words', () => {
    expect(wordCount(texts)).toBeGreaterThanOrEqual(600);
    expect(wordCount(texts)).toBeLessThanOrEqual(1200);
  });
});

describe('AI in depth', () => {
  const topics = Object.values(aiDepth.topics);
  const texts = [aiDepth.lede, aiDepth.introduction, ...topics.map((topic) => topic.text), aiDepth.closing.text];

  it.each(topics)('explains $heading in 80 to 120 words', (topic) => {
    expect(wordCount([topic.text])).toBeGreaterThanOrEqual(80);
    expect(wordCount([topic.text])).toBeLessThanOrEqual(120);
    expect(topic.question).toMatch(/\?$/);
  });

  it('links every topic outside, uses every source and names no other', () => {
    const used = topics.flatMap((topic) => [...topic.links, ...citations(topic.text)]);
    expect(sourceFaults(aiDepth.sources, used, aiDepth.updated)).toEqual([]);
  });

  it('has between 600 and 1,200 words', () => {
    expect(wordCount(texts)).toBeGreaterThanOrEqual(600);
    expect(wordCount(texts)).toBeLessThanOrEqual(1200);
  });
});
