import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Incidents, unexpected } from '../harness/browser.ts';
import { translatePage } from '../harness/translate-page.ts';
import { openPage, page, useBrowser } from './shared-browser.ts';

useBrowser();

const button = (name: string) => page.locator('main').getByRole('button', { name, exact: true });
const fill = (name: string, text: string) => page.locator(`[data-island] [name=${name}]`).fill(text);
const says = (text: string) => page.locator('main').getByText(text, { exact: true }).waitFor();

describe.each(['early', 'late'] as const)('a page that the browser translates, %s', (when) => {
  let incidents: Incidents;
  let sent: Record<string, string>[] = [];

  async function open(address: string): Promise<void> {
    incidents = await openPage({ reducedMotion: 'reduce' });
    sent = [];
    await page.route('**/api/v1.0/email/send', (route: Route) => {
      sent.push((route.request().postDataJSON() as { template_params: Record<string, string> }).template_params);
      return route.fulfill({ body: 'OK' });
    });
    await page.addInitScript(translatePage, when);
    await page.goto(address);
    await page.locator('[data-island]').scrollIntoViewIfNeeded();
    await page.locator('[data-live]').waitFor();
    if (when === 'late') await page.evaluate('translate()');
  }

  test('sends a message, and says what is missing and that it is sent', async () => {
    await open('/contact-form');
    await button('«Send message»').click();
    await says('«Please fill in all fields before submitting.»');
    for (const name of ['name', 'email', 'subject', 'message']) await fill(name, `${name}@example.com`);
    expect(await page.getByText('«This field is empty.»').count()).toBe(0);
    await button('«Send message»').click();
    await says('«Message sent successfully!»');
    await button('«Send message»').waitFor();
    expect(sent).toEqual([expect.objectContaining({ message: 'message@example.com' })]);
    expect(incidents).toEqual([]);
  });

  test('books a call at a time that the office can read', async () => {
    await open('/book-a-call');
    await fill('name', 'Asha');
    await fill('email', 'asha@example.com');
    await button('«Next»').click();
    await fill('phone', '+971 4 000 0000');
    await fill('message', 'Which parts first?');
    await page.locator('[name=preferred_time]').selectOption({ label: '«14:00»' });
    await button('«Book a Call»').click();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ preferred_time: '14:00' });
    expect(incidents).toEqual([]);
  });

  test('shows which package is chosen, and that alone', async () => {
    await open('/Content-Writing');
    const chosen = page.locator('[data-chosen=true]');
    await button('«Select» «Basic»').click();
    await button('«Selected» «Basic»').waitFor();
    await button('«Select» «Premium»').click();
    await button('«Selected» «Premium»').waitFor();
    expect(await chosen.getByRole('heading').allTextContents()).toEqual(['«Premium»']);
    expect(await page.locator('main').getByText('«Selected»').count()).toBe(1);
    expect(incidents).toEqual([]);
  });

  test('shows a password and why there is no account for it', async () => {
    await open('/login');
    await fill('email', 'asha@example');
    await fill('password', 'four green parrots');
    await button('Show password').click();
    expect(await button('Hide password').textContent()).toBe('«Hide»');
    await fill('email', 'asha');
    await button('«Login»').click();
    await says('«The email address is not valid.»');
    await button('«Login»').waitFor();
    expect(unexpected(incidents)).toEqual([]);
  });

  test('answers in the chat', async () => {
    await open('/chatbot');
    await page.getByRole('log').locator('li').first().waitFor();
    const field = page.locator('[data-island] form input');
    await field.fill('price of a website');
    await field.press('Enter');
    await expect.poll(() => page.getByRole('log').locator('a').count()).toBeGreaterThan(0);
    expect(await page.getByRole('log').getByText('«price of a website»').count()).toBe(1);
    expect(incidents).toEqual([]);
  });
});
