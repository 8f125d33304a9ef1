import { beforeAll, expect, test } from 'vitest';
import { openPage, page, useBrowser } from './shared-browser.ts';

useBrowser();
beforeAll(() => openPage({ reducedMotion: 'reduce' }));

const fromTop = () => page.evaluate(() => scrollY);

test('every navigation from the end of a page scrolls to the top', async () => {
  const pages = { 'Meet the team': '/team', 'AI at a Glance': '/Ai-Glance', 'Chat with Us': '/chatbot' };
  await page.goto('/');
  for (const [name, to] of Object.entries(pages)) {
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    expect(await fromTop()).toBeGreaterThan(300);
    await footer.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${to}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await fromTop(), to).toBe(0);
  }
});

test('the copyright carries the current year, whenever the site was built', async () => {
  const later = await page.context().newPage();
  await later.clock.install({ time: '2031-01-01T12:00:00Z' });
  await later.goto('/faq');
  await expect.poll(() => later.getByRole('contentinfo').innerText()).toContain('© 2031');
  await later.close();
});

test('what is copied of a page are its words, once, without those of drawings and traps', async () => {
  await openPage();
  await page.goto('/');
  await page.keyboard.press('ControlOrMeta+a');
  const copied = await page.evaluate(() => String(getSelection()));
  const times = (text: string) => copied.split(text).length - 1;
  expect(copied).toContain('Transform Your Business with Smart Solutions');
  expect(["It's Not Over Yet", 'Milestones', 'Work diary'].map(times)).toEqual([1, 1, 1]);
  expect(['26.9° N', 'Leave this field empty'].map(times)).toEqual([0, 0]);
});
