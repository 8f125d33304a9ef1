import type { FormPage } from '../schema.ts';

export const chatbotPage: FormPage = {
  path: '/chatbot',
  heading: 'Chat with Us',
  lede: 'Short answers, written by us and kept in this page. Nothing you type leaves it.',
  notes: [
    'The bot compares your words with a list. It does not learn, guess or remember you after this tab is closed.',
    [
      'For anything that needs judgement, ',
      { text: 'write to a person', href: '/contact' },
      '. You can attach the conversation.',
    ],
  ],
};
