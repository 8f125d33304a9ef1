import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { escapeHtml } from '../../../contracts/answer-pages.ts';
import { forms } from '../../../contracts/forms.ts';
import { isAccountMailId, isVisitorMailId, type MailId, type RelayWords, templates } from '../../../contracts/mails.ts';
import { callHour, callTimeLines, isOutsideHours, type RequestedCall } from '../calendar/call-time-text.ts';
import type { MailFields } from '../outbox/mail.ts';
import { AccountMail } from './account-mail.tsx';
import { fillLongTexts } from './long-text.ts';
import { OwnerMail } from './owner-mail.tsx';
import { shortened } from './shortened.ts';
import { VisitorMail } from './visitor-mail.tsx';

export type RenderedMail = { subject: string; html: string; text: string };

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
): Promise<RenderedMail> {
  const { subject, sheet } = sheetOf(mail, { fields, storedAt }, site, link);
  const html = await render(sheet);
  return {
    subject,
    html: fillLongTexts(html, fields, (text) => escapeHtml(text).replaceAll('\n', '<br/>')),
    text: fillLongTexts(plainText(html), fields, (text) => text),
  };
}

type Sheet = { subject: string; sheet: ReactElement };

function sheetOf(mail: MailId, call: RequestedCall, site: RelayWords, link: string | undefined): Sheet {
  const { fields } = call;
  if (isVisitorMailId(mail)) {
    const words = site.visitorMails[mail];
    const time = callTimeLines(call, 'visitor', site);
    const hour = callHour(call, 'visitor', site);
    const outside = isOutsideHours(call, site);
    return {
      subject: words.subject,
      sheet: <VisitorMail site={site} words={words} time={time} hour={hour} outside={outside} link={link} />,
    };
  }
  if (isAccountMailId(mail)) {
    const words = site.accountMails[mail];
    return { subject: words.subject, sheet: <AccountMail site={site} words={words} fields={fields} /> };
  }
  const words = site.ownerMails[mail];
  const time = callTimeLines(call, 'owner', site);
  const hour = callHour(call, 'owner', site);
  const subject =
    fields['subject'] ?? shortened(`${words.subject}: ${fields['name'] ?? ''}`, forms.contact.subject.maximum);
  const { form } = templates[mail];
  return {
    subject,
    sheet: <OwnerMail site={site} form={form} words={words} fields={fields} time={time} hour={hour} />,
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
