import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone } from '../harness/browser.ts';
import { openStopped, page, setHidden, wake } from './shared-browser.ts';

type TurningPart = {
  address: string;
  island: string;
  /** Time between two turns. */
  intervalMs: number;
  /** The element that names the current item. */
  current: (part: Locator) => Promise<string | null>;
  /** The text of `current` at the first six items, and at the last. */
  first: readonly string[];
  last: string;
};

/** Tests that hold for every part that turns by itself, with a stopped clock. */
export function describeTurningPart({ address, island, intervalMs, current, first, last }: TurningPart): void {
  describe(`what turns on ${address}`, () => {
    const [one, two, three] = first;

    const part = () => page.locator('[aria-roledescription=carousel]');
    const button = (label: string) => part().getByRole('button', { name: new RegExp(`^${label} `) });
    const shown = () => current(part());
    const turns = (count: number) => page.clock.runFor(count * intervalMs);

    async function open(options: Parameters<typeof openStopped>[1] = {}): Promise<void> {
      await openStopped(address, options);
      await wake(island);
      // While it turns, its live region is off; its timer runs only from then on.
      if (options.reducedMotion !== 'reduce') await part().locator('[aria-live=off]').waitFor();
      await expect.poll(shown).toBe(one);
    }

    describe('turning by itself', () => {
      test(`happens every ${intervalMs} ms, never earlier, by one`, async () => {
        await open();
        await page.clock.runFor(intervalMs - 1);
        expect(await current(part())).toBe(one);
        await page.clock.runFor(1);
        await expect.poll(shown).toBe(two);
        await page.clock.runFor(intervalMs - 1);
        expect(await current(part())).toBe(two);
        await page.clock.runFor(1);
        await expect.poll(shown).toBe(three);
      });

      test('pauses under the pointer, with the focus inside, while the page is hidden, and by its button for good', async () => {
        await open();
        const press = async (label: string, key: string) => {
          await button(label).focus();
          await page.keyboard.press(key);
        };
        const pauseForGood = async () => {
          await press('Pause', 'Enter');
          await button('Play').blur();
        };
        const playByKey = async () => {
          await part().hover();
          await press('Play', 'Space');
        };
        const leaveWithFocus = async () => {
          await part().hover();
          await button('Next').focus();
          await page.mouse.move(1, 1);
        };
        const acts: readonly [pause: () => Promise<unknown>, play: () => Promise<unknown>][] = [
          [() => part().hover(), () => page.mouse.move(1, 1)],
          [leaveWithFocus, () => button('Next').blur()],
          [() => setHidden(true), () => setHidden(false)],
          // By that button it turns at once, under the pointer and with the focus in it, until the pointer comes again.
          [pauseForGood, playByKey],
          [() => page.mouse.move(1, 1).then(() => part().hover()), () => page.mouse.move(1, 1)],
        ];
        for (const [index, [pause, play]] of acts.entries()) {
          await pause();
          await part().locator('[aria-live=polite]').waitFor();
          await turns(3);
          await expect.poll(shown).toBe(first[index]);
          await play();
          await part().locator('[aria-live=off]').waitFor();
          await turns(1);
          await expect.poll(shown).toBe(first[index + 1]);
        }
      });

      test('does not happen where less motion is asked for; the buttons still turn it', async () => {
        await open({ reducedMotion: 'reduce' });
        await turns(3);
        await expect.poll(shown).toBe(one);
        await button('Next').click();
        await expect.poll(shown).toBe(two);
      });
    });

    describe('turning by hand', () => {
      test('it is a carousel of slides to a screen reader, and the keyboard reaches pause, back and on in this order, and turns round the ends', async () => {
        await open();
        expect(await part().getAttribute('aria-roledescription')).toBe('carousel');
        expect(await part().locator('[aria-roledescription=slide]').first().getAttribute('aria-label')).toMatch(
          /^\d+ of \d+$/,
        );
        await button('Pause').focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect.poll(shown).toBe(last);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        await expect.poll(shown).toBe(one);
        await page.keyboard.press('Enter');
        await expect.poll(shown).toBe(two);

        // It holds the page nowhere, even where the page snaps to what its address names.
        const moved = await page.evaluate(() => {
          document.documentElement.style.scrollSnapType = 'y mandatory';
          const before = scrollY;
          scrollBy({ top: 40, behavior: 'instant' });
          return scrollY - before;
        });
        expect(moved).toBe(40);
      });

      test('a finger that swipes turns it by one on a phone, but not one that taps or scrolls, nor by where another one was', async () => {
        await open({ viewport: phone, hasTouch: true });
        const slide = part().locator('[aria-roledescription=slide]').first();
        const touch = (type: 'down' | 'up', pointerId: number, clientX: number, clientY = 0) =>
          slide.dispatchEvent(`pointer${type}`, { pointerType: 'touch', bubbles: true, pointerId, clientX, clientY });
        const gestures: [to: string | undefined, ...touches: Parameters<typeof touch>[]][] = [
          [two, ['down', 1, 300], ['up', 1, 220, 10]],
          [one, ['down', 1, 220], ['up', 1, 300, -10]],
          [one, ['down', 1, 300], ['up', 1, 261]],
          [one, ['down', 1, 300], ['up', 1, 240, 200]],
          [one, ['down', 2, 100], ['down', 3, 300], ['up', 2, 110], ['up', 3, 290]],
          [one, ['down', 4, 100], ['up', 5, 300]],
        ];
        for (const [to, ...touches] of gestures) {
          for (const each of touches) await touch(...each);
          expect(await shown(), JSON.stringify(touches)).toBe(to);
        }
      });
    });
  });
}
