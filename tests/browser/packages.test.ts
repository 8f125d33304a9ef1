import type { Locator } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { openStopped, page, useBrowser, wake } from './shared-browser.ts';

const alerts: string[] = [];
useBrowser();
beforeEach(async () => {
  alerts.length = 0;
  await openStopped('/Content-Writing', { reducedMotion: 'reduce' });
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await wake('package-picker');
});

const picker = () => page.locator('[data-island="package-picker"]');
const button = (name: string) => picker().getByRole('button', { name, exact: true });
const says = () => picker().getByRole('status').innerText();

test("selecting one shows 'You have selected the {package} Package'; 'Proceed to Payment' only shows the alert 'Proceed to payment'", async () => {
  expect(await button('Proceed to Payment').count()).toBe(0);
  for (const name of ['Basic', 'Standard', 'Premium']) {
    await button(`Select ${name}`).click();
    await expect.poll(says).toBe(`You have selected the ${name} Package`);
    await button('Proceed to Payment').click();
    expect(alerts.splice(0)).toEqual(['alert: Proceed to payment']);
    expect(new URL(page.url()).pathname).toBe('/Content-Writing');
  }
});

test('a package is picked, changed and proceeded with by keyboard', async () => {
  await button('Select Basic').focus();
  await page.keyboard.press('Enter');
  await expect.poll(says).toBe('You have selected the Basic Package');
  await button('Select Premium').focus();
  await page.keyboard.press('Space');
  await expect.poll(says).toBe('You have selected the Premium Package');
  await button('Selected Premium').waitFor();
  await button('Select Basic').waitFor();
  await button('Proceed to Payment').focus();
  await page.keyboard.press('Enter');
  expect(alerts).toEqual(['alert: Proceed to payment']);
});

test('the offer covers packages only where there is room', async () => {
  await button('Select Basic').click();
  const box = async (of: Locator) => (await of.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  for (const [width, height] of [
    [1280, 800],
    [1280, 400],
    [640, 400],
    [390, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    const offer = await box(picker().locator('[data-open=true]'));
    const packages = await box(picker().locator('section').last());
    expect(offer.y < packages.y + packages.height, `${width} × ${height}`).toBe(height === 800);
  }
});
