import { expect, test } from 'vitest';
import { holdBack, openPage, openStopped, page, useBrowser, wake } from './shared-browser.ts';

useBrowser();
async function open(): Promise<void> {
  await openStopped('/services/web-development', { reducedMotion: 'reduce' });
  await wake('service-tabs');
  await tab('Frontend Development').waitFor();
}

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const selected = () => page.getByRole('tab', { selected: true }).textContent();
const panel = () => page.getByRole('tabpanel').and(page.locator(':visible'));
/** The link of the one panel that shows. */
const link = async () => {
  expect(await panel().count()).toBe(1);
  return panel()
    .getByRole('link', { name: /^Explore More/ })
    .getAttribute('href');
};

test('the selected tab changes on click, and with it the one panel that shows, but not by another link or with a key; the list is horizontal on a narrow screen', async () => {
  await open();
  expect(await page.getByRole('tab').count()).toBe(9);
  expect(await selected()).toBe('Frontend Development');
  expect(await link()).toBe('/services/frontend-development');
  await tab('Cybersecurity').click();
  expect(await selected()).toBe('Cybersecurity');
  expect(await link()).toBe('/services/cybersecurity');
  // Neither a skip link nor a click that opens a tab of the browser chooses another.
  await page.evaluate(() => void (location.hash = 'main'));
  const opened = page.context().waitForEvent('page');
  await tab('Backend Development').click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  expect(await selected()).toBe('Cybersecurity');
  // Its upper edge lies over the foot of the hero's words.
  await tab('Frontend Development').click({ position: { x: 40, y: 4 } });
  expect(await selected()).toBe('Frontend Development');
  const list = page.getByRole('tablist');
  expect(await list.getAttribute('aria-orientation')).toBe('vertical');
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect.poll(() => list.getAttribute('aria-orientation')).toBe('horizontal');
});

test('the tabs are one stop of the Tab key; arrows go from tab to tab and round the ends, Home and End to the first and the last', async () => {
  await open();
  const press = async (key: string) => {
    await page.keyboard.press(key);
    // The selection follows the focus.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(await selected());
    return link();
  };
  await tab('Frontend Development').focus();
  expect(await press('ArrowDown')).toBe('/services/backend-development');
  expect(await press('ArrowRight')).toBe('/services/full-stack-solutions');
  expect(await press('ArrowLeft')).toBe('/services/backend-development');
  expect(await press('End')).toBe('/services/ux-ui-design');
  expect(await press('ArrowDown')).toBe('/services/frontend-development');
  expect(await press('ArrowUp')).toBe('/services/ux-ui-design');
  expect(await press('Home')).toBe('/services/frontend-development');
  expect(await press('ArrowDown')).toBe('/services/backend-development');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/services/backend-development');
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Backend Development');
});

test('a tab pressed before hydration shows its panel, and hydration keeps it', async () => {
  await openPage();
  const release = await holdBack('**/service-tabs-*.js');
  const asked = page.waitForRequest('**/service-tabs-*.js');
  await page.goto('/services/web-development');
  await asked;
  const shown = page.locator('[data-island=service-tabs] section').and(page.locator(':visible'));
  await page.locator('[data-island=service-tabs] a[href="#cybersecurity"]').click();
  await expect.poll(() => shown.getAttribute('id')).toBe('cybersecurity');
  release();
  await wake('service-tabs');
  await expect.poll(selected).toBe('Cybersecurity');
  expect(await link()).toBe('/services/cybersecurity');
});
