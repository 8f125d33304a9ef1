import { expect, test } from 'vitest';
import { settingsOf } from './settings-file.ts';

test.each([
  ['a plain one', 'MAIL_TO=you@example.com', 'you@example.com'],
  ['one with spaces, which stay', 'MAIL_TO=Our company <you@example.com>', 'Our company <you@example.com>'],
  ['a password with #', 'MAIL_TO=correct#horse # staple', 'correct#horse # staple'],
  ['one in quotes', 'MAIL_TO="you@example.com"', 'you@example.com'],
  ['one with a backslash, in single quotes', "MAIL_TO='a\\\\b'", 'a\\\\b'],
  ['one with a quote in it', `MAIL_TO=it's "so"`, `it's "so"`],
  ['one with = in it', 'MAIL_TO=a=b==', 'a=b=='],
  ['an empty one', 'MAIL_TO=', ''],
  ['one with spaces around', ' MAIL_TO = you \r', 'you'],
  ['one behind a byte order mark', '\uFEFFMAIL_TO=you', 'you'],
])('A file of settings may hold %s', (_, line, value) => {
  expect(settingsOf(line)).toEqual([['MAIL_TO', value]]);
});

test('Comments and empty lines are no settings', () => {
  expect(settingsOf('# A=1\n; B=2\n\n  \nPORT=3000\n')).toEqual([['PORT', '3000']]);
});

test.each(['SMTP_URL: smtps://user:secret@mail.example.com', 'secret', '=secret', '1A=secret', 'export A=secret'])(
  '%j is told by its number, and not repeated',
  (line) => {
    expect(() => settingsOf(`PORT=3000\n${line}`)).toThrow(/^line 2 is not NAME=value$/);
  },
);
