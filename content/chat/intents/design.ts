import type { ChatIntent } from '../chat-intent.ts';

/** Design, pictures and texts. */
export const designIntents: readonly ChatIntent[] = [
  {
    id: 'ux-audit',
    phrases: `
      drop off, people get stuck, users confused, audit user interface, people leave checkout, usability*, ux review,
      drop checkout, people drop, users drop, confusing, hard to use, difficult to use, feedback website my`,
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
    phrases: 'ux designer do, ui vs ux, ux vs ui, what ui, ux difference, ui difference',
    reply: [
      'UX is whether people can do what they came for; UI is what they see and touch while doing it. ',
      { text: 'What is UX/UI Design?', href: '/services/ux-ui-design' },
      ' gives three principles to judge any screen by.',
    ],
  },
  {
    id: 'social-graphics',
    phrases: `
      festival posts, instagram post, insta posts, post desgin, social media creatives, thumbnail*, social media
      templates, post templates, instagram templates, creatives, story templates, instagram design`,
    reply: [
      'Yes: a set of templates that your own people can fill, in the sizes each network shows. It is one of six services in ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'presentation',
    phrases: 'presentation*, powerpoint*, slides, deck, ppt',
    reply: [
      'Yes: slides that support a speaker, and reports whose charts say what the figures say. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'print',
    phrases: `
      visiting card, visiting cards, business cards, brochure*, flyer*, packaging, letterhead*, banner design,
      printing, menu card, menu design, magazine, wedding card, card design, broucher*`,
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
    phrases: 'ai written, use chatgpt for, article chatgpt, ai generated',
    reply: [
      'A person writes the text and checks it against its sources. A model may help to collect material; it does not have the last word. See ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'translation',
    phrases: 'translate brochure, translate, translator*, hindi version, translations',
    reply: [
      'Translation is not a listed service. We write in English; for other languages we build the site so that your translator can fill it. ',
      { text: 'Ask us', href: '/contact-form' },
      ' about yours.',
    ],
  },
  {
    id: 'writing',
    phrases: `
      who writes, need someone to write, write blogs, write content, website copy, proofread*, write privacy policy,
      write about our, likhne wala, write in hindi, writer*, article*, copywrit*, product description, descriptions,
      content*, write pages, ebook*, writing, likhwana`,
    reply: [
      'Texts written by our writers and checked against their sources, in three lengths. ',
      { text: 'Content Writing', href: '/Content-Writing' },
      ' shows the packages and the process.',
    ],
  },
  {
    id: 'logo',
    phrases: `
      logo for, signboard, brand for, logo make, logo want, brand identity, branding*, rebrand*, brand design, visual
      identity, logos, logo, लोगो*`,
    reply: [
      'Yes: a mark that still works as a stamp, a favicon and a sign on the road, with the rule for using it and open files. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'redesign',
    phrases: `
      looks like 2005, looks ugly, from 2005, purani website, fresh look, new look, have wix website, website design
      change, design change karna, redesign*, revamp*, makeover, outdated, website ugly, moderniz*, website present,
      current website, website naya, website 2014, make existing website modern`,
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
      ui*, ux, figma, design app, design screens, wireframe*, design system, product design, app screens, mockup*,
      design want, dashboard design, designing, user interface`,
    reply: [
      'Research, wireframes, interface, and tests with real people before any code: ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '.',
    ],
  },
  {
    id: 'graphics',
    phrases: 'grafic*, graphic*, illustration*, illustrator, banner, banners, vector, drawing*, animation*',
    reply: [
      'Six services, from logo and print to packaging and presentations, with open files at the end: ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
];
