import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Incidents, openBrowser, openContext } from './browser.ts';
import { type SiteServer, startSite } from './site-server.ts';

export type Visit = {
  site: SiteServer;
  browser: Browser;
  context: BrowserContext;
  incidents: Incidents;
  page: Page;
  /** Which visit this is, from 1: what a test makes of it is found again among the mails of all. */
  number: number;
  /** Where the visitor seems to come from; nobody else does, so that tests do not share one allowance. */
  address: string;
};

/**
 * A site and a browser for the tests of a file, and for every test a visitor of its own.
 * The visit is filled in by hooks: read it in `beforeEach` and in tests.
 * @param settings environment variables of the server
 */
export function visitSite(options: BrowserContextOptions = {}, settings: Readonly<Record<string, string>> = {}): Visit {
  const visit = { number: 0 } as Visit;
  beforeAll(async () => {
    [visit.site, visit.browser] = await Promise.all([startSite(settings), openBrowser()]);
  });
  beforeEach(async () => {
    visit.number += 1;
    visit.address = `203.0.113.${visit.number}`;
    const opened = await openContext(visit.browser, visit.site.origin, {
      extraHTTPHeaders: { 'x-forwarded-for': visit.address },
      ...options,
    });
    Object.assign(visit, opened, { page: await opened.context.newPage() });
  });
  afterEach(() => visit.context.close());
  afterAll(async () => {
    await visit.browser.close();
    await visit.site.stop();
  });
  return visit;
}
