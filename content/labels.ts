import { company } from './company.ts';

/** Words that stand on many pages: links, controls, headings of the frame. One place, one spelling. */
export const labels = {
  skip: 'Skip to content',
  breadcrumbs: 'You are here',
  learnMore: 'Learn More',
  /** The nine service cards end in an arrow, as their specified text does. */
  learnMoreCard: 'Learn More →',
  unavailable: 'Unavailable',
  exploreMore: 'Explore More',
  conclusion: 'Conclusion',
  more: 'More',
  readNext: 'Read next',
  facts: {
    whatItIs: 'What is it?',
    whoItIsFor: 'Who is it for?',
    whatYouWillHave: 'What will I have at the end?',
    whatToDoNext: 'What do I do next?',
  },
  menu: {
    open: 'Open menu',
    close: 'Close menu',
    main: 'Main',
    services: 'Services',
    mobile: 'Menu',
    footer: 'Footer',
    home: `${company.name}, home`,
  },
  theme: { label: 'Colour theme', system: 'System', light: 'Light', dark: 'Dark' },
  motion: { pause: 'Pause', play: 'Play', previous: 'Previous', next: 'Next' },
  deliverables: { showAll: 'Show all nine', showLess: 'Show four' },
  forms: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    phone: 'Phone',
    password: 'Password',
    send: 'Send message',
    sending: 'Sending...',
    optional: 'optional',
  },
} as const;
