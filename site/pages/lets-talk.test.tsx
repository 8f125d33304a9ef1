import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { letsTalkPage } from '../../content/pages/lets-talk.ts';
import { LetsTalkPage } from './lets-talk.tsx';

const html = renderToStaticMarkup(<LetsTalkPage />);

test('there are four ways to talk, each with what happens next and how soon', () => {
  expect(letsTalkPage.ways).toHaveLength(4);
  for (const { title, next, soon } of letsTalkPage.ways) {
    for (const words of [`>${title}</h2>`, next, soon]) expect(html).toContain(words);
  }
});

test.each(['/contact-form', '/book-a-call', '/chatbot', 'tel:+911410000100', 'tel:+911410000101'])(
  'leads to %s',
  (href) => {
    expect(html).toContain(`href="${href}"`);
  },
);

test("'Let's Chat' has a 'Start Chat' button to /chatbot", () => {
  expect(html).toMatch(/<h2[^>]*>Let&#x27;s Chat<\/h2>/);
  expect(html).toMatch(/href="\/chatbot"[^>]*>Start Chat/);
});
