import { Window } from 'happy-dom';
import type { Locator, Page } from 'playwright-core';
import type { Email } from 'postal-mime';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { emailPaths } from '../../contracts/email-wire.ts';
import { faultWords } from '../../contracts/messages.ts';
import { openContext } from '../harness/browser.ts';
import { untilMailed } from '../harness/maildir.ts';
import { browser, site, useSite } from '../harness/visit-site.ts';

useSite();
/** One page for all messages: a form is empty again once its message was sent. */
let page: Page;
let number = 0;

beforeAll(async () => {
  const { context } = await openContext(browser, site.origin);
  page = await context.newPage();
  await page.goto('/contact-form');
  await page.locator('[data-island="contact-form"][data-live]').waitFor();
});
beforeEach(async () => {
  number += 1;
  // Limits are by address.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${number}` });
});

const form = (): Locator => page.locator('form', { has: page.getByLabel('Subject') });
const field = (label: string): Locator => form().getByLabel(label, { exact: true });

/** Pastes a text with any characters into a field. */
async function paste(label: string, text: string): Promise<void> {
  await field(label).evaluate(
    (control: HTMLInputElement, codes) => {
      control.value = String.fromCharCode(...codes);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    },
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)),
  );
}

async function sendMessage(message: string, { name = 'Asha', subject = '' } = {}): Promise<Email> {
  const about = `${subject}${subject && ' '}No. ${number}`;
  await paste('Name', name);
  await paste('Email', 'asha@example.com');
  await paste('Subject', about);
  await paste('Message', message);
  await form().getByRole('button', { name: 'Send message' }).click();
  await expect.poll(() => field('Message').inputValue()).toBe('');
  const mails = await untilMailed(site.dataDir, about);
  expect(mails.map((mail) => mail.subject)).toEqual([about]);
  return mails[0] as Email;
}

/** The message as the mail's HTML part shows it. */
function shownIn({ html = '' }: Email): string | undefined {
  const { document } = new Window();
  document.write(html);
  const words = document.querySelector('p[dir=auto]');
  words?.querySelectorAll('br').forEach((line) => line.replaceWith('\n'));
  return words?.textContent;
}

/** The message in the mail's text part, between the label and the sentence below. */
function textOf({ text = '' }: Email): string | undefined {
  return /Message:\n\n([^]*)\n\nReply to this email/.exec(text)?.[1];
}

const asTyped: Record<string, string> = {
  Arabic: 'مرحبا بالعالم، كيف الحال؟ (2026)',
  Hebrew: 'שלום עולם, מה שלומך? “טוב”',
  Urdu: 'ہم نیلی مٹی کے برتن بیچتے ہیں۔\nکیا آپ مدد کر سکتے ہیں؟',
  Hindi: 'नमस्ते! हमारी दुकान का क्षेत्रफल १२३ गज़ है, श्रीमान्‌।',
  'both directions in one line': 'Order \u2067שלום\u2069 123, then مرحبا \u200fand\u200e on',
  'emoji alone': '😀🙏🎉',
  'emoji made of several': '👩🏽‍💻 👨‍👩‍👧‍👦 🏳️‍🌈 🇮🇳 👍🏿 ❤️‍🔥 1️⃣',
  'letters beyond the first plane': '𝒥𝓪𝓷𝓽𝓪𝓻 𓂀 𠮷野家',
  'spaces, tabs and lines': 'one  two   three\n\n\n  indented\n\ttab\u00a0nbsp\u200bzero\n– end',
  'what looks like a mail': '> quoted\nFrom here\n.\n--\n=20=3D\nSubject: x\n=?utf-8?Q?x?=',
  'what looks like a page': '<b>bold</b> & &amp; <script>alert(1)</script> "quotes" \'single\' <!-- -->',
  '10,000 characters': 'क्या आप मदद करेंगे? '.repeat(500).slice(0, 9999).concat('।'),
  'a line of 5,000 characters': 'x'.repeat(5000),
};

test.each(Object.entries(asTyped))('%s: the message arrives unchanged, as text and as HTML', async (_what, message) => {
  const mail = await sendMessage(message);
  expect(textOf(mail)).toBe(message);
  expect(shownIn(mail)).toBe(message);
});

test('a name and a subject of any script arrive unchanged, and the name can be answered', async () => {
  const name = 'डॉ. आशा "वर्मा", 👩🏽‍💻 מרים';
  const mail = await sendMessage('Hello', { name, subject: 'नीली मिट्टी — “دکان” 🏺, <b>&' });
  expect(mail.replyTo).toMatchObject([{ name, address: 'asha@example.com' }]);
  expect(mail.text).toContain(`Name: ${name}\n`);
});

test.each([
  ['line breaks of another system', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['NUL and control characters', 'a\u0000b\u0007c\u001b[0md', 'abc[0md'],
  ['half an emoji', 'x \ud83d y', 'x \ufffd y'],
  ['spaces and lines around it', ' \n\t hello \n\n', 'hello'],
])('%s: the message arrives as text that every mail can hold', async (_what, typed, arrived) => {
  const mail = await sendMessage(typed);
  expect(textOf(mail)).toBe(arrived);
  expect(shownIn(mail)).toBe(arrived);
});

test('a message of more than 50 kB is refused under its field before anything is sent, and stays', async () => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const message = 'अ'.repeat(17_000);
  for (const [label, text] of Object.entries({ Name: 'A', Email: 'a@example.com', Subject: 'B', Message: message })) {
    await field(label).fill(text);
  }
  await form().getByRole('button', { name: 'Send message' }).click();
  await form().getByText(faultWords.tooLarge).waitFor();
  expect(requests).not.toContain(emailPaths.send);
  expect(await field('Message').inputValue()).toBe(message);
});

test('a message just below the limit arrives whole', async () => {
  const message = 'अ'.repeat(16_400);
  const mail = await sendMessage(message);
  expect(textOf(mail)).toBe(message);
});
