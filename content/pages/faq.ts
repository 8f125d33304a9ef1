import { faq } from '../faq.ts';
import type { ContentPage } from '../schema.ts';

export const faqPage: ContentPage = {
  path: '/faq',
  heading: faq.heading,
  lede: 'Seven subjects, answered the way we would on the phone.',
  introduction: [
    'These are the things people ask before they write to us: what a service covers, how the work runs, and what is theirs at the end. Each answer names a limit as well, because a service without one is an advertisement.',
    [
      'Prices are not among them. They depend on the scope, and a figure without a scope would mislead you. Describe the work in ',
      { text: 'a message', href: '/contact' },
      ' and the price comes with a list of what it includes.',
    ],
  ],
  facts: {
    whatItIs: 'One answer for each of the seven services people ask about most, with a link to the full page.',
    whoItIsFor: 'Anyone deciding whether it is worth getting in touch at all.',
    whatYouWillHave: 'Enough to know which service your question belongs to, and what to ask any supplier about it.',
    whatToDoNext: [
      'If your question is missing, ',
      { text: 'put it to the team', href: '/contact' },
      ' or try ',
      { text: 'the chat', href: '/chatbot' },
      '.',
    ],
  },
};
