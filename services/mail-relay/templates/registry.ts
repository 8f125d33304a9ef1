import type { SentMessage } from '../../../contracts/correspondence.ts';
import type { FormName } from '../../../contracts/forms.ts';

/** What a request can ask for: the form that fills it in, and whom it reaches. */
export const templates = {
  contact: { form: 'contact', recipient: 'owner' },
  contact_backup: { form: 'contact', recipient: 'backup' },
  booking: { form: 'booking', recipient: 'owner' },
} as const satisfies Record<string, { form: FormName; recipient: string }>;

export type TemplateId = keyof typeof templates;
/** Recipients of the configuration. */
export type Recipient = (typeof templates)[TemplateId]['recipient'];

export function isTemplateId(id: string): id is TemplateId {
  return Object.hasOwn(templates, id);
}

/** What a visitor wrote with a template: a message or a booking; undefined for the site's own mails. */
export function writtenKind(id: string): SentMessage['kind'] | undefined {
  if (!isTemplateId(id)) return undefined;
  return templates[id].form === 'booking' ? 'booking' : 'message';
}

/** What a request can ask for beside these: the letter, in the way the footer's form orders it. Nobody but the address is written to. */
export const subscriptionTemplate = 'newsletter';

/** Mails the server sends of its own accord, to the address in their field `email`. No request can name one. */
export const visitorMails = [
  'booking_confirmation',
  'newsletter_confirm',
  'newsletter_welcome',
  'newsletter_again',
] as const;
export type VisitorMailId = (typeof visitorMails)[number];

export function isVisitorMailId(id: string): id is VisitorMailId {
  return visitorMails.some((mail) => mail === id);
}

/** Mails to the holder of an account, sent by the identity service to the address in their field `email`. No request can name one. */
const accountTemplates = [
  'password_reset',
  'verify_email',
  'sign_in_code',
  'password_changed',
  'new_device',
  'passkey_added',
  'account_deleted',
] as const;
export type AccountTemplateId = (typeof accountTemplates)[number];

export function isAccountTemplateId(id: string): id is AccountTemplateId {
  return accountTemplates.some((template) => template === id);
}

/** Every mail the relay can draw. */
export type MailId = TemplateId | VisitorMailId | AccountTemplateId;

export function isMailId(id: string): id is MailId {
  return isTemplateId(id) || isVisitorMailId(id) || isAccountTemplateId(id);
}
