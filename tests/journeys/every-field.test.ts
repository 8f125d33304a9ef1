import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitorMails } from '../../content/mail/visitor-mails.ts';
import { accountPage } from '../../content/pages/account.ts';
import { answerPages } from '../../contracts/answer-pages.ts';
import { emailPaths } from '../../contracts/email-wire.ts';
import { fieldNames, fieldsOf, type FormName, forms, typedFields } from '../../contracts/forms.ts';
import { identityPaths } from '../../contracts/identity-wire.ts';
import { formMessages } from '../../contracts/messages.ts';
import { openDatabase } from '../../services/database/database.ts';
import { contactIds } from '../../services/mail-relay/testing/contact-message.ts';
import { openContext } from '../harness/browser.ts';
import { untilMailed } from '../harness/maildir.ts';
import * as visit from '../harness/visit-site.ts';

// Every route sends every field of every form; then every place that shows a message must show every field.

const ways = ['a browser', 'a browser without JavaScript', 'the e-mail protocol'] as const;
type Way = (typeof ways)[number];
const places: Record<FormName, string> = { contact: '/contact-form', booking: '/book-a-call', newsletter: '/privacy' };
const taken: Record<FormName, string> = {
  contact: formMessages.contact.sent,
  booking: formMessages.booking.booked,
  newsletter: formMessages.newsletter.sent,
};
const formNames = Object.keys(forms) as FormName[];
const zone = 'Asia/Dubai';

visit.visitSite({ timezoneId: zone });

/** A unique text for every field. */
function textsOf(form: FormName): Record<string, string> {
  const texts = { email: visit.email, phone: `+91 141 ${visit.visits}`, day: '2098-11-24', time: '11:30', zone };
  return Object.fromEntries(
    Object.entries(fieldsOf(form)).map(([name, { kind }]) => {
      if (kind === 'line') return [name, `The ${name} of ${form} ${visit.visits}`];
      return [name, kind === 'text' ? `The ${name} of ${form} ${visit.visits},\nand <b>more</b>` : texts[kind]];
    }),
  );
}

/** The parts of a field as people see it: a formatted day, or single lines of a text. */
function shownAs(form: FormName, name: string, text: string): string[] {
  const { kind } = (fieldsOf(form) as Record<string, { kind: string }>)[name] ?? { kind: '' };
  return kind === 'day' ? ['24 Nov', '2098'] : text.split('\n');
}

async function fill(form: Locator, name: FormName, step?: 1 | 2): Promise<void> {
  const texts = textsOf(name);
  for (const field of typedFields(name)) {
    const { kind, step: itsStep } = fieldsOf(name)[field];
    if (step !== undefined && itsStep !== step) continue;
    const control = form.locator(`[name="${field}"]`);
    await (kind === 'time' ? control.selectOption(texts[field] ?? '') : control.fill(texts[field] ?? ''));
  }
}

const formOn = (page: Page, name: FormName) =>
  page.locator(name === 'newsletter' ? 'form[data-newsletter]' : 'main form');

const sendBy: Record<Way, (name: FormName) => Promise<void>> = {
  async 'a browser'(name) {
    const { page } = visit;
    await page.goto(places[name]);
    if (name !== 'newsletter') await page.locator(`[data-island="${name}-form"][data-live]`).waitFor();
    const form = formOn(page, name);
    await fill(form, name, name === 'booking' ? 1 : undefined);
    if (name === 'booking') {
      await form.getByRole('button', { name: 'Next' }).click();
      await fill(form, name, 2);
    }
    await form.locator('button[type="submit"]').click();
    await page.getByText(taken[name]).first().waitFor();
  },

  /** Sends an invalid form first, whose answer page must contain every text. */
  async 'a browser without JavaScript'(name) {
    const { context } = await openContext(visit.browser, visit.site.origin, {
      javaScriptEnabled: false,
      extraHTTPHeaders: { 'x-forwarded-for': visit.address },
    });
    const page = await context.newPage();
    await page.goto(places[name]);
    await fill(formOn(page, name), name);
    const [broken, wrong] = name === 'newsletter' ? ['email', 'asha@'] : ['message', ' '];
    await formOn(page, name).evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await formOn(page, name).locator(`[name="${broken}"]`).fill(wrong);
    await formOn(page, name).locator('button[type="submit"]').click();
    const notice = name === 'newsletter' ? formMessages.newsletter.invalidEmail : formMessages[name].empty;
    await page.getByText(notice).waitFor();
    const form = page.locator('main form');
    for (const field of typedFields(name)) {
      const expected = field === broken ? wrong : textsOf(name)[field];
      expect(await form.locator(`[name="${field}"]`).inputValue(), field).toBe(expected);
    }
    await fill(form, name);
    await form.locator('button[type="submit"]').click();
    await page.waitForURL(`**${answerPages[name].sent}`);
    await context.close();
  },

  async 'the e-mail protocol'(name) {
    const answer = await fetch(new URL(emailPaths.send, visit.site.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visit.address },
      body: JSON.stringify({ ...contactIds, template_id: name, template_params: textsOf(name) }),
    });
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  },
};

