import { contact } from '../landing.ts';
import type { ContentPage, InternalLink } from '../schema.ts';

type ContactPage = ContentPage & {
  /** Other ways, for those who would rather not fill in a form. */
  otherWays: { heading: string; links: readonly InternalLink[] };
};

export const contactPage: ContactPage = {
  path: '/contact',
  heading: contact.heading,
  lede: contact.lede,
  introduction: [
    'This page reaches the whole company, which is a short distance: the message you write here is read by a person, who gives it to whoever would do the work. You do not need to know which service you want.',
    'Tell us what exists today, what should be different, and by when it matters. If you have a budget in mind, say so, and we shall tell you what it can carry. If you have none, leave it out; we do not work from the size of a purse.',
  ],
  facts: {
    whatItIs: 'Our phone number, our mail and postal address in Jaipur, and a form of four fields.',
    whoItIsFor: 'Anybody with a project, a question, an application or a complaint.',
    whatYouWillHave: 'At once, the news whether your message was sent. After that, an answer from a person.',
    whatToDoNext: ['Write, call, or ', { text: 'compare four ways to talk', href: '/lets-talk' }, '.'],
  },
  otherWays: {
    heading: 'Not in the mood for a form?',
    links: [
      { text: 'Book A Call', href: '/book-a-call' },
      { text: 'Start Chat', href: '/chatbot' },
      { text: 'Questions and answers', href: '/faq' },
    ],
  },
};
