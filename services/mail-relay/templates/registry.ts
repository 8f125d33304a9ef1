import { bookingForm } from '../../../contracts/booking-form.ts';
import { contactForm } from '../../../contracts/contact-form.ts';
import { bookingMessages, contactMessages } from '../../../contracts/messages.ts';

/** Every mail the relay can send: what its form must hold, whom it reaches, what a person without JavaScript is told. */
export const templates = {
  contact: { form: contactForm, recipient: 'owner', page: 'contact', texts: contactMessages },
  contact_backup: { form: contactForm, recipient: 'backup', page: 'contact', texts: contactMessages },
  booking: { form: bookingForm, recipient: 'owner', page: 'booking', texts: bookingMessages },
} as const;

export type TemplateId = keyof typeof templates;
export type Recipient = (typeof templates)[TemplateId]['recipient'];

export function isTemplateId(id: string): id is TemplateId {
  return Object.hasOwn(templates, id);
}
