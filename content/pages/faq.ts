import type { ContentPage } from '../schema.ts';

export const faqPage: Pick<ContentPage, 'introduction'> = {
  introduction: [
    [
      'We do not publish prices, because they depend on the scope. ',
      { text: 'Describe the work in a message', href: '/contact' },
      ' and you get a written quotation that lists what is included. For a quick question, ',
      { text: 'try the chat', href: '/chatbot' },
      '.',
    ],
    [
      'The dates of payment, training, and what follows the free support: see ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  ],
};
