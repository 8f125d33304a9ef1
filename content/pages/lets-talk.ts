import type { IconName } from '../icons.ts';
import type { Action, ContentPage } from '../schema.ts';

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
  action: Action | { text: string; phone: true };
};

type LetsTalkPage = ContentPage & {
  /** What the drawing shows. */
  figureLabel: string;
  /** The words before the answers that every way gives. */
  labels: { bestFor: string; bring: string; next: string; soon: string };
  /** A message, a call, a booked call and the chat. */
  ways: readonly [WayToTalk, WayToTalk, WayToTalk, WayToTalk];
};

export const letsTalkPage: LetsTalkPage = {
  path: '/lets-talk',
  heading: 'Four ways to talk',
  figureLabel:
    'A court with four gates, a letter, a telephone, a calendar and a reply, whose paths all meet in the middle',
  lede: 'Choose the one you find least tiresome. They all end with the same people.',
  introduction: [
    'Some people think best in writing, some aloud, and some would like a first answer without meeting anyone. None of these is the polite way and none is the rude one. What matters to us is what you want to change; the form it arrives in is yours to choose.',
    'For a first conversation you need no specification and no budget. A sentence about what annoys you is enough, and an address of the site if there is one. Nothing that you say here starts a bill.',
  ],
  facts: {
    whatItIs: 'A message, a phone call, a booked call, or the chat: four ways to reach the same team.',
    whoItIsFor: 'Clients, freelancers who want to work with us, and people who only have a question.',
    whatYouWillHave:
      'An answer from a person who would do the work, beginning with questions. From the chat, an answer at once.',
    whatToDoNext:
      'Pick one of the four below. You can change to another at any time, and nobody will ask you to repeat yourself.',
  },
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
      bestFor: 'Anything with details, links or a list in it, and anything you want to have in writing.',
      bring:
        'Your name, an email address, a subject and the message. If sending fails, your text is kept on your device.',
      next: 'A person reads every message and passes it to the one who would do the work. They answer by mail, with questions first.',
      soon: 'You see at once whether it was sent. The answer takes as long as reading it properly does.',
      action: { text: 'Open the contact form', href: '/contact-form' },
    },
    {
      id: 'call',
      title: 'Call us',
      icon: 'phone',
      bestFor: 'Something that is urgent, or that you would rather explain aloud.',
      bring: 'Only the question. If it concerns a site, have its address at hand.',
      next: 'Somebody listens, writes it down, and tells you who will take it up. You get the note by mail if you like.',
      soon: 'Now. If nobody can pick up, leave your number and we call back.',
      action: { text: 'Call Us Now', phone: true },
    },
    {
      id: 'booked-call',
      title: 'Book a call',
      icon: 'calendar-clock',
      bestFor: 'A proper conversation about a project, with the right person and with time to prepare.',
      bring:
        'Your name, email address, phone number and a few words on the subject. A preferred day and time, if you have one.',
      next: 'You receive a confirmation by mail, with a calendar file if you chose a time. Before the call we look at what you have now.',
      soon: 'At the time you propose, in your own time zone, once we have confirmed it.',
      action: { text: 'Book A Call', href: '/book-a-call' },
    },
    {
      id: 'chat',
      title: 'Chat',
      icon: 'bot-message-square',
      bestFor: 'A quick question, or finding the right page, at any hour.',
      bring: 'A question in a few words. No name and no address.',
      next: 'A bot answers from a list that we wrote. When it does not know, it says so and offers you the contact form.',
      soon: 'At once. It is a list and not a person, and it says so.',
      action: { text: 'Start Chat', href: '/chatbot' },
    },
  ],
};
