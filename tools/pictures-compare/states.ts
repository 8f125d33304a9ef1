import type { Page } from 'playwright-core';
import type { Path } from '../../content/site-map.ts';

/** Brings a page into a state, as a visitor would. The page's clock is stopped; it advances only by `page.clock.runFor`. */
export type Act = (page: Page) => Promise<unknown>;

const click =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().click();
const ends = [390, 1440];

/**
 * States that appear only on interaction, whose styles no other screenshot shows. Elements are found by role and structure, not by
 * their words, which may change.
 */
export const states: readonly { path: Path; widths: readonly number[]; does: string; act: Act }[] = [
  { path: '/notFound', widths: [1440], does: 'services menu', act: click('button[popovertarget=services-menu]') },
  { path: '/notFound', widths: [390, 768], does: 'menu', act: click('button[popovertarget=main-menu]') },
  { path: '/notFound', widths: ends, does: 'more in the footer', act: click('footer summary') },
  { path: '/faq', widths: ends, does: 'second answer', act: (page) => page.locator('main summary').nth(1).click() },
  { path: '/features', widths: [390], does: 'all shown', act: click('#features label:has(input[type=checkbox])') },
  ...(['frontend-development', 'backend-development', 'full-stack-solutions'] as const).map((name) => ({
    path: `/services/${name}` as const,
    widths: [390],
    does: 'all shown',
    act: click('#deliverables label:has(input[type=checkbox])'),
  })),
  {
    path: '/services/web-development',
    widths: ends,
    does: 'another tab',
    act: (page) => page.getByRole('tab').nth(5).click(),
  },
  { path: '/Content-Writing', widths: ends, does: 'chosen', act: click('[data-island] section:nth-of-type(2) button') },
  { path: '/contact', widths: ends, does: 'refused', act: click('main form button[type=submit]') },
  { path: '/book-a-call', widths: [768], does: 'refused', act: click('main form button[type=button]') },
  {
    path: '/book-a-call',
    widths: ends,
    does: 'second step',
    act: async (page) => {
      await page.locator('main input[name=name]').fill('Meera');
      await page.locator('main input[name=email]').fill('meera@example.com');
      await click('main form button[type=button]')(page);
    },
  },
  {
    path: '/chatbot',
    widths: ends,
    does: 'asked',
    act: async (page) => {
      const ask = async (text: string) => {
        await page.locator('main form input').fill(text);
        await page.keyboard.press('Enter');
      };
      await ask('do you ship marble to oslo');
      await page.clock.runFor(2000);
      await ask('hello');
    },
  },
  {
    path: '/explore',
    widths: ends,
    does: 'searched',
    act: async (page) => {
      await page.locator('#site-search').fill('shop');
      await page.locator('[data-site-search] button[type=submit]').click();
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(1000);
    },
  },
  { path: '/team', widths: [390], does: 'links of one', act: click('main summary') },
  {
    path: '/team',
    widths: [1440],
    does: 'pointer on one',
    act: (page) => page.locator('main li:has(details)').nth(1).hover(),
  },
  ...(['/login', '/signup'] as const).map((path) => ({
    path,
    widths: [390],
    does: 'password written',
    act: (page: Page) => page.locator('input[type=password]').fill('secret-1'),
  })),
  { path: '/login', widths: ends, does: 'refused', act: click('main form button[type=submit]') },
];
