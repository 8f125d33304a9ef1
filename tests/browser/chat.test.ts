import type { Locator } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { phone, setTextSize } from '../harness/browser.ts';
import { openStopped, page, useBrowser, wake } from './shared-browser.ts';

useBrowser();
beforeEach(async () => {
  await openStopped('/chatbot', { viewport: { width: 1280, height: 800 } });
  await wake('chat');
});

const field = () => page.getByLabel('Your message');
const send = () => page.getByRole('button', { name: 'Send', exact: true });
const log = () => page.getByRole('log');
const floating = () => page.getByRole('button', { name: 'About this chat' });
const typing = () => log().getByText('Bot: Typing...', { exact: true });
/** Whether an element ends within the window. */
const inView = (place: Locator) =>
  place.evaluate((element) => element.getBoundingClientRect().bottom <= globalThis.innerHeight);
const lines = () => log().locator(':scope > ol > li').allInnerTexts();

test("Send is disabled and Enter ignored while the input is empty or white space only; a message is appended, the input cleared, and 'Bot: Typing...' shows for 1500 ms before the reply", async () => {
  expect(await send().isDisabled()).toBe(true);
  await field().fill(' \t ');
  expect(await send().isDisabled()).toBe(true);
  await field().press('Enter');
  expect(await lines()).toHaveLength(1);
  await field().fill('do you ship marble to oslo');
  expect(await send().isDisabled()).toBe(false);
  await send().click();
  await typing().waitFor();
  expect(await field().inputValue()).toBe('');
  expect((await lines())[1]).toContain('do you ship marble to oslo');
  await page.clock.runFor(1499);
  expect(await typing().isVisible()).toBe(true);
  await page.clock.runFor(1);
  await typing().waitFor({ state: 'detached' });
  expect((await lines())[2]).toContain("Hmm, I'm not sure about that one. Can you ask something else?");
  expect(await lines()).toHaveLength(3);
});

test('after a click, Enter or Space on Send, which is then disabled, what is typed next is in the field', async () => {
  for (const press of [() => send().click(), () => send().press('Enter'), () => send().press('Space')]) {
    await field().fill('hello');
    await press();
    await typing().waitFor();
    await page.keyboard.type('and more');
    expect(await field().inputValue()).toBe('and more');
    await page.clock.runFor(1500);
    await typing().waitFor({ state: 'detached' });
  }
});

test('the first match wins, in lower case, and what is asked goes nowhere', async () => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await field().fill('HELLO, can you build an Online Shop?');
  await field().press('Enter');
  await typing().waitFor();
  await page.clock.runFor(1500);
  await expect.poll(async () => (await lines())[2]).toContain('checkout with UPI');
  // The list may still be loading.
  expect(requests.filter((path) => path !== '/chat-list.json')).toEqual([]);
});

test('the list is at most 450 px high, and scrolls to the bottom with every message, stays there above the field on a turned phone, and is whole on paper; the ruler ends above the field, and the button that attaches the conversation above the floating one', async () => {
  for (const text of ['hello', 'and cloud?', 'what do you build?', 'thank you', 'what is seo']) {
    await field().fill(text);
    await field().press('Enter');
    await typing().waitFor();
    await page.clock.runFor(1500);
    await typing().waitFor({ state: 'detached' });
  }
  const box = await log().boundingBox();
  expect(Math.round(box?.height ?? 0)).toBe(450);
  expect(await log().evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
  const below = () => log().evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  await expect.poll(below).toBeLessThanOrEqual(1);
  const turned = { width: phone.height, height: phone.width };
  for (const size of [phone, turned, phone]) {
    await page.setViewportSize(size);
    await expect.poll(below, { message: `${size.width} px` }).toBeLessThanOrEqual(1);
    await log().evaluate((list) => list.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => inView(field()), { message: `${size.width} px` }).toBe(true);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const person = page.getByRole('button', { name: 'Send this conversation to one of us' });
  const places = [log().locator('+ span'), field(), person, floating()];
  const [ruler, line, attach, round] = await Promise.all(
    places.map((place) => place.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)),
  );
  expect(ruler?.bottom).toBeLessThan(line?.top ?? 0);
  expect(attach?.bottom).toBeLessThan(round?.top ?? 0);
  await page.emulateMedia({ media: 'print' });
  expect(await log().isVisible()).toBe(true);
  expect(await log().evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
});

test('the floating button is there on a phone only, and only shows an alert; with large text the greeting is whole, and nothing covers Send', async () => {
  expect(await floating().isVisible()).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.type());
    void dialog.accept();
  });
  await floating().click();
  expect(alerts).toEqual(['alert']);
  expect(await lines()).toHaveLength(1);

  await page.setViewportSize({ width: 360, height: 740 });
  await setTextSize(page, 24);
  expect(await log().evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  const isFree = await send().evaluate((button) => {
    button.scrollIntoView({ block: 'end', behavior: 'instant' });
    const { right, bottom } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(right - 4, bottom - 4));
  });
  expect(isFree).toBe(true);
});
