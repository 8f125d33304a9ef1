import { workingTerms } from '../company/working-terms.ts';
import type { FormPage } from '../schema.ts';

export const contactFormPage: FormPage = {
  path: '/contact-form',
  heading: 'Drop Us a Message',
  lede: `Tell us what you need. We answer in ${workingTerms.languages}, within ${workingTerms.replyWithin}.`,
  notes: [
    'If sending fails, you get your text back and can send it again.',
    ['You can also ', { text: 'call, book a call or chat', href: '/lets-talk' }, '.'],
  ],
};
