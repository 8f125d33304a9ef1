import { expect, test } from 'vitest';
import { faq } from '../content/faq.ts';
import { faqNode } from './faq-data.ts';

test('search engines read the seven questions with their answers, without the marks of links', () => {
  const node = faqNode(faq.items, 'https://site.example/faq');
  expect(node).toMatchObject({ '@type': 'FAQPage', mainEntityOfPage: { '@id': 'https://site.example/faq' } });
  const questions = node.mainEntity as unknown as { '@id': string; name: string; acceptedAnswer: { text: string } }[];
  expect(questions.map(({ name }) => name)).toEqual(faq.items.map(({ title }) => title));
  expect(questions[0]).toMatchObject({ '@type': 'Question', '@id': 'https://site.example/faq#faq-ai-automation' });
  expect(questions[0]?.acceptedAnswer.text).toMatch(
    /^We automate .* The AI & Automation page describes ten services\.$/,
  );
});
