import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownBuild } from '../../harness/built-site.ts';
import { pageOf } from '../../harness/pages.ts';
import { accounts } from './accounts.ts';
import { development } from './development.ts';
import { expectSpecified, inOrder } from './expect-specified.ts';
import { frame } from './frame.ts';
import { hero } from './hero.ts';
import { knowledge } from './knowledge.ts';
import { sections } from './sections.ts';
import { services } from './services.ts';
import type { Specified } from './specified.ts';
import { waysToTalk } from './ways-to-talk.ts';

const areas: Readonly<Record<string, readonly Specified[]>> = {
  'header and footer': frame,
  'the landing page': hero,
  'the sections': sections,
  'the service pages': services,
  'the development pages': development,
  'AI and SEO': knowledge,
  'the ways to talk': waysToTalk,
  accounts,
};

describe.each(Object.entries(areas))('%s show what the specification says:', (_area, list) => {
  test.each(list.map((specified) => [specified.says, specified] as const))('%s', (_says, specified) => {
    for (const address of specified.on) expectSpecified(pageOf(address), specified);
  });
});

test('words and links are looked for in the order of the specification', () => {
  const shown = ['Open', 'every day', 'Closed'];
  expect(inOrder(['Open', 'Closed'], shown)).toEqual(['Open', 'Closed']);
  expect(inOrder(['Closed', 'Open', 'closed'], shown)).toEqual(['Closed']);
});

test('the image that stands in for the film is animated', () => {
  const source = pageOf('/about').document.querySelector('video > img')?.getAttribute('src') ?? '';
  const picture = readFileSync(join(ownBuild.dist, source));
  expect([picture.toString('latin1', 8, 12), picture.includes('ANIM')]).toEqual(['WEBP', true]);
});
