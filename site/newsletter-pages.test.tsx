import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { answerPages, tokenAnswers, tokenPages } from '../contracts/contact-answer.ts';
import { letterPages } from './newsletter-pages.tsx';

test('a letter is sealed only on the pages of subscribers and of a letter that was sent', () => {
  const gnomonOfTheSeal = 'h24v-18Z';
  const sealed = letterPages.filter(({ content }) => renderToStaticMarkup(content()).includes(gnomonOfTheSeal));
  expect(sealed.map(({ path }) => path)).toEqual([
    answerPages.newsletter.sent,
    tokenAnswers.confirmed,
    tokenPages.unsubscribe,
  ]);
});
