import type { ChatIntent } from '../chat-intent.ts';

/** Being found: each question leads to its guide. */
export const searchIntents: readonly ChatIntent[] = [
  {
    id: 'guides',
    phrases: `
      anything read, free material, learn search, publish where, seo beginner/free/learn/material/read, learn about seo,
      seo from zero, something to read, guide`,
    reply: [
      'Nine free guides, from keywords to security: ',
      { text: 'SEO Services', href: '/seo-service' },
      '. On AI there are ',
      { text: 'AI at a Glance', href: '/Ai-Glance' },
      ' and ',
      { text: 'AI in Depth', href: '/Ai-Depth' },
      '.',
    ],
  },
  {
    id: 'seo-guarantee',
    phrases: `
      1 no, bring top, first position, guarantee first/google/number/position/rank/results/seo/top, number pehle,
      promise me/rank, be number one, number one on`,
    reply: [
      'No. We cannot promise a position in Google. What can be done, and in which order, is in ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      '.',
    ],
  },
  {
    id: 'ai-seo',
    phrases: 'chatgpt appear/find/mention/rank/recommend/search, engine answer',
    reply: [
      'AI answers are drawn from pages that can be read, are clear and are trusted. ',
      { text: 'What is SEO?', href: '/seo-details/what-is-seo' },
      ' explains it.',
    ],
  },
  {
    id: 'local-seo',
    phrases: `
      customers nearby, google business/clinic/map/profile/reviews, map need/show, near me, people around/near/nearby,
      profile business, my clinic is not there, in my city, sofas on map, local, map`,
    reply: [
      'A complete business profile, one consistent address, and reviews you answer. ',
      { text: 'Local SEO', href: '/seo-details/local-seo' },
      ' goes through it step by step.',
    ],
  },
  {
    id: 'shop-seo',
    phrases: 'product found/google/pages/rank/seo, rank shop, sales need shop',
    reply: [
      'Which pages to index, how to treat filters and variants, and what to do when stock ends: ',
      { text: 'E-commerce SEO', href: '/seo-details/ecommerce-seo' },
      '.',
    ],
  },
  {
    id: 'mobile-seo',
    phrases: 'mobile first/google/index/ranking/seo, website mobile friendly',
    reply: [
      'Google indexes the mobile version of your site. ',
      { text: 'Mobile SEO', href: '/seo-details/mobile-seo' },
      ' says how to check yours on a cheap phone.',
    ],
  },
  {
    id: 'security-seo',
    phrases: 'https rank, seo hacked/https/security/ssl',
    reply: [
      'HTTPS is expected, and warnings or hacked pages cost places. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' explains how to recover from each.',
    ],
  },
  {
    id: 'cloud-seo',
    phrases: 'rank host/server, seo hosting/server',
    reply: [
      'Response time, regions, and moving host without losing your place: ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      '.',
    ],
  },
  {
    id: 'technical-seo',
    phrases: `
      console search, content duplicate, indexed not, canonical, canonical*, indexed, robots, sitemap, sitemap*`,
    reply: [
      'Status codes, sitemaps, canonical addresses and rendering come first, each with a way to test: ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      '.',
    ],
  },
  {
    id: 'keywords',
    phrases: 'choose keywords, find words, search terms/use, what people need, keyword*, keywords',
    reply: [
      'Collect the words buyers use, group them by intent, give each group one page. ',
      { text: 'Keyword research', href: '/seo-details/keyword-research' },
      ' shows how.',
    ],
  },
  {
    id: 'backlinks',
    phrases: 'links build/buy/sell, links to my site, links from other, backlink*, backlinks',
    reply: [
      'We do not buy or build links; pages that answer a question earn them. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' says what to do in place of that.',
    ],
  },
  {
    id: 'what-is-seo',
    phrases: 'seo explain/meaning/stand/why, kya is seo, seo kya hota',
    reply: [
      'Making a page easy to find, to read and to trust, for people and for search engines. ',
      { text: 'What is SEO?', href: '/seo-details/what-is-seo' },
      ' explains it without the myths.',
    ],
  },
  {
    id: 'seo-process',
    phrases: 'seo do/done/how/process/step, rank for these, you rank for',
    reply: [
      'Faults first, then the plan of pages, then the writing, then patience. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' shows each step and what it brings.',
    ],
  },
  {
    id: 'seo-audit',
    phrases: 'rank wrong, seo check/report/review, website analyse/audit/review',
    reply: [
      'Yes. Send us the address in ',
      { text: 'a message', href: '/contact-form' },
      '. ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      ' shows what we look at, and how to check it yourself.',
    ],
  },
  {
    id: 'social-media',
    phrases: `
      facebook manage/page, handle social, instagram account/followers/handle/manage/marketing/page/sambhal, media
      socail, social media management, youtube`,
    reply: [
      'We make texts and templates for social media, but do not run accounts as a listed service. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'conversions',
    phrases: `
      bounce rate, buying not, come but, leave people, no enquiries/orders, nobody buy/orders, visit but, visitors but`,
    reply: [
      'First see where people stop, then change that one thing: ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      ' tests it with real people.',
    ],
  },
  {
    id: 'seo',
    phrases: `
      aate clients, above competitors, be found, find me/nobody/us, found not/online, google
      appear/find/found/me/not/par/pe/position/rank/search/upar/visitors, institute seo, more traffic/visitors, nobody
      website, rank improve/my/website, search friendly/not/results/visitors, गूगल पर, find it at all, appear in search,
      get no visitors, when i type, ^seo$, optimisation, organic, seo*`,
    reply: [
      'Start with what people already search for, then make that page the fastest and clearest one. ',
      { text: 'SEO Services', href: '/seo-service' },
      ' shows how we do it, with nine free guides.',
    ],
  },
  {
    id: 'marketing',
    phrases: `
      advertise my, business grow, campaign launch, customers bring/increase, get customers, increase sales, more
      customers, promote my/shop/website, reach more, business increase online, what bring customers, digtal*, leads,
      marketing, marketing*, marketting`,
    reply: [
      'We begin with being found, because that lasts after a budget ends: ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      '.',
    ],
  },
  {
    id: 'analytics',
    phrases: 'howmany see/visitors, numbers visitors, report get/monthly/results, people see site',
    reply: [
      'We count what matters to you: enquiries, orders and bookings, and report what changed. ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      ' says how.',
    ],
  },
];
