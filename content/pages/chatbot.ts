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

/** Questions to begin with. */
export const chatSuggestions = ['What do you build?', 'How does a project start?', 'I would like to talk to your team'];

export const chatWithoutScript = {
  text: 'The bot needs JavaScript, which is switched off here. You can reach us without it:',
  links: [
    { text: 'Write a message', href: '/contact-form' },
    { text: 'Book A Call', href: '/book-a-call' },
    { text: 'Questions and answers', href: '/faq' },
  ],
} as const;
