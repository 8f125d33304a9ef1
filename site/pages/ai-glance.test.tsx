import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AiGlancePage } from './ai-glance.tsx';

const html = renderToStaticMarkup(<AiGlancePage />);

test('AI at a Glance draws the stats to scale', () => {
  // 20 dollars fill the bar of 520 units, 7 cents take 1.8; 1.5 per cent of it are 7.8, 3 per cent 15.6.
  expect(html).toContain('d="M0 14h520v36H0Z"');
  expect(html).toContain('d="M0 62h1.8v36H0Z"');
  expect(html).toContain('d="M0 20h7.8v30H0Z"');
  expect(html).toContain('d="M15.6 8v50"');
  // Nine rows of 32 dots and 7 in the tenth are 295, without the first six, which are painted by themselves.
  expect(html).toContain('d="M0 0h512v144h-400v16H0ZM0 0h96v16H0Z"');
});
