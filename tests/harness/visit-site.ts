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
 * A site and a browser for the tests of a file, there from the first hook on.
 * @param settings environment variables of the server
 */
export function useSite(...[settings, options]: Parameters<typeof startSite>): Pick<Visit, 'site' | 'browser'> {
  const used = {} as Visit;
  beforeAll(async () => {
    [used.site, used.browser] = await Promise.all([startSite(settings, options), openBrowser()]);
  });
  afterAll(async () => {
    await used.browser.close();
    await used.site.stop();
  });
  return used;
}

/**
 * A site and a browser for the tests of a file, and for every test a visitor of its own.
 * The visit is filled in by hooks: read it in `beforeEach` and in tests.
 * @param server the settings of the server, and how it starts
 */
export function visitSite(options: BrowserContextOptions = {}, ...server: Parameters<typeof startSite>): Visit {
  const visit = Object.assign(useSite(...server), { number: 0 }) as Visit;
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
  return visit;
}
