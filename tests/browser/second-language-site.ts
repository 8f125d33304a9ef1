import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { buildSite, type OtherBuild, startable } from '../harness/build-site.ts';
import { type Incidents, openContext } from '../harness/browser.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';
import { browser, useBrowser } from './shared-browser.ts';

/** The path before every address of the pseudo-language, whose texts have accents, are two fifths longer and stand in « and ». */
export const prefix = '/xa';
/** The site in English and in the pseudo-language, from the first `beforeAll` of `serveSecondLanguage` on. */
export let build: OtherBuild;
export let server: SiteServer;
/** A tab, and what it records. */
export let page: Page;
export let incidents: Incidents;

/** Builds and serves the site in two languages for the tests of a file. */
export function serveSecondLanguage(): void {
  useBrowser();
  beforeAll(async () => {
    build = await buildSite({ SITE_LANGUAGES: 'en,xa' });
    server = await startSite({}, { folder: await startable(build) });
    const opened = await openContext(browser, server.origin);
    ({ incidents } = opened);
    page = await opened.context.newPage();
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await build.remove();
  });
}

/** The text of a built file. */
export const read = (file: string) => readFile(path.join(build.dist, file), 'utf8');
