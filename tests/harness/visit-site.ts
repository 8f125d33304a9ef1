import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { closeContexts, type Incidents, openContext, sharedBrowser } from './browser.ts';
import { type SiteServer, startSite } from './site-server.ts';

export type Visit = {
  site: SiteServer;
  browser: Browser;
  context: BrowserContext;
  incidents: Incidents;
  page: Page;
  /** The number of the visit, from 1, by which a test finds its own mails. */
  number: number;
  /** The visitor's client address, unique so that tests do not share rate limits. */
  address: string;
};

/**
 * Starts a site for the tests of a file, and provides a browser.
 * @param settings environment variables of the server
 */
export function useSite(...[settings, options]: Parameters<typeof startSite>): Pick<Visit, 'site' | 'browser'> {
  const used = {} as Visit;
  beforeAll(async () => {
    [used.site, used.browser] = await Promise.all([startSite(settings, options), sharedBrowser()]);
  });
  afterAll(async () => {
    await closeContexts(used.browser);
    await used.site.stop();
  });
  return used;
}

/**
 * Starts a site for the tests of a file and provides a browser, with a new visitor for every test.
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
