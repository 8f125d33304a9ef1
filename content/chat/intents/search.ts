import type { ChatIntent } from '../chat-intent.ts';

/** Being found: each question leads to its guide. */
export const searchIntents: readonly ChatIntent[] = [
  {
    id: 'guides',
    phrases: `
      seo read/learn/beginners/khud, free ebook, article keyword, learn search, seo sikh*, guide`,
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
      first position/place/sure/promise, promise me/top, rank guarantee/promise/1/sure/pakka/first, pehle number,
      position 1, top 3, guaranteed me first, guarantee`,
    reply: [
      'No. We cannot promise a position in Google. No company can. What can be done, and in which order, is in ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      '.',
    ],
  },
  {
    id: 'ai-seo',
    phrases: 'chatgpt mention/show/appear, ai mode/answers/seo',
    reply: [
      'AI answers are drawn from pages that can be read, are clear and are trusted, so the groundwork is the same. ',
      { text: 'What is SEO?', href: '/seo-details/what-is-seo' },
      ' explains it; ',
      { text: 'SEO Services', href: '/seo-service' },
      ' has the guides.',
    ],
  },
  {
    id: 'local-seo',
    phrases: `
      google maps/business/reviews/listing/profile/location, near me/people, business profile/listing, search
      city/area, on the map, nearby, maps, local`,
    reply: [
      'A complete business profile, one consistent address, and reviews you answer. ',
      { text: 'Local SEO', href: '/seo-details/local-seo' },
      ' goes through it step by step.',
    ],
  },
  {
    id: 'shop-seo',
    phrases: 'product seo/rank, shopping results, rank shop',
    reply: [
      'Which pages to index, how to treat filters and variants, and what to do when stock ends: ',
      { text: 'E-commerce SEO', href: '/seo-details/ecommerce-seo' },
      '.',
    ],
  },
  {
    id: 'mobile-seo',
    phrases: 'mobile first/rank/indexing/speed, website mobile friendly',
    reply: [
      'Google indexes the mobile version of your site. ',
      { text: 'Mobile SEO', href: '/seo-details/mobile-seo' },
      ' says how to check yours on a cheap phone.',
    ],
  },
  {
    id: 'security-seo',
    phrases: 'rank https/hack/ssl',
    reply: [
      'HTTPS is expected, and warnings or hacked pages cost places. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' explains how to recover from each.',
    ],
  },
  {
    id: 'cloud-seo',
    phrases: 'hosting seo/affect, seo cdn',
    reply: [
      'Response time, regions, and moving host without losing your place: ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      '.',
    ],
  },
  {
    id: 'technical-seo',
    phrases: `
      seo technical/404, google index, duplicate content, search console/appear, indexed, sitemap*, robots,
      canonical*, vitals, redirects, sitemap, canonical`,
    reply: [
      'Status codes, sitemaps, canonical addresses and rendering come first, each with a way to test: ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      '.',
    ],
  },
  {
    id: 'keywords',
    phrases: `
      search people/volume/terms, long tail, which words, words right/find, what people search for, keyword*, keyword`,
    reply: [
      'Collect the words buyers use, group them by intent, give each group one page. ',
      { text: 'Keyword research', href: '/seo-details/keyword-research' },
      ' shows how.',
    ],
  },
  {
    id: 'backlinks',
    phrases: `
      link building, links buy/sell/from, get links, da pa, links from other sites, backlink*, backlink`,
    reply: [
      'We do not buy or build links; pages that answer a question earn them. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' says what to do in place of that.',
    ],
  },
  {
    id: 'what-is-seo',
    phrases: 'seo explain/stand/why/matter/worth/means/matlab, seo kya hota, what is seo',
    reply: [
      'Making a page easy to find, to read and to trust, for people and for search engines. ',
      { text: 'What is SEO?', href: '/seo-details/what-is-seo' },
      ' explains it without the myths.',
    ],
  },
  {
    id: 'seo-process',
    phrases: 'seo steps/strategy/plan/included/kaise/process',
    reply: [
      'Faults first, then the plan of pages, then the writing, then patience. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' shows each step and what it brings.',
    ],
  },
  {
    id: 'seo-audit',
    phrases: 'rank check/wrong/why, check seo',
    reply: [
      'Yes. Send us the address in ',
      { text: 'a message', href: '/contact-form' },
      ' and say what worries you. ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      ' shows what we look at, and how to check it yourself.',
    ],
  },
  {
    id: 'social-media',
    phrases: `
      instagram sambhal/handle, facebook page/post/manage, media socail, social media/handle/accounts, manage page,
      post regularly, tiktok, influencer*, twitter, ^instagram$, followers, youtube, influencer`,
    reply: [
      'We make texts and templates for social media, but do not run accounts as a listed service. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      ', or ',
      { text: 'ask us', href: '/contact-form' },
      ' what you need.',
    ],
  },
  {
    id: 'conversions',
    phrases: 'nobody buys, leave cart/people, no visitors, traffic but',
    reply: [
      'First see where people stop, then change that one thing: ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      ' tests it with real people, and ',
      { text: 'E-commerce Development', href: '/ECommerce-Servicces' },
      ' goes through a shop link by link.',
    ],
  },
  {
    id: 'seo',
    phrases: `
      google pe/par/find/found/upar/me/website/competitors/position/rank/search/appear/come/naam/nahi, search
      friendly/result/engines, page seven, seo institute/need, rank improve/website/badh/competitors/app, found
      not/by, competitor above, more traffic/visitors, get found, website invisible, not show up, serch engine*, seo*,
      organic, visibility, गूगल*, सर्च*, optimise, optimisation`,
    reply: [
      'Start with what people already search for, then make that page the fastest and clearest one. ',
      { text: 'SEO Services', href: '/seo-service' },
      ' shows how we do it, with nine free guides.',
    ],
  },
  {
    id: 'marketing',
    phrases: `
      business grow, more clients/sales, clients increase, get client, increase sales, brand awareness, business
      badhana online, what brings customers, sales badh*, marketing*, leads, digtal*, marketting, promotion, marketing`,
    reply: [
      'We begin with being found, because that lasts after a budget ends: ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      ', with ',
      { text: 'nine free guides', href: '/seo-service' },
      '.',
    ],
  },
  {
    id: 'analytics',
    phrases: 'report click/monthly, site stats, people see website',
    reply: [
      'We count what matters to you: enquiries, orders and bookings, and report what changed. ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      ' says how.',
    ],
  },
];
