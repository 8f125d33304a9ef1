import { workingTerms } from '../company/working-terms.ts';
import type { FormPage } from '../schema.ts';

export const contactFormPage: FormPage = {
  path: '/contact-form',
  heading: 'Drop Us a Message',
  lede: `Tell us what you need. We answer in ${workingTerms.languages}, within ${workingTerms.replyWithin}.`,
  notes: [
    'If sending fails, your text is kept on this device for a week and you can restore it.',
    ['You can also ', { text: 'call, book a call or chat', href: '/lets-talk' }, '.'],
  ],
};
