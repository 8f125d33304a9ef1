import type { ChatIntent } from '../chat-intent.ts';

/** Design, pictures and texts. */
export const designIntents: readonly ChatIntent[] = [
  {
    id: 'ux-audit',
    phrases: `
      abandon signup, drop out/people, review our/usability, audit users interface, people leave checkout, usability`,
    reply: [
      'Yes: we watch a few real people use it and list what stops them, worst first. That is part of ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '.',
    ],
  },
  {
    id: 'what-is-ux',
    phrases: 'ui kya, ux what, what is ui, what is ux',
    reply: [
      'UX is whether people can do what they came for; UI is what they see and touch while doing it: ',
      { text: 'What is UX/UI Design?', href: '/services/ux-ui-design' },
    ],
  },
  {
    id: 'social-graphics',
    phrases: 'design instagram, posts design/instagram, thumbnails youtube',
    reply: [
      'Yes: a set of templates that your own people can fill, in the sizes each network shows. It is one of six services in ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'presentation',
    phrases: 'deck, pitch, powerpoint',
    reply: [
      'Yes: slides that support a speaker, and reports whose charts say what the figures say. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'print',
    phrases: `
      bill book, cards business/visiting, design brochure/cards/packaging/traffic, packaging for, banner, flyer*`,
    reply: [
      'Yes: cards, brochures, packaging and posters, prepared for the press and checked on paper. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'images',
    phrases: 'photography do/you, photos give/my/own/stock/take/use/who, use drawings, photos on website',
    reply: [
      'Licensed pictures, cropped and compressed for every screen, are part of our work: ',
      { text: 'Reasons to Choose Us', href: '/features' },
      '.',
    ],
  },
  {
    id: 'writing-ai',
    phrases: 'articles ai/generated, chatgpt blog, human written, ai written google, use ai write, write with ai',
    reply: [
      'A person writes the text and checks it against its sources; a model may help to collect material. See ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'translation',
    phrases: 'hindi version, translate hindi/my',
    reply: [
      'Translation is not a listed service. We write in English; ',
      { text: 'ask us', href: '/contact-form' },
      ' about other languages.',
    ],
  },
  {
    id: 'writing',
    phrases: `
      article month, blog articles/writing, content for/need/website/writing, likhne wala, need article/writer,
      product descriptions, text for/my/need/who, website copy, write about/content/hindi/page/product/text/website,
      content likh*, need someone to write, who writes text, write about my`,
    reply: [
      'Texts written by our writers and checked against their sources, in three lengths. ',
      { text: 'Content Writing', href: '/Content-Writing' },
      ' shows the packages and the process.',
    ],
  },
  {
    id: 'logo',
    phrases: `
      brand for/identity, logo business/change/company/design/files/for/make/new/old/shop, in indore call, logo`,
    reply: [
      'Yes: a mark that still works as a stamp, a favicon and a sign on the road. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'redesign',
    phrases: `
      design improve/outdated, from 2005, look fresh/improve/old, new design/look, old redesign, website
      again/modern/naya/new/old/redesign/ugly, change design website, design update karna, have wix website, my
      present website, ranks very well, website looks old, website new look, naya, redesign*, revamp`,
    reply: [
      'Yes. We look at what works now and keep its addresses and texts, so that you lose no visitors: ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '.',
    ],
  },
  {
    id: 'design',
    phrases: `
      design only/product/screen, figma prototype, product designers, screen app/figma, user interface/test, design
      and hand, website design only, mockup*, ui*`,
    reply: [
      'Research, wireframes, interface, and tests with real people before any code: ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '.',
    ],
  },
  {
    id: 'graphics',
    phrases: 'graphic need, graphics',
    reply: [
      'Six services, from logo and print to packaging and presentations, with open files at the end: ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'ai-data',
    phrases: `
      ai code/data/files/safe, data send, documents confidential, openai our, ai in your work, does ai keep, is my
      data sent, our data ai, train ai models, train on them`,
    reply: [
      'Before anything is connected, you get one page that lists which data goes to which AI provider: ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
];
