import { expect, test } from 'vitest';
import { toHtml } from './render-page.ts';

test('a page is written without markers of hydration, and in no more characters than it takes', () => {
  const name = 'Asha';
  const page = (
    <html lang="en">
      <head>
        <meta name="author" content={name} />
      </head>
      <body>
        <h1>
          {name}'s {'page'}
        </h1>
        <input defaultValue='a/>b=""' required />
        <svg>
          <path d="M0 0h9" />
        </svg>
        <i></i>
      </body>
    </html>
  );
  expect(toHtml({ path: '/', render: () => page })).toBe(
    '<!DOCTYPE html><html lang="en"><head><meta name="author" content="Asha"></head><body>' +
      "<h1>Asha's page</h1>" +
      '<input required value="a/&gt;b=&quot;&quot;"><svg><path d="M0 0h9"/></svg><i></i></body></html>',
  );
});

test('a page that cannot be rendered, or is no whole document, is named', () => {
  const fails = () => {
    throw new Error('No word.');
  };
  expect(() => toHtml({ path: '/tea', render: fails })).toThrow('The page /tea could not be rendered.');
  expect(() => toHtml({ path: '/tea', render: () => <p>Tea</p> })).toThrow('The page /tea is no whole document');
});
