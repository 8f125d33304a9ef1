import type { ChatIntents } from '../chat-intent.ts';

/** Being found: each question leads to its guide. */
export const searchIntents: ChatIntents = {
  guides: {
    label: 'Free guides',
    phrases: '^seo tips$, have blog, your articles',
    reply: [
      'Nine free guides, from keywords to security: ',
      { text: 'SEO Services', href: '/seo-service' },
      '. On AI there are ',
      { text: 'AI at a Glance', href: '/Ai-Glance' },
      ' and ',
      { text: 'AI in Depth', href: '/Ai-Depth' },
      '. They are in English; you may quote them with a link.',
    ],
  },
  'seo-guarantee': {
    label: 'Results of SEO',
    reply: [
      'We cannot promise a position in Google. Changes in search results usually show after 3 to 6 months: ',
      { text: 'SEO Services', href: '/seo-service' },
      '.',
    ],
  },
  'ai-seo': {
    label: 'Being found by AI',
    reply: [
      'To appear in Google’s AI answers, a page must be indexed and allowed to show a snippet; no special file is needed. ',
      { text: 'What is SEO?', href: '/seo-details/what-is-seo' },
      ' explains it.',
    ],
  },
  'local-seo': {
    label: 'Local SEO',
    phrases: 'local seo, google business, gmb',
    reply: [
      'It takes a complete business profile, one consistent address, and reviews you answer. ',
      { text: 'Local SEO', href: '/seo-details/local-seo' },
      ' goes through it step by step.',
    ],
  },
  'shop-seo': {
    label: 'SEO for shops',
    reply: [
      'A shop must decide which pages to index, how to treat filters and variants, and what to do when stock ends. ',
      { text: 'E-commerce SEO', href: '/seo-details/ecommerce-seo' },
      ' helps with all three.',
    ],
  },
  'mobile-seo': {
    label: 'Mobile SEO',
    reply: [
      'Google indexes the mobile version of your website. ',
      { text: 'Mobile SEO', href: '/seo-details/mobile-seo' },
      ' says how to check yours.',
    ],
  },
  'security-seo': {
    label: 'Security and SEO',
    reply: [
      'A hacked website can lose its place in search, with or without HTTPS. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' explains how to notice a break-in and how to recover.',
    ],
  },
  'cloud-seo': {
    label: 'Hosting and SEO',
    reply: [
      'Hosting decides how fast your pages answer, and a careless move can cost you your place in search. ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      ' explains both.',
    ],
  },
  'technical-seo': {
    label: 'Technical SEO',
    phrases: 'canonical*, schema markup',
    reply: [
      'Status codes, sitemaps, canonical addresses and rendering come first, each with a way to test: ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      '.',
    ],
  },
  keywords: {
    label: 'Keywords',
    reply: [
      'Collect the words buyers use, group them by intent, give each group one page. ',
      { text: 'Keyword research', href: '/seo-details/keyword-research' },
      ' shows how.',
    ],
  },
  backlinks: {
    label: 'Links from other websites',
    reply: [
      'We do not buy links; others link to pages that answer a question. ',
      { text: 'What is SEO?', href: '/seo-details/what-is-seo' },
      ' says what money can buy.',
    ],
  },
  'what-is-seo': {
    label: 'What SEO is',
    phrases: 'what is seo',
    reply: [
      'SEO is the work of making pages easy to find and to read, for people and for search engines. ',
      { text: 'What is SEO?', href: '/seo-details/what-is-seo' },
      ' explains it without the myths.',
    ],
  },
  'seo-process': {
    label: 'Steps of SEO',
    reply: [
      'Measure first, then fix faults, then plan and write pages, then wait and compare. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' shows each step and what you receive.',
    ],
  },
  'seo-audit': {
    label: 'An SEO audit',
    reply: [
      'First we find out what changed and what is wrong: send us the address of your website in ',
      { text: 'a message', href: '/contact-form' },
      '. ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      ' shows what we look at, and how to check it yourself.',
    ],
  },
  'social-media': {
    phrases: '^instagram page$, smm',
    label: 'Social media',
    reply: [
      'We make texts and templates for social media, but do not run accounts as a listed service. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  seo: {
    label: 'SEO',
    phrases:
      '^seo$, ^seo website$, ^traffic website$, ^website google$, ^google$, ^google rank$, rank google, ^seo expert$, google first page, first page google, seo kar*, ^improve rank$, seo package*, seo plan*',
    reply: [
      'We fix technical faults first, then plan and write the pages that people search for: ',
      { text: 'SEO Services', href: '/seo-service' },
      ', with nine free guides.',
    ],
  },
  marketing: {
    label: 'Marketing',
    reply: [
      'We help you to be found in search, which goes on working when an advertising budget ends: ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      '.',
    ],
  },
  analytics: {
    label: 'Analytics',
    phrases: '^google analytics$',
    reply: [
      'We count what matters to you: enquiries, orders and bookings, and report what changed. ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      ' says how.',
    ],
  },
};
