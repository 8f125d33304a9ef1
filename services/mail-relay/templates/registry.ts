import { bookingForm } from '../../../contracts/booking-form.ts';
import { contactForm } from '../../../contracts/contact-form.ts';
import { bookingMessages, contactMessages } from '../../../contracts/messages.ts';

/** What a request can ask for: what its form must hold, whom it reaches, what a person without JavaScript is told. */
export const templates = {
  contact: { form: contactForm, recipient: 'owner', page: 'contact', texts: contactMessages },
  contact_backup: { form: contactForm, recipient: 'backup', page: 'contact', texts: contactMessages },
  booking: { form: bookingForm, recipient: 'owner', page: 'booking', texts: bookingMessages },
} as const;

export type TemplateId = keyof typeof templates;
/** Recipients of the configuration. */
export type Recipient = (typeof templates)[TemplateId]['recipient'];

export function isTemplateId(id: string): id is TemplateId {
  return Object.hasOwn(templates, id);
}

/** What a request can ask for beside these: the letter, in the way the footer's form orders it. Nobody but the address is written to. */
export const subscriptionTemplate = 'newsletter';

/** Mails the server sends of its own accord, to the address in their field `email`. No request can name one. */
export const letters = [
  'booking_confirmation',
  'newsletter_confirm',
  'newsletter_welcome',
  'newsletter_again',
] as const;
export type LetterId = (typeof letters)[number];

export function isLetterId(id: string): id is LetterId {
  return letters.some((letter) => letter === id);
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
export type MailId = TemplateId | LetterId | AccountTemplateId;

export function isMailId(id: string): id is MailId {
  return isTemplateId(id) || isLetterId(id) || isAccountTemplateId(id);
}
