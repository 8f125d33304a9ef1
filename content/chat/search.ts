import type { ChatIntent } from './chat-intent.ts';

/** Being found: each question leads to its guide. */
export const searchIntents: readonly ChatIntent[] = [
  {
    id: 'local-seo',
    phrases: ['local seo', 'google maps', 'map results', 'business profile', 'near me', 'google reviews'],
    reply: [
      'A complete business profile, one consistent address, and reviews you answer. ',
      { text: 'Local SEO', href: '/seo-details/local-seo' },
      ' goes through it.',
    ],
  },
  {
    id: 'technical-seo',
    phrases: [
      'technical seo',
      'sitemap',
      'robots.txt',
      'canonical',
      'crawl',
      'not indexed',
      'indexing',
      'redirects',
      'structured data',
      'schema markup',
    ],
    reply: [
      'Status codes, sitemaps, canonical addresses and rendering come first, each with a way to test: ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      '.',
    ],
  },
  {
    id: 'keywords',
    phrases: ['keyword', 'search terms', 'search intent', 'what people search', 'search volume'],
    reply: [
      'Collect the words buyers use, group them by intent, give each group one page. ',
      { text: 'Keyword research', href: '/seo-details/keyword-research' },
      ' needs a spreadsheet and patience.',
    ],
  },
  {
    id: 'mobile-seo',
    phrases: ['mobile seo', 'mobile friendly', 'mobile-friendly', 'mobile first', 'mobile version'],
    reply: [
      'Google indexes the mobile version of your site. ',
      { text: 'Mobile SEO', href: '/seo-details/mobile-seo' },
      ' says how to check it on a cheap phone.',
    ],
  },
  {
    id: 'shop-seo',
    phrases: [
      'seo for my store',
      'seo for shops',
      'product pages',
      'category pages',
      'rank my products',
      'product data',
    ],
    reply: [
      'Which pages to index, how to treat filters and variants, and what to do when stock ends: ',
      { text: 'E-commerce SEO', href: '/seo-details/ecommerce-seo' },
      '.',
    ],
  },
  {
    id: 'security-seo',
    phrases: [
      'need https',
      'http or https',
      'install https',
      'ssl certificate',
      'not secure warning',
      'spam links',
      'google warning',
      'blacklisted',
    ],
    reply: [
      'Warnings and hacked pages cost places in search. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' explains how to recover from each.',
    ],
  },
  {
    id: 'server-seo',
    phrases: ['server response', ' cdn ', 'content delivery', 'uptime', 'move host'],
    reply: [
      'Response time, regions, and moving host without losing your place: ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      '.',
    ],
  },
  {
    id: 'seo-time',
    phrases: [
      'seo process',
      'how long does seo',
      'seo take',
      'steps of seo',
      'start with seo',
      'guarantee first place',
      'number one on google',
      'first page of google',
    ],
    reply: [
      'Months rather than weeks, and nobody can promise a place. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' shows the order in which the work pays off.',
    ],
  },
  {
    id: 'what-is-seo',
    phrases: [
      'what is seo',
      "what's seo",
      'meaning of seo',
      'explain seo',
      'search engine optimisation',
      'search engine optimization',
    ],
    reply: [
      'Making a page easy to find, to read and to trust, for people and for search engines. ',
      { text: 'What is SEO?', href: '/seo-details/what-is-seo' },
      ' does it without the myths.',
    ],
  },
  {
    id: 'seo',
    phrases: [
      ' seo',
      'rank higher',
      'rank on google',
      'google ranking',
      'found on google',
      'search engine',
      'backlink',
      'organic traffic',
    ],
    reply: [
      'Start with what people already search for, then make that page the fastest and clearest one you have. ',
      { text: 'SEO Services', href: '/seo-service' },
      ' shows how we do it, with nine free guides.',
    ],
  },
];
