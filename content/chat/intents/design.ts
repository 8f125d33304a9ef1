import type { ChatIntent } from '../chat-intent.ts';

/** Design, pictures and texts. */
export const designIntents: readonly ChatIntent[] = [
  {
    id: 'ux-audit',
    phrases: `
      abandon signup, drop out/people, find why, review our/usability, audit users interface, people leave checkout,
      usability`,
    reply: [
      'Yes: we watch a few real people use it and list what stops them, worst first. That is part of ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '.',
    ],
  },
  {
    id: 'what-is-ux',
    phrases: 'kya ui/ux, what does ux',
    reply: [
      'UX is whether people can do what they came for; UI is what they see and touch while doing it: ',
      { text: 'What is UX/UI Design?', href: '/services/ux-ui-design' },
    ],
  },
  {
    id: 'social-graphics',
    phrases: 'design post, instagram design/posts/templates, thumbnails youtube',
    reply: [
      'Yes: a set of templates that your own people can fill, in the sizes each network shows. It is one of six services in ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'presentation',
    phrases: 'annual report, pitch deck, deck, investor ke liye, pitch, powerpoint',
    reply: [
      'Yes: slides that support a speaker, and reports whose charts say what the figures say. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'print',
    phrases: `
      bill book, cards business/visiting, design brochure/packaging, menu card, packaging for, tea brand, for
      trade fair, poster*`,
    reply: [
      'Yes: cards, brochures, packaging and posters, prepared for the press and checked on paper. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'images',
    phrases: `
      photography do/you, photos for/from/give/my/need/of/own/stock/supply/take/use/website/who, use drawings, photos
      on website, photos you give`,
    reply: [
      'Licensed pictures, cropped and compressed for every screen, are part of our work: ',
      { text: 'Reasons to Choose Us', href: '/features' },
      '.',
    ],
  },
  {
    id: 'writing-ai',
    phrases: 'ai written, articles ai/generated, chatgpt blog/text, content likhit, written by ai',
    reply: [
      'One of us writes the text and checks it against its sources; a model may help to collect material. See ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'translation',
    phrases: 'hindi translate/version, into hindi, my brochure, translate my, who translates, translat*',
    reply: [
      'Translation is not a listed service. We write in English; ',
      { text: 'ask us', href: '/contact-form' },
      ' about other languages.',
    ],
  },
  {
    id: 'writing',
    phrases: `
      article month, articles for, blog articles/writing, content for/need/website/writing, likhne wala, need
      article/writer, product descriptions, text for/my/need/website, website copy, write
      hindi/my/page/product/text/website, but can not, content likh*, copywrit*, need someone to write, product
      descriptions for, write about my`,
    reply: [
      'Texts written by our writers and checked against their sources, in three lengths. ',
      { text: 'Content Writing', href: '/Content-Writing' },
      ' shows the packages and the process.',
    ],
  },
  {
    id: 'logo',
    phrases: `
      brand for/identity, logo and/company/design/dukaan/file/for/ka/make/need/new/old/shop, new logo, in indore call,
      logo for my, logo*, symbol for my, लोगो*`,
    reply: [
      'Yes: a mark that still works as a stamp, a favicon and a sign on the road. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'redesign',
    phrases: `
      design outdated, from 2005, look change/fresh/improve/old, new design/look, old redesign, ugly looks, website
      modern/naya/new/redesign/ugly, without losing, design update karna, makeover, my present website, outdated,
      ranks very well, redesign*, revamp, site see like, to touch it, website new look`,
    reply: [
      'Yes. We look at what works now and keep its addresses and texts, so that you lose no visitors: ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '.',
    ],
  },
  {
    id: 'design',
    phrases: `
      design do/only/product/screen/se/ui, figma prototype/you, only design, product designers, screen app/figma, user
      interface/test, app ka design, design and hand, mockup*, only do design, wireframe*`,
    reply: [
      'Research, wireframes, interface, and tests with real people before any code: ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      '.',
    ],
  },
  {
    id: 'graphics',
    phrases: 'banner work, graphic need, open files, graphics, illustration*',
    reply: [
      'Six services, from logo and print to packaging and presentations, with open files at the end: ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'ai-data',
    phrases: `
      ai code/data/safe/see, data send/training, documents confidential, ai in your work, my data ai, my law office,
      openai, train on them`,
    reply: [
      'Before anything is connected, you get one page that lists which data goes to which AI provider: ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
];
