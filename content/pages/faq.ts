import { faq } from '../faq.ts';
import type { ContentPage } from '../schema.ts';

export const faqPage: ContentPage = {
  path: '/faq',
  heading: faq.heading,
  lede: 'Seven services: what each one covers, how we work and what you own at the end.',
  introduction: [
    [
      'We do not publish prices, because they depend on the scope. Describe the work in ',
      { text: 'a message', href: '/contact' },
      ' and you get a written quotation that lists what is included. For a quick question, try ',
      { text: 'the chat', href: '/chatbot' },
      '.',
    ],
  ],
};
