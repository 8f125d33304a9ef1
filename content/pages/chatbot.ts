import { chatWords } from '../chat/chat-words.ts';
import { mainLine } from '../main-line.ts';
import type { FormPage } from '../schema.ts';

export const chatbotPage: FormPage = {
  path: '/chatbot',
  heading: 'Chat with Us',
  lede: 'Quick answers from a list that we wrote.',
  notes: [
    'The bot looks for your words in its list. It learns nothing from them, and it forgets the conversation when you close this tab.',
    [
      'For anything that is not in the list, call ',
      mainLine,
      ' or ',
      { text: 'send us a message', href: '/contact' },
      `. Once you have asked something, the button “${chatWords.toPerson}” attaches the conversation.`,
    ],
  ],
};
