import type { Closing, ContentPage } from '../schema.ts';

export const faqPage: Pick<ContentPage, 'lede' | 'introduction'> & { closing: Closing } = {
  lede: 'Answers on seven of our services, how we work and what you own.',
  introduction: [
    [
      { text: 'How we work', href: '/how-we-work' },
      ' says when you pay, who owns the code, what happens if we are late, how you end the work and what you get back. ',
      { text: 'Graphic design', href: '/Graphic-Services' },
      ' and ',
      { text: 'online shops', href: '/ECommerce-Servicces' },
      ' have pages of their own.',
    ],
  ],
  closing: {
    heading: 'What would your project cost?',
    text: [
      'We do not publish prices, because they depend on what you need. Describe the work and you get a written quotation that lists what is included. For a quick question, ',
      { text: 'try the chat', href: '/chatbot' },
      '.',
    ],
    action: { text: 'Describe the work', href: '/contact' },
  },
};
