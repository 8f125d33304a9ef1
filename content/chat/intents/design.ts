import type { ChatIntent } from '../chat-intent.ts';

/** Design, pictures and texts. */
export const designIntents: readonly ChatIntent[] = [
  {
    id: 'ux-audit',
    phrases: `
      drop off/checkout/people/users/out, review ux, abandon people/form/signup, audit user interface, people leave
      checkout, puts them off, usability`,
    reply: [
      'Yes: we watch a few real people use it and list what stops them, worst first. That is part of ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '; send us the address in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'what-is-ux',
    phrases: 'ui what/difference/between, ux difference/mean/what',
    reply: [
      'UX is whether people can do what they came for; UI is what they see and touch while doing it. ',
      { text: 'What is UX/UI Design?', href: '/services/ux-ui-design' },
      ' gives three principles to judge any screen by.',
    ],
  },
  {
    id: 'social-graphics',
    phrases: `
      posts festival, post instagram/desgin/banao, instagram design, youtube thumbnail, social media creatives,
      thumbnail*, creatives`,
    reply: [
      'Yes: a set of templates that your own people can fill, in the sizes each network shows. It is one of six services in ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'presentation',
    phrases: 'deck investor, presentation*, powerpoint*, deck, presentation, powerpoint',
    reply: [
      'Yes: slides that support a speaker, and reports whose charts say what the figures say. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'print',
    phrases: `
      card visiting/wedding, business cards, design banner/card/packaging/label/print/catalogue/box/letterhead, print
      banner/catalogue, packaging for, brochure*, flyer*, broucher*, brochure, flyer, poster, leaflet, standee`,
    reply: [
      'Yes: cards, brochures, packaging and posters, prepared for the press and checked on paper. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'images',
    phrases: 'pictures on website, photoshoot, pictures, icons, photographer',
    reply: [
      'Licensed pictures, cropped and compressed for every screen, are part of our work; your own photographs are often better. See ',
      { text: 'Reasons to Choose Us', href: '/features' },
      '.',
    ],
  },
  {
    id: 'writing-ai',
    phrases: 'ai written/generated/content/text, article chatgpt, human write, generated text/articles',
    reply: [
      'A person writes the text and checks it against its sources. A model may help to collect material; it does not have the last word. See ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'translation',
    phrases: 'translate brochure/our, hindi version, into hindi/french',
    reply: [
      'Translation is not a listed service. We write in English; for other languages we build the site so that your translator can fill it. ',
      { text: 'Ask us', href: '/contact-form' },
      ' about yours.',
    ],
  },
  {
    id: 'writing',
    phrases: `
      who writes, write pages/article/text/hindi/website/for/newsletter, website copy, text
      website/dull/for/english/chahiye, likhne wala, product description/texts, article want, matter kaun, writing
      service, need someone to write, write about our, notes into pages, case study write, writer*, copywrit*,
      descriptions, content*, ebook*, writer, copywriting, blog, likhwa, sentences`,
    reply: [
      'Texts written by our writers and checked against their sources, in three lengths. ',
      { text: 'Content Writing', href: '/Content-Writing' },
      ' shows the packages and the process.',
    ],
  },
  {
    id: 'logo',
    phrases: `
      logo make/want/company, brand for, colours fonts, boxes and, signboard, rebrand*, logos, लोगो*, typefaces,
      brand, mascot, rebrand, identity, symbol, naming`,
    reply: [
      'Yes: a mark that still works as a stamp, a favicon and a sign on the road, with the rule for using it and open files. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'redesign',
    phrases: `
      from 2005/2013, look fresh/app/better/awful/naya, new look/design, website
      present/current/naya/2014/dated/improve/bekar/again, done again, looks outdated, have wix website, design change
      karna, ranks very well, redesign*, revamp*, makeover, freshen, redesign, ugly, modern, refresh, revamp, wreck`,
    reply: [
      'Yes. We look at what works now and keep its addresses and texts, so that you lose no visitors. Send the address in ',
      { text: 'a message', href: '/contact-form' },
      '; ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      ' shows how we go about it.',
    ],
  },
  {
    id: 'design',
    phrases: `
      design app/screens/system/product/dashboard/ux/only/before, screens app/figma/test, user interface/testing, only
      design, users real, product designer, test users, designs and hand, ui*, figma, wireframe*, wireframe, ui`,
    reply: [
      'Research, wireframes, interface, and tests with real people before any code: ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '.',
    ],
  },
  {
    id: 'graphics',
    phrases: `
      graphic designer, draw pictures/icons, design cover/creative/poster, posters and, grafic*, illustration*, vector`,
    reply: [
      'Six services, from logo and print to packaging and presentations, with open files at the end: ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'ai-data',
    phrases: 'ai developer/code/data/safe, ai in your work, train on them',
    reply: [
      'Before anything is connected, you get one page that lists which data goes to which AI provider. ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' explains it; say in ',
      { text: 'your message', href: '/contact-form' },
      ' if your project must do without AI.',
    ],
  },
];
