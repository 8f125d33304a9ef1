import { describe, expect, test } from 'vitest';
import { accessibilityFaults, accessibilityFaultsInBothThemes } from '../harness/axe.ts';
import { beyondEdge, desktop, giveAuthenticator, openContext, phone, tooWide } from '../harness/browser.ts';
import { browser, incidents, page, site, visitSite } from '../harness/visit-site.ts';

const password = 'seven blue pots of indigo';

visitSite({}, { OWNER_PASSWORD: password }, { host: 'localhost' });

async function addPasskey(name: string): Promise<void> {
  await page.getByLabel('Name of the new passkey').fill(name);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('The passkey is added.').waitFor();
}

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Log in to the inbox' }).waitFor();
}

describe('the owner', () => {
  test('comes in by the link, adds a passkey, and needs neither link nor password from then on', async () => {
    const lose = await giveAuthenticator(page);
    await page.goto(site.inboxLink);
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await addPasskey('A very long name of a device that somebody typed without a break');
    await page.setViewportSize(phone);
    await page.locator('summary').last().click();
    expect.soft(await accessibilityFaultsInBothThemes(page)).toEqual([]);
    expect.soft([await tooWide(page), await beyondEdge(page)]).toEqual([[], []]);
    await page.setViewportSize(desktop);
    // The device has a passkey for this inbox and creates no second one.
    await page.getByLabel('Name of the new passkey').fill('Laptop again');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('This passkey has been added before.').waitFor();
    await signOut();

    await page.goto('/mailbox/subscribers');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.getByRole('heading', { name: 'Subscribers', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByText('Opened by a passkey.').waitFor();

    await page.locator('summary', { hasText: 'Change' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Old laptop');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByText('Old laptop').first().waitFor();
    await signOut();

    // After the device has lost the passkey, link and password still work.
    await lose();
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.getByText('The browser did not give a passkey.').waitFor();
    await page.getByLabel('Password or key').fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
    await page.goto('/mailbox/settings');
    await page.locator('summary', { hasText: 'Change' }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('The passkey is removed.').waitFor();
    await signOut();
    expect(await page.getByRole('button', { name: 'Log in with a passkey' }).count()).toBe(0);
    await page.goto(site.inboxLink);
    await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
    expect(incidents).toEqual([]);
  });

  test('sees no passkeys where the browser runs no script, and everything else', async () => {
    const plain = await openContext(browser, site.origin, { javaScriptEnabled: false });
    const tab = await plain.context.newPage();
    await tab.goto(site.inboxLink);
    await tab.goto('/mailbox/settings');
    await tab.getByText('Adding a passkey needs JavaScript').waitFor();
    expect(await tab.getByRole('button', { name: 'Add a passkey' }).isVisible()).toBe(false);
    const ends = tab.getByRole('button', { name: /^End the session/ });
    await ends.last().click();
    await tab.getByText('The session has ended.').or(tab.getByLabel('Password or key')).waitFor();
    expect(plain.incidents).toEqual([]);
  });
});
