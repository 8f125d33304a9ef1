import { describe, expect, test } from 'vitest';
import { describeTurningPart } from './turning-part.ts';
import { openStopped, page, useBrowser, wake } from './shared-browser.ts';
import { phone } from '../harness/browser.ts';

useBrowser();

describeTurningPart({
  address: '/App-Service',
  island: 'slideshow',
  intervalMs: 2000,
  current: (part) => part.locator('button[aria-current=true]').getAttribute('aria-label'),
  first: ['1 of 6', '2 of 6', '3 of 6', '4 of 6', '5 of 6', '6 of 6'],
  last: '6 of 6',
});

describe('the slides', () => {
  const part = () => page.locator('[aria-roledescription=carousel]');
  const current = () => part().locator('button[aria-current=true]').getAttribute('aria-label');

  /** Clicks a button by script, so that neither hover nor focus pauses the slideshow. */
  const press = (label: string) =>
    part()
      .getByRole('button', { name: label, exact: true })
      .evaluate((button: HTMLElement) => button.click());

  async function open(): Promise<void> {
    await openStopped('/App-Service');
    await wake('slideshow');
    await part().locator('[aria-live=off]').waitFor();
  }

  test('until the slideshow is near only its first picture is fetched', async () => {
    await openStopped('/App-Service', { viewport: phone });
    await page.waitForLoadState('networkidle');
    const fetched = () =>
      part()
        .locator('img')
        .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);
    expect(await fetched()).toBe(1);
    await wake('slideshow');
    await expect.poll(fetched).toBe(6);
  });

  test.each([
    [999, '2 of 6'],
    [1000, '3 of 6'],
  ])('a change by hand %i ms before the next by itself: the lock lasts 1000 ms', async (before, shown) => {
    await open();
    await page.clock.runFor(2000 - before);
    await press('Next screen');
    await expect.poll(current).toBe('2 of 6');
    await page.clock.runFor(before);
    await expect.poll(current).toBe(shown);
  });

  test('hydration does not animate the first picture; later ones fade in', async () => {
    await open();
    const animations = () => part().evaluate((show) => show.getAnimations({ subtree: true }).length);
    expect(await animations()).toBe(0);
    await part().evaluate((show) => show.addEventListener('animationstart', () => (show.dataset['faded'] = 'in')));
    await press('Next screen');
    await expect.poll(() => part().getAttribute('data-faded')).toBe('in');
  });

  test('six images, one at a time, and twelve seconds lead back to the first; any screen is chosen by its mark, by keyboard', async () => {
    await open();
    expect(await part().locator('[aria-roledescription=slide]').count()).toBe(6);
    for (const shown of [2, 3, 4, 5, 6, 1]) {
      await page.clock.runFor(2000);
      await expect.poll(current).toBe(`${shown} of 6`);
      expect(await part().getByRole('img').and(page.locator(':visible')).count()).toBe(1);
    }
    await part().getByRole('button', { name: '5 of 6' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(current).toBe('5 of 6');
  });
});
