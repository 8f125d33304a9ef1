/** Words that stand on many pages: links, controls, headings of the frame. One place, one spelling. */
export const labels = {
  /** One sentence for search engines and programs. */
  companySummary: 'A software development and AI services company in Jaipur, India.',
  skip: 'Skip to content',
  /** For browsers that get a plain page without scripts (styles/older.css). */
  olderBrowser:
    'Your browser is from before June 2024, so you see a plain version of our website. You can read all pages and write to us. To log in, please use a newer browser.',
  learnMore: 'Learn More',
  /** Where a page's last band leads, unless it says otherwise. */
  contactUs: { text: 'Contact Us', href: '/contact' },
  /** The nine service cards end in an arrow, as their specified text does. */
  learnMoreCard: 'Learn More →',
  unavailable: 'Unavailable',
  exploreMore: 'Explore More',
  about: 'about {title}',
  conclusion: 'Conclusion',
  offer: {
    whatItIs: 'What it is',
    whatYouGet: 'What you get',
    priceDependsOn: 'What decides the price',
    /** After it: the rules that every quotation contains. */
    terms: { text: 'How quotation and payment work', href: '/how-we-work' },
    duration: 'How long it takes',
    typical: 'Typically {from} to {to} weeks for {work}.',
    firstStep: 'First step',
  },
  motion: { pause: 'Pause', play: 'Play' },
  /** What the slideshow and the carousel are called, one of their parts, and where they stand. */
  turning: { whole: 'carousel', part: 'slide', place: '{first} of {count}', places: '{first}–{last} of {count}' },
  /** What their buttons turn: a screen reader lists them without their surroundings. */
  turnScreens: { pause: 'Pause screens', play: 'Play screens', previous: 'Previous screen', next: 'Next screen' },
  turnServices: { pause: 'Pause services', play: 'Play services', previous: 'Previous service', next: 'Next service' },
  deliverables: { showAll: 'Show all nine', showLess: 'Show four' },
  guide: {
    contents: 'In this guide',
    updated: 'Checked against its sources on',
    thisWeek: 'This week',
    checkList: 'Checklist',
    sources: 'Sources',
    sourcesNote: 'Platforms change their rules. Where this page and a linked page differ, the linked page decides.',
    all: 'All SEO guides',
    previous: 'Previous, guide {number} of {count}',
    next: 'Next, guide {number} of {count}',
    readNext: 'Read next',
    service: { text: 'See the SEO service', href: '/seo-service' },
  },
  ai: {
    levels: 'The ten levels',
    doors: 'Where to read more',
    stepwell:
      'A stepwell of ten levels seen from above: flights of steps on three sides, a gallery of arches on the fourth, and the sun in the water at its foot.',
    sourcesNote: 'Where this page and a linked page differ, the linked page decides.',
  },
} as const;

/** Texts of every form. A separate constant, since it is bundled with the forms' scripts. */
export const formLabels = {
  password: 'Password',
  send: 'Send message',
  sending: 'Sending...',
  optional: 'optional',
} as const;
