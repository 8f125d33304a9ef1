import { beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../harness/built-site.ts';
import { desktop, phone } from '../harness/browser.ts';
import { openPage, page, useBrowser } from './shared-browser.ts';

useBrowser();
beforeAll(() => openPage({ javaScriptEnabled: false, viewport: phone }));

test.each(paths)('%s without JavaScript shows all of its words and no control that would do nothing', async (path) => {
  await openAll(path);
  // Waits for opening animations.
  await expect.poll(() => page.evaluate(findHidden), patience).toEqual(nothing);
});

const patience = { timeout: 3000 };
const nothing = { hidden: [], dead: [] };

/** Opens a page, with all that opens without a script. */
async function openAll(path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(unfold);
}

/** Runs in the page: opens every fold, as show-more.test.ts and faq.test.ts do by hand. */
function unfold(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('main input[type=checkbox]:not(form *)'))
    box.checked = true;
  for (const details of document.querySelectorAll('main details')) {
    // Of those that share a name only one may be open.
    details.removeAttribute('name');
    details.setAttribute('open', '');
  }
}

/** Runs in the page: hidden text, and controls that need a script. */
function findHidden(): { hidden: string[]; dead: string[] } {
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // On a phone a breadcrumb ends before the page itself, which the heading names.
  const apart =
    'dialog, [popover], [data-needs-script], .visually-hidden, [aria-hidden=true], svg, nav li:has(> [aria-current])';
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, td, th, label)')];
  const nameOf = (element: Element) => element.outerHTML.slice(0, 100);
  return {
    hidden: texts.filter((text) => !text.closest(apart) && !isShown(text)).map(nameOf),
    dead: [...document.querySelectorAll('[data-needs-script]')].filter(isShown).map(nameOf),
  };
}

describe('without JavaScript', () => {
  test.each([
    ['/chatbot', 'The bot needs JavaScript', 'Write a message'],
    ['/account', 'Your account needs JavaScript', 'contact us'],
  ])('%s says so, and leads on', async (path, words, link) => {
    await page.goto(path);
    expect(await page.locator('main').innerText()).toContain(words);
    expect(await page.locator('main').getByRole('link', { name: link }).isVisible()).toBe(true);
    expect(await page.getByRole('log').count()).toBe(0);
  });

  test('the phone menu opens and leads on', async () => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('#main-menu');
    expect(await menu.isVisible()).toBe(true);
    await menu.getByRole('link', { name: "LET'S TALK" }).click();
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

  test('the services menu opens by keyboard', async () => {
    await page.goto('/about');
    await page.setViewportSize(desktop);
    await page.getByRole('button', { name: 'Services menu' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('#services-menu').getByRole('link', { name: 'Graphic Design' }).isVisible()).toBe(true);
  });
});

test.each(['/', '/book-a-call', '/services/web-development', '/services/ai-automation', '/contact'])(
  'with scripts that an extension, a policy or a bad line keeps away, though the browser runs scripts %s shows all of its words and no control that would do nothing',
  async (path) => {
    await openPage({ viewport: phone });
    await page.route('**/*.js', (route) => route.abort());
    await openAll(path);
    await expect.poll(() => page.evaluate(findHidden), patience).toEqual(nothing);
  },
);
