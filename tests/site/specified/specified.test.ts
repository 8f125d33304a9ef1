import { describe, expect, inject, test } from 'vitest';
import { siteMap } from '../../../content/site-map.ts';
import { pageOf } from '../../harness/pages.ts';
import { accounts } from './accounts.ts';
import { addresses, aliases } from './addresses.ts';
import { contentWriting } from './content-writing.ts';
import { development } from './development.ts';
import { faultsOf } from './faults.ts';
import { frame } from './frame.ts';
import { hero } from './hero.ts';
import { knowledge } from './knowledge.ts';
import { sections } from './sections.ts';
import { services } from './services.ts';
import type { Specified } from './specified.ts';
import { waysToTalk } from './ways-to-talk.ts';

const origin = inject('origin');

const areas: Readonly<Record<string, readonly Specified[]>> = {
  'header and footer': frame,
  'the landing page': hero,
  'the sections': sections,
  'the service pages': services,
  'content writing': contentWriting,
  'the development pages': development,
  'AI and SEO': knowledge,
  'the ways to talk': waysToTalk,
  accounts,
};

describe.each(Object.entries(areas))('%s show what the specification says:', (_area, list) => {
  test.each(list.map((specified) => [specified.says, specified] as const))('%s', (_says, specified) => {
    expect(specified.on.flatMap((address) => faultsOf(pageOf(address), specified))).toEqual([]);
  });
});

describe('the addresses', () => {
  test('are those of the specification, spelling as is', () => {
    expect(addresses.filter((address) => !Object.hasOwn(siteMap, address))).toEqual([]);
    expect(new Set(addresses).size).toBe(46);
  });

  test.each(addresses)('%s is a page', async (address) => {
    expect((await fetch(new URL(address, origin), { redirect: 'manual' })).status).toBe(200);
  });

  test.each(Object.entries(aliases))('%s leads to %s for good', async (from, to) => {
    const { status, headers } = await fetch(new URL(from, origin), { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, to]);
  });
});

test('the image that stands in for the film is animated', async () => {
  const source = pageOf('/about').document.querySelector('video > img')?.getAttribute('src') ?? '';
  const picture = Buffer.from(await (await fetch(new URL(source, origin))).arrayBuffer());
  expect([picture.toString('latin1', 8, 12), picture.includes('ANIM')]).toEqual(['WEBP', true]);
});
