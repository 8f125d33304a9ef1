import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { answerPages, answerToken, fillAnswer } from '../contracts/answer-pages.ts';
import { TextField } from './components/field.tsx';
import { answers } from './answer-pages.tsx';

test('a form that the server gives back marks the fields that have a fault, each with its words, and no other', () => {
  const booking = answers.find(({ path }) => path === answerPages.booking.notSent);
  const page = renderToString(booking?.content());
  const filled = fillAnswer(page, { 'phone-fault': 'Empty.', 'preferred_time-fault': 'Past.', message: '<p id="x">' });
  const marked = filled.match(/<[^>]* aria-invalid="true"[^>]*>/g) ?? [];
  expect(marked.map((tag) => / name="([^"]+)"/.exec(tag)?.[1])).toEqual(['phone', 'preferred_time']);
  const ids = marked.map((tag) => / aria-describedby="([^"]+)"/.exec(tag)?.[1]);
  const words = ids.map((id) => new RegExp(`id="${id}".*?<span>(.*?)</span>`).exec(filled)?.[1]);
  expect(words).toEqual(['Empty.', 'Past.']);
  expect(filled.match(/aria-invalid|-error"|aria-describedby=""|<option value="" selected/g)).toHaveLength(6);
});

test('a field described by a note keeps it, with a fault and without', () => {
  const page = renderToString(
    <TextField name="email" label="Email" describedBy="note" error={answerToken('email-fault')} />,
  );
  const marksOf = (fault: string) => /<input.*? (aria-.*?) name=/.exec(fillAnswer(page, { 'email-fault': fault }))?.[1];
  expect(marksOf('Empty.')).toMatch(/^aria-invalid="true" aria-describedby="\S+-error note"$/);
  expect(marksOf('')).toMatch(/^aria-describedby="note"$/);
});
