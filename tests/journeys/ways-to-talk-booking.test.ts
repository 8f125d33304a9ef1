import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { bookingMessages } from '../../contracts/messages.ts';
import { untilMailed } from '../harness/maildir.ts';
import { page, site, visits, visitSite } from '../harness/visit-site.ts';

const message = 'कौन से हिस्से पहले?\nWhich parts first?';

visitSite({ timezoneId: 'Asia/Dubai' });

test('a booked call arrives with its time in both zones and a calendar file, and is confirmed to the visitor', async () => {
  const name = `Rough weather ${visits}`;
  const visitor = `asha${visits}@example.com`;
  await page.goto('/book-a-call');
  await page.locator('[data-island="booking-form"][data-live]').waitFor();
  const form = page.locator('form', { has: page.getByLabel('Phone') });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await field('Name').fill(name);
  await field('Email').fill(visitor);
  await form.getByRole('button', { name: 'Next' }).click();
  await field('Phone').fill('+971 4 000 0000');
  await field('Message').fill(message);
  await form.getByLabel('Preferred day').fill('2098-11-24');
  await form.getByLabel('Preferred time').selectOption('11:30');
  await form.getByText('11:30 for you (Dubai)').waitFor();
  await form.getByRole('button', { name: 'Book a Call' }).click();
  await page.getByText(bookingMessages.booked).waitFor();

  const [mail] = await untilMailed(site.dataDir, name);
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual([visitor]);
  expect(mail?.text).toContain(message);
  expect(mail?.text).toContain(`13:00 in ${company.clock}`);
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar']);
  const [confirmed] = await untilMailed(site.dataDir, `Your call request to ${company.name}`, visitor);
  expect(confirmed?.text).toContain('11:30 for you (Asia/Dubai)');
  expect(confirmed?.text).not.toContain('Which parts first?');
  expect(confirmed?.attachments).toHaveLength(1);
});
