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
  offer: {
    whatItIs: 'What it is',
    whatYouGet: 'What you get',
    priceDependsOn: 'What decides the price',
    duration: 'How long it takes',
    typical: 'Typically {from} to {to} weeks for {work}.',
    firstStep: 'First step',
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
  guide: {
    contents: 'In this guide',
    updated: 'Checked against its sources on',
    checkList: 'Check list',
    sources: 'Sources',
    sourcesNote: 'Platforms change their rules. Where this page and a linked page differ, the linked page decides.',
    all: 'All SEO guides',
    previous: 'Previous',
    next: 'Next',
    /** Before the number of a guide and the number of all. */
    guide: 'guide',
    of: 'of',
  },
  ai: {
    levels: 'The ten levels',
    doors: 'Where to read more',
    stepwell:
      'A stepwell of ten levels seen from above: flights of steps on three sides, a gallery of arches on the fourth, and the sun in the water at its foot.',
    sourcesNote: 'Numbers age. Where this page and a linked page differ, the linked page decides.',
  },
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
