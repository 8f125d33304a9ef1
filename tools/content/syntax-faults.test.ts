import { expect, test } from 'vitest';
import { syntaxFault } from './syntax-faults.ts';

const card = `export const cards = [
  {
    title: 'चाय',
    text: 'From Assam.',
  },
  { title: 'Salt', text: 'From Sambhar.' },
];
`;

test.each([
  ["'चाय',", "'चाय'", 3, 'Write a comma at the end of line 3.'],
  ['},\n  {', '}\n  {', 5, 'Write a comma at the end of line 5.'],
  ['From Assam.', "Assam's best.", 4, 'Write an apostrophe in a text as ’'],
  ["Assam.',", 'Assam.,', 4, 'End the text with the mark it begins with'],
  ["'Salt'", '‘Salt’', 6, "Begin and end a text with '"],
  ["text: 'From Assam", "text 'From Assam", 4, 'write the colon'],
  ['text: ', 'text; ', 4, 'Compare it with the lines above'],
])('an author who writes for %j only %j is told the line and what to do', (right, wrong, line, remedy) => {
  expect(syntaxFault('content/shop.ts', card)).toBeUndefined();
  const fault = syntaxFault('content/shop.ts', card.replace(right, wrong)) ?? '';
  expect(fault).toContain(remedy);
  expect(fault).toMatch(new RegExp(`^content/shop\\.ts:[${line}${line + 1}] cannot be read`));
});
