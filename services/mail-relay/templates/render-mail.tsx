import { render, toPlainText } from '@react-email/render';
import { escapeHtml } from '../../../contracts/answer-pages.ts';
import { forms } from '../../../contracts/forms.ts';
import { isAccountMailId, isVisitorMailId, type MailId, type RelayWords, templates } from '../../../contracts/mails.ts';
import { callTimeText, type RequestedCall } from '../calendar/call-time-text.ts';
import type { MailFields } from '../outbox/mail.ts';
import { AccountMail } from './account-mail.tsx';
import { fillLongTexts } from './long-text.ts';
import { OwnerMail } from './owner-mail.tsx';
import { shortened } from './shortened.ts';
import { VisitorMail } from './visitor-mail.tsx';

/**
 * Renders a mail. The text part is made from the HTML part, so the two never differ.
 * @param link the address of its button
 * @param storedAt when it was first stored: a requested time without a day is told by the clocks of that day
 */
export async function renderMail(
  mail: MailId,
  fields: MailFields,
  site: RelayWords,
  link?: string,
  storedAt = Date.now(),
) {
  const { subject, sheet } = sheetOf(mail, { fields, storedAt }, site, link);
  const html = await render(sheet);
  return {
    subject,
    html: fillLongTexts(html, fields, (text) => escapeHtml(text).replaceAll('\n', '<br/>')),
    text: fillLongTexts(plainText(html), fields, (text) => text),
  };
}

function sheetOf(mail: MailId, request: RequestedCall, site: RelayWords, link: string | undefined) {
  const { fields } = request;
  if (isVisitorMailId(mail)) {
    const words = site.visitorMails[mail];
    const call = callTimeText(request, 'visitor', site);
    return { subject: words.subject, sheet: <VisitorMail site={site} words={words} call={call} link={link} /> };
  }
  if (isAccountMailId(mail)) {
    const words = site.accountMails[mail];
    return { subject: words.subject, sheet: <AccountMail site={site} words={words} fields={fields} /> };
  }
  const words = site.ownerMails[mail];
  const { form } = templates[mail];
  const call = callTimeText(request, 'owner', site);
  return {
    subject: fields['subject'] ?? shortened(`${words.subject}: ${fields['name'] ?? ''}`, forms.contact.subject.maximum),
    sheet: <OwnerMail site={site} form={form} words={words} fields={fields} call={call} />,
  };
}

/** Converts HTML to text without wrapping lines or joining spaces, so that a visitor's text stays as typed. */
function plainText(html: string): string {
  return toPlainText(html, {
    wordwrap: false,
    // React adds no white space between elements, so all of it was typed.
    whitespaceCharacters: '',
    selectors: [
      // The addresses that matter are also written out beside their links.
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'h1', options: { uppercase: false } },
    ],
  });
}
