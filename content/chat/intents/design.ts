import type { ChatIntent } from '../chat-intent.ts';

/** Design, pictures and texts. */
export const designIntents: readonly ChatIntent[] = [
  {
    id: 'ux-audit',
    phrases: `
      abandon signup, drop out/people, review design/our/ux, audit users interface, people leave checkout, puts them
      off, usability`,
    reply: [
      'Yes: we watch a few real people use it and list what stops them, worst first. That is part of ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '.',
    ],
  },
  {
    id: 'what-is-ux',
    phrases: 'difference ui, ux what, ui and ux',
    reply: [
      'UX is whether people can do what they came for; UI is what they see and touch while doing it: ',
      { text: 'What is UX/UI Design?', href: '/services/ux-ui-design' },
    ],
  },
  {
    id: 'social-graphics',
    phrases: `
      design instagram, posts design/festival/instagram, thumbnails youtube, social media creatives, creatives,
      thumbnail*, thumbnails`,
    reply: [
      'Yes: a set of templates that your own people can fill, in the sizes each network shows. It is one of six services in ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'presentation',
    phrases: 'deck investor, deck, powerpoint, powerpoint*, presentation, presentation*',
    reply: [
      'Yes: slides that support a speaker, and reports whose charts say what the figures say. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'print',
    phrases: `
      cards business/menu/print/visiting, design banner/box/cards/labels/packaging/print, packaging for, print
      banner/packaging/work, brochur*, brochure, broucher*, flyer, flyer*, poster`,
    reply: [
      'Yes: cards, brochures, packaging and posters, prepared for the press and checked on paper. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'images',
    phrases: 'drawings use, photos on website, photos',
    reply: [
      'Licensed pictures, cropped and compressed for every screen, are part of our work: ',
      { text: 'Reasons to Choose Us', href: '/features' },
      '.',
    ],
  },
  {
    id: 'writing-ai',
    phrases: 'ai articles/content/generated/text/written, articles generated, human written',
    reply: [
      'A person writes the text and checks it against its sources; a model may help to collect material. See ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'translation',
    phrases: 'hindi version, into french/hindi, translate brochure/into/my, translation do',
    reply: [
      'Translation is not a listed service. We write in English; ',
      { text: 'ask us', href: '/contact-form' },
      ' about other languages.',
    ],
  },
  {
    id: 'writing',
    phrases: `
      article month/need, copy website, descriptions product, likh doge, likhne wala, matter who, need writer, service
      writing, text for/my/need/page/who/write, write hindi/page/product/website/who, need someone to write, notes into
      page, write about my, write about us, blog, content*, copywrit*, copywriter, descriptions, likhwa, writer, writer*`,
    reply: [
      'Texts written by our writers and checked against their sources, in three lengths. ',
      { text: 'Content Writing', href: '/Content-Writing' },
      ' shows the packages and the process.',
    ],
  },
  {
    id: 'logo',
    phrases: 'brand for, logo for/make, in indore call, brand, identity, logo, rebrand*, rebranding, लोगो*',
    reply: [
      'Yes: a mark that still works as a stamp, a favicon and a sign on the road. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'redesign',
    phrases: `
      from 2005, look app/bad/fresh/old, new design, rebuild my, website
      again/look/naya/rebuild/redo/refresh/remake/renew, design update karna, have wix website, my present website,
      ranks very well, website new look, modern, redesign, redesign*, revamp, revamp*, ugly`,
    reply: [
      'Yes. We look at what works now and keep its addresses and texts, so that you lose no visitors: ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '.',
    ],
  },
  {
    id: 'design',
    phrases: `
      design app/interface/only/product/prototype/screen/service/ui/ux, designers product, screen app/figma, user
      interface/test, design and hand, ^ui$, ^ux$, figma, ui, ui*, wirefram*, wireframes`,
    reply: [
      'Research, wireframes, interface, and tests with real people before any code: ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '.',
    ],
  },
  {
    id: 'graphics',
    phrases: 'design graphic/poster, graphic need, ^graphic$, grafic*, illustration*',
    reply: [
      'Six services, from logo and print to packaging and presentations, with open files at the end: ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'ai-data',
    phrases: 'ai code/confidential/data/fed/files/provider, ai in your work, train on them',
    reply: [
      'Before anything is connected, you get one page that lists which data goes to which AI provider: ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
];