/** The texts that must be shown of a form sent by this route. */
function wanted(form: FormName, way: Way): string[] {
  const hasZone = way !== 'a browser without JavaScript';
  const names: string[] = hasZone ? fieldNames(form) : typedFields(form);
  return names.flatMap((name) => shownAs(form, name, textsOf(form)[name] ?? ''));
}

/** The account page of the visitor, whose address is verified. */
async function accountText(): Promise<string> {
  await visit.logIn(identityPaths.signUp, { email: visit.email, password: 'blue pottery' });
  const { db, close } = await openDatabase({ dataDir: visit.site.dataDir });
  await db.updateTable('accounts').set({ email_verified: 1 }).where('email', '=', visit.email).execute();
  await close();
  const { page } = visit;
  await page.goto('/account');
  await page.locator('main').getByText(accountPage.sent.newsletter.heading, { exact: true }).waitFor();
  for (const row of await page.locator('main ol > li summary').all()) await row.click();
  return page.locator('main').innerText();
}

async function inboxText(subject: string): Promise<string> {
  const { page } = visit;
  await page.goto(visit.site.inboxLink);
  await page.goto(`/mailbox?q=${encodeURIComponent(subject)}`);
  await page.locator('main ol a').first().click();
  return page.locator('article.entry').innerText();
}

test.each(ways)(
  'every field of every form that is sent by %s is in its mail, in the inbox, in the export and on the account page',
  { timeout: 120_000 },
  async (way) => {
    for (const form of formNames) await sendBy[way](form);

    for (const form of ['contact', 'booking'] as const) {
      const texts = textsOf(form);
      const [mail] = await untilMailed(visit.site.dataDir, `of ${form} ${visit.visits}`);
      for (const text of wanted(form, way)) {
        expect(`${mail?.subject}\n${mail?.text}`, `the mail of ${form}`).toContain(text);
      }
      const entry = await inboxText(texts['name'] ?? '');
      for (const text of wanted(form, way)) expect(entry, `the inbox, ${form}`).toContain(text);
      const table = await (await visit.page.request.get('/mailbox/messages.csv')).text();
      for (const name of typedFields(form))
        expect(table, `the export of ${form}`).toContain(texts[name]?.split('\n')[0]);
    }

    const [letter] = await untilMailed(visit.site.dataDir, visitorMails.newsletter_confirm.subject, visit.email);
    const [link = ''] = /http\S+\/newsletter\/confirm\S+/.exec(letter?.text ?? '') ?? [];
    expect(await inboxText(visit.email)).toContain(visit.email);
    await visit.page.goto(link);
    await visit.page.getByRole('button', { name: 'Confirm my address' }).click();
    await visit.page.getByRole('heading', { name: formMessages.newsletter.confirmed }).waitFor();
    const headers = { origin: visit.site.origin };
    const subscribers = await visit.page.request.post('/mailbox/subscribers.csv', { headers });
    expect(await subscribers.text()).toContain(visit.email);

    const account = await accountText();
    for (const form of formNames) {
      for (const text of wanted(form, way).filter((one) => one !== zone)) {
        expect(account, `the account page, ${form}`).toContain(text);
      }
    }
  },
);
