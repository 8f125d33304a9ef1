import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillAnswer } from '../../contracts/contact-answer.ts';
import { CallNotBookedPage } from './call-not-booked.tsx';

test('a form that the server gives back marks the fields that have a fault, each with its words, and no other', () => {
  const page = renderToString(<CallNotBookedPage />);
  const filled = fillAnswer(page, {
    'phone-fault': 'Empty.',
    'preferred_time-fault': 'Passed.',
    message: '<p id="x">',
  });
  const marked = filled.match(/<[^>]* aria-invalid="true"[^>]*>/g) ?? [];
  expect(marked.map((tag) => / name="([^"]+)"/.exec(tag)?.[1])).toEqual(['phone', 'preferred_time']);
  const ids = marked.map((tag) => / aria-describedby="([^"]+)"/.exec(tag)?.[1]);
  const words = ids.map((id) => new RegExp(`id="${id}".*?<span>(.*?)</span>`).exec(filled)?.[1]);
  expect(words).toEqual(['Empty.', 'Passed.']);
  expect(filled.match(/aria-invalid|-error"/g)).toHaveLength(6);
});
