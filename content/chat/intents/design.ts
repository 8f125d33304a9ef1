import type { ChatIntents } from '../chat-intent.ts';

/** Design, pictures and texts. */
export const designIntents: ChatIntents = {
  'ux-audit': {
    label: 'A usability check',
    phrases: 'ux audit',
    reply: [
      'Yes: we watch a few real people use it, list what stops them, worst first, change it and test again. It is part of ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '.',
    ],
  },
  'what-is-ux': {
    label: 'What UX is',
    reply: [
      'UX is whether people can do what they came for; UI is what they see and touch while doing it: ',
      { text: 'What is UX/UI Design?', href: '/services/ux-ui-design' },
      '.',
    ],
  },
  images: {
    label: 'Pictures for my website',
    reply: [
      'You get licensed pictures; the quotation says which are included: ',
      { text: 'Reasons to Choose Us', href: '/features' },
      '.',
    ],
  },
  'writing-ai': {
    label: 'Texts written by AI',
    reply: [
      'One of us writes the text and checks it against its sources; a model may help to collect material. See ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  writing: {
    label: 'Writing texts',
    phrases: '^copywriting$, ^articles$',
    reply: [
      'English texts by our writers, checked against their sources, in three packages: up to 500, 1000 or 2000 words. See ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  logo: {
    phrases: 'brand identity',
    label: 'A logo',
    reply: [
      'Yes: a logo that works as a stamp, an app icon and a sign, with rules for use. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  redesign: {
    label: 'A redesign',
    phrases: 'looks ugly, website look better',
    reply: [
      'Yes, we design it anew and test it with real users: ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '. Before launch we test that your old addresses lead to the new pages.',
    ],
  },
  design: {
    label: 'UI/UX design',
    phrases: '^ux design$, ^ui ux$, ^ui ux design$, ^app design$, ^design app$',
    reply: [
      'Research, wireframes, interface, and tests with users before any code is written: ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '.',
    ],
  },
  graphics: {
    label: 'Graphic design',
    phrases: 'open files, ^branding$, ^business card$, ^branding company$',
    reply: [
      'Yes: logos, brochures, packaging, presentations and social media templates, with open files. ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      ' shows all six services.',
    ],
  },
  'ai-data': {
    label: 'My data and AI',
    reply: [
      'Before anything is connected, you get one page that lists which data goes to which AI provider: ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
};
