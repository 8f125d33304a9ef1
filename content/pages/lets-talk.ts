import { relaysMessages } from '../../contracts/own-services.ts';
import { workingTerms } from '../company/working-terms.ts';
import type { IconName } from '../icons.ts';
import type { ContentPage, InternalLink } from '../schema.ts';

type WayToTalk = {
  /** Its anchor. */
  id: 'message' | 'call' | 'booked-call' | 'chat';
  /** The way's name. */
  title: string;
  /** The icon beside it. */
  icon: IconName;
  /** When this way is the right one. */
  bestFor: string;
  /** What we need from you. */
  bring: string;
  /** What happens after you have chosen it. */
  next: string;
  /** How soon, without a number that nobody can hold. */
  soon: string;
  /** The button; the call's number comes from company.ts and stands beside it. */
  action: InternalLink | { text: string; phone: true };
};

type LetsTalkPage = ContentPage & {
  /** What the drawing shows. */
  figureLabel: string;
  /** The two ways that most people want, on the first screen. */
  actions: readonly InternalLink[];
  /** The words before the answers that every way gives. */
  labels: { bestFor: string; bring: string; next: string; soon: string };
  /** A message, a call, a booked call and the chat. */
  ways: readonly [WayToTalk, WayToTalk, WayToTalk, WayToTalk];
};

export const letsTalkPage: LetsTalkPage = {
  path: '/lets-talk',
  heading: 'Four ways to talk',
  figureLabel:
    'A court with four gates, for a message, a phone, a calendar and a reply, whose paths all meet in the middle',
  lede: 'Send a message, call, book a call or use the chat. The first conversation is free.',
  actions: [
    { text: 'Write a message', href: '/contact-form' },
    { text: 'Book A Call', href: '/book-a-call' },
  ],
  introduction: [
    [
      `We answer in ${workingTerms.languages}. You do not need a specification. Tell us in a few sentences what you want to change, and give the address of your website if you have one. Our first suggestions, in writing, are free. `,
      { text: 'How we work', href: '/how-we-work' },
      ' says what follows.',
    ],
  ],
  labels: {
    bestFor: 'Good for',
    bring: 'What we need',
    next: 'What happens next',
    soon: 'How soon',
  },
  ways: [
    {
      id: 'message',
      title: 'Write a message',
      icon: 'mail',
      bestFor: 'Projects with details, links or a list, and anything you want to have in writing.',
      bring: 'Your name, your email address, a subject and the message.',
      next: 'We read it and reply by email, usually with questions first.',
      soon: `You see at once whether it was sent. We reply within ${workingTerms.replyWithin}.`,
      action: { text: 'Open the contact form', href: '/contact-form' },
    },
    {
      id: 'call',
      title: 'Call us',
      icon: 'phone',
      bestFor: 'Urgent questions, and what is easier to say than to write.',
      bring: 'Your question. If it is about a website, its address.',
      next: 'We answer at once if we can. If not, we tell you who will answer. We can email you a summary.',
      soon: `${workingTerms.officeHours}. At other times, send a message.`,
      action: { text: 'Call Us Now', phone: true },
    },
    {
      id: 'booked-call',
      title: 'Book a call',
      icon: 'calendar-clock',
      bestFor: 'A longer conversation about a project, with time to prepare.',
      bring: 'Your name, email address, phone number and a message. A day and time, if you have a preference.',
      next: `${relaysMessages ? 'You get an email, with a calendar file if you chose a time. ' : ''}We look at your website before the call.`,
      soon: 'At the time you propose, once we have confirmed it.',
      action: { text: 'Book A Call', href: '/book-a-call' },
    },
    {
      id: 'chat',
      title: 'Chat',
      icon: 'bot-message-square',
      bestFor: 'A quick question at any hour, or finding the right page.',
      bring: 'A question in a few words. No name and no address.',
      next: 'A bot answers from a list that we wrote. If it has no answer, it offers the contact form.',
      soon: 'At once, by a bot. To reach the team, use one of the other three.',
      action: { text: 'Start Chat', href: '/chatbot' },
    },
  ],
};
