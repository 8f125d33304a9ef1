import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { forms } from '../../../contracts/forms.ts';
import { callTimeLines } from '../calendar/call-time-text.ts';
import type { MailFields } from '../outbox/mail.ts';
import { AccountMail } from './account-mail.tsx';
import { OwnerMail } from './owner-mail.tsx';
import { accountWords, ownerWords, visitorWords } from './mail-words.ts';
import { isAccountTemplateId, isVisitorMailId, type MailId, templates } from './registry.ts';
import { shortened } from './shortened.ts';
import { VisitorMail } from './visitor-mail.tsx';

export type RenderedMail = { subject: string; html: string; text: string };

/** Draws a mail: its text part is made from its HTML part, so the two never differ. `link` is where its button leads. */
export async function renderMail(mail: MailId, fields: MailFields, link?: string): Promise<RenderedMail> {
  const { subject, sheet } = sheetOf(mail, fields, link);
  const html = await render(sheet);
  return { subject, html, text: plainText(html) };
}

function sheetOf(mail: MailId, fields: MailFields, link: string | undefined): { subject: string; sheet: ReactElement } {
  if (isVisitorMailId(mail)) {
    const words = visitorWords[mail];
    const time = callTimeLines(fields, 'visitor');
    return { subject: words.subject, sheet: <VisitorMail words={words} time={time} link={link} /> };
  }
  if (isAccountTemplateId(mail)) {
    const words = accountWords[mail];
    return { subject: words.subject, sheet: <AccountMail words={words} fields={fields} /> };
  }
  const words = ownerWords[mail];
  const time = callTimeLines(fields, 'owner');
  const subject =
    fields['subject'] ?? shortened(`${words.subject}: ${fields['name'] ?? ''}`, forms.contact.subject.maximum);
  return { subject, sheet: <OwnerMail form={templates[mail].form} words={words} fields={fields} time={time} /> };
}

/** Without breaking lines or joining spaces: what a visitor typed arrives as it was typed. */
function plainText(html: string): string {
  return toPlainText(html, {
    wordwrap: false,
    // React writes no spaces of its own between elements, so every one there is was typed.
    whitespaceCharacters: '',
    selectors: [
      // Every address that counts stands beside its link.
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'h1', options: { uppercase: false } },
    ],
  });
}
