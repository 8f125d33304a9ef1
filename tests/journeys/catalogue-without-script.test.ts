import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { newsletterMessages } from '../../contracts/messages.ts';
import { answerFaults } from '../harness/axe.ts';
import { mailsAbout, untilMailed } from '../harness/maildir.ts';
import { email, page, site, visits, visitSite } from '../harness/visit-site.ts';

/* The texts of the error catalogue as a page says them to people without JavaScript, letter by letter. */

visitSite({ javaScriptEnabled: false });

const words = { Name: 'Asha', Email: 'asha@example.com', Subject: 'A shop', Phone: '+91 141', Message: 'Which first?' };

/** Fills in the page's form, and overwrites hidden fields as a manipulated page would. */
async function post(address: '/contact-form' | '/book-a-call', changes: Record<string, string> = {}): Promise<void> {
  await page.goto(address);
  const form = page.locator('main form');
  for (const [label, text] of Object.entries(words)) {
    const field = form.getByLabel(label, { exact: true });
    if ((await field.count()) > 0) await field.fill(text);
  }
  for (const [name, value] of Object.entries(changes)) {
    await form.locator(`[name=${name}]`).evaluate((field: HTMLInputElement, text) => {
      field.required = false;
      field.value = text;
    }, value);
  }
  await form.getByRole('button', { name: address === '/contact-form' ? 'Send message' : 'Book a Call' }).click();
}

const says = async (text: string) => (await page.locator('main').getByText(text, { exact: true }).count()) > 0;

test.each([
  ['/contact-form', 'an empty field', { subject: ' ' }, 'Please fill in all fields before submitting.'],
  ['/contact-form', 'an unknown service', { service_id: 'nobody' }, 'Failed to send message. Please try again later.'],
  ['/book-a-call', 'a call that was stored', {}, 'Your call has been booked successfully!'],
  ['/book-a-call', 'an unknown service', { service_id: 'nobody' }, 'Something went wrong. Please try again later.'],
  ['/book-a-call', 'too many words', { message: 'x'.repeat(600_000) }, 'Something went wrong. Please try again later.'],
] as const)('%s: %s', async (address, _what, changes, text) => {
  await post(address, changes);
  await expect.poll(() => says(text)).toBe(true);
  expect(await answerFaults(page)).toEqual([]);
});

test('/contact-form: a message that was stored; loading the page that answers again sends nothing', async () => {
  const subject = `Without a script, ${visits}`;
  await post('/contact-form', { subject });
  await expect.poll(() => says('Message sent successfully!')).toBe(true);
  expect(await answerFaults(page)).toEqual([]);
  await untilMailed(site.dataDir, subject);
  await page.reload();
  expect(await mailsAbout(site.dataDir, subject)).toHaveLength(1);
});

test('/book-a-call: an empty field; the answer keeps the choice of any time, and shows other ways', async () => {
  await post('/book-a-call', { phone: ' ' });
  await expect.poll(() => says('Please fill out all fields.')).toBe(true);
  expect(await answerFaults(page)).toEqual([]);
  expect(await page.locator('[name=preferred_time] option:checked').textContent()).toBe('Any time');
  expect(await page.locator('main').textContent()).toContain(`If it fails again, call ${company.phones[0].display}`);
});

const subscribe = async (address: string) => {
  await page.goto('/about');
  const form = page.locator('footer form');
  const field = form.getByRole('textbox');
  await field.evaluate((input: HTMLInputElement) => (input.type = 'text'));
  await field.fill(address);
  await form.getByRole('button').click();
  await page.waitForURL('**/newsletter/**');
};

test('the newsletter is ordered, confirmed and ended, each by a button and a page', async () => {
  const linkOf = async (subject: string) => {
    const [mail] = await untilMailed(site.dataDir, subject, email);
    return /http:\S+token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await subscribe(email);
  await page.getByRole('heading', { name: 'Check your inbox to confirm.', exact: true }).waitFor();

  await page.goto(await linkOf('Confirm your address'));
  expect(await answerFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByRole('heading', { name: 'You are subscribed.', exact: true }).waitFor();

  await page.goto(await linkOf('You are subscribed to'));
  expect(await answerFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: newsletterMessages.left }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/newsletter/unsubscribed');
});

test('a link of the newsletter that no longer counts says so, and leads whoever wants to leave to a message, with its subject', async () => {
  await page.goto('/newsletter/confirm?token=nothing');
  expect(await page.locator('h1').textContent()).toBe('This link no longer works');
  await page.goto('/newsletter/unsubscribe?token=nothing');
  await page.locator('main').getByRole('link', { name: 'Write to us' }).click();
  await page.waitForURL('/contact?subject=Newsletter');
  expect(await page.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('Newsletter');
});

test("an address for the newsletter that is none: 'Please enter a valid email address.'", async () => {
  await subscribe('visitor@');
  await expect.poll(() => says('Please enter a valid email address.')).toBe(true);
  expect(await answerFaults(page)).toEqual([]);
});
