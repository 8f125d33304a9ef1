import type { ChatIntent } from '../chat-intent.ts';

/** Being found: each question leads to its guide. */
export const searchIntents: readonly ChatIntent[] = [
  {
    id: 'guides',
    phrases: 'learn about seo on, guide, guides',
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
      first position, promise me, first place, guarantee rank, guarantee google, guarantee page, promise rank, rank 1`,
    reply: [
      'No. We cannot promise a position in Google. No company can. What can be done, and in which order, is in ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      '.',
    ],
  },
  {
    id: 'ai-seo',
    phrases: `
      chatgpt mention, mentioned chatgpt, chatgpt show, ai overviews, ai overview, ai mode, geo, generative engine, ai
      answers`,
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
      google maps, google map, google business, near me, map listing, people near, nearby, map results, on the map,
      google reviews, local seo, local search, business profile, google listing, local rank, map pe`,
    reply: [
      'A complete business profile, one consistent address, and reviews you answer. ',
      { text: 'Local SEO', href: '/seo-details/local-seo' },
      ' goes through it step by step.',
    ],
  },
  {
    id: 'shop-seo',
    phrases: `
      more sales from search, rank my online shop, rank product pages, product seo, google shopping, shopping results`,
    reply: [
      'Which pages to index, how to treat filters and variants, and what to do when stock ends: ',
      { text: 'E-commerce SEO', href: '/seo-details/ecommerce-seo' },
      '.',
    ],
  },
  {
    id: 'mobile-seo',
    phrases: 'website mobile friendly, mobile first, mobile rank, mobile indexing, mobile speed',
    reply: [
      'Google indexes the mobile version of your site. ',
      { text: 'Mobile SEO', href: '/seo-details/mobile-seo' },
      ' says how to check yours on a cheap phone.',
    ],
  },
  {
    id: 'security-seo',
    phrases: 'https rank, warning rank',
    reply: [
      'HTTPS is expected, and warnings or hacked pages cost places. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' explains how to recover from each.',
    ],
  },
  {
    id: 'cloud-seo',
    phrases: 'hosting seo',
    reply: [
      'Response time, regions, and moving host without losing your place: ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      '.',
    ],
  },
  {
    id: 'technical-seo',
    phrases: `
      technical seo, not index, index google, indexed, indexing, sitemap*, robots, canonical*, crawl*, duplicate
      content, vitals, structured data, schema markup, hreflang, search console, redirects, noindex, core web vitals
      failing`,
    reply: [
      'Status codes, sitemaps, canonical addresses and rendering come first, each with a way to test: ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      '.',
    ],
  },
  {
    id: 'keywords',
    phrases: 'keyword*, people search, search volume, search terms, long tail, search intent',
    reply: [
      'Collect the words buyers use, group them by intent, give each group one page. ',
      { text: 'Keyword research', href: '/seo-details/keyword-research' },
      ' shows how.',
    ],
  },
  {
    id: 'backlinks',
    phrases: 'backlink*, link building, links buy, sell links',
    reply: [
      'We do not buy or build links; pages that answer a question earn them. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' says what to do in place of that.',
    ],
  },
  {
    id: 'what-is-seo',
    phrases: `
      explain seo, seo stand, meaning of seo, seo kya hota, why seo, seo matter, how do search engines work, seo
      worth, ^what is seo$, seo means`,
    reply: [
      'Making a page easy to find, to read and to trust, for people and for search engines. ',
      { text: 'What is SEO?', href: '/seo-details/what-is-seo' },
      ' explains it without the myths.',
    ],
  },
  {
    id: 'seo-process',
    phrases: `
      steps in seo, seo steps, go about seo, seo strategy, seo plan, steps of seo, seo included, seo kaise, what
      included seo`,
    reply: [
      'Faults first, then the plan of pages, then the writing, then patience. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' shows each step and what it brings.',
    ],
  },
  {
    id: 'seo-audit',
    phrases: 'check rank, seo analysis, wrong rank',
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
      manage my instagram, instagram sambhal, instagram page, facebook page, tiktok, influencer*, twitter, youtube
      channel, post facebook, instagram followers, reels for instagram, make reels, socail media, instagram handle,
      social media, insta, ^instagram$, instagram chalana`,
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
    phrases: `
      no enquiries, nobody buys, add to cart, conversion*, convert*, cart leave, abandon*, visitors no, visitors
      enquiries, clients not aate, get enquiries, more enquiries, enquiries website`,
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
      showing up on google, google pe, google par, search friendly, serch engine*, show up in search, not show up,
      seo*, google find, found google, google upar, google me, organic, visibility, google website, competitors
      google, position google, above us in google, page seven, seo institute, गूगल*, सर्च*, rank, traffic`,
    reply: [
      'Start with what people already search for, then make that page the fastest and clearest one. ',
      { text: 'SEO Services', href: '/seo-service' },
      ' shows how we do it, with nine free guides.',
    ],
  },
  {
    id: 'marketing',
    phrases: `
      marketing*, market business, more clients, clients increase, leads, more patients, grow my business online,
      business badhana online, digtal*, marketting`,
    reply: [
      'We begin with being found, because that lasts after a budget ends: ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      ', with ',
      { text: 'nine free guides', href: '/seo-service' },
      '.',
    ],
  },
];
