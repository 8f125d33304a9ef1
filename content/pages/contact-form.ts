import type { FormPage } from '../schema.ts';

export const contactFormPage: FormPage = {
  path: '/contact-form',
  heading: 'Drop Us a Message',
  lede: 'Four fields and a button. A\u00a0person reads every message.',
  notes: [
    'If sending fails, your text is kept on this device for a week, and a button brings it back.',
    [
      'We use what you write to answer you, and for nothing else. Would you rather talk? ',
      { text: 'There are three other ways', href: '/lets-talk' },
      '.',
    ],
  ],
};
