import type { ChatIntent } from '../chat-intent.ts';

/** Being found: each question leads to its guide. */
export const searchIntents: readonly ChatIntent[] = [
  {
    id: 'guides',
    phrases: `
      guide about/on/quote/to, guides free, tips ai/security/seo, quote page/your, read about/seo/something, seo where,
      where publish, your guides, articles, guide, seo from zero`,
    reply: [
      'Nine free guides, from keywords to security: ',
      { text: 'SEO Services', href: '/seo-service' },
      '. On AI there are ',
      { text: 'AI at a Glance', href: '/Ai-Glance' },
      ' and ',
      { text: 'AI in Depth', href: '/Ai-Depth' },
      '. They are in English, and you may quote them with a link.',
    ],
  },
  {
    id: 'seo-guarantee',
    phrases: `
      bring top, first position, google no/one, guarantee first/google/number/page/position/rank, no 1, number
      1/pakka, promise me/same, rank first/number/one, number one in, number one on`,
    reply: [
      'No. We cannot promise a position in Google. What can be done, and in which order, is in ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      '.',
    ],
  },
  {
    id: 'ai-seo',
    phrases: 'ai answers/search/seo, chatgpt recommend/results/show, gpt mention, llm find',
    reply: [
      'AI answers are drawn from pages that can be read, are clear and are trusted. ',
      { text: 'What is SEO?', href: '/seo-details/what-is-seo' },
      ' explains it.',
    ],
  },
  {
    id: 'local-seo',
    phrases: `
      above him, business profile, dukaan upar, google business/clinic/my/reviews, local seo, map
      how/need/not/pe/shop/show, near me, dukan nahi dikhti, local, map, phone send them, shop on google, show up when
      someone`,
    reply: [
      'A complete business profile, one consistent address, and reviews you answer. ',
      { text: 'Local SEO', href: '/seo-details/local-seo' },
      ' goes through it step by step.',
    ],
  },
  {
    id: 'shop-seo',
    phrases: `
      flutter urls, product pages/seo, products not, sell out, shop google/pages/rank, out of stock, sales need shop`,
    reply: [
      'Which pages to index, how to treat filters and variants, and what to do when stock ends: ',
      { text: 'E-commerce SEO', href: '/seo-details/ecommerce-seo' },
      '.',
    ],
  },
  {
    id: 'mobile-seo',
    phrases: 'mobile first/google/seo, phone version, phones rank',
    reply: [
      'Google indexes the mobile version of your site. ',
      { text: 'Mobile SEO', href: '/seo-details/mobile-seo' },
      ' says how to check yours on a cheap phone.',
    ],
  },
  {
    id: 'security-seo',
    phrases: 'https ranking, seo hacked',
    reply: [
      'HTTPS is expected, and warnings or hacked pages cost places. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' explains how to recover from each.',
    ],
  },
  {
    id: 'cloud-seo',
    phrases: 'seo hosting, does server location',
    reply: [
      'Response time, regions, and moving host without losing your place: ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      '.',
    ],
  },
  {
    id: 'technical-seo',
    phrases: `
      canonical tag, console search, content duplicate, indexed not, robots txt, schema markup, structured data,
      technical seo, canonical*, crawl*, sitemap*`,
    reply: [
      'Status codes, sitemaps, canonical addresses and rendering come first, each with a way to test: ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      '.',
    ],
  },
  {
    id: 'keywords',
    phrases: `
      how find, keyword choose/research, keywords for/how, search terms/use, type when, which keywords/words, how find
      out, research, what people need`,
    reply: [
      'Collect the words buyers use, group them by intent, give each group one page. ',
      { text: 'Keyword research', href: '/seo-details/keyword-research' },
      ' shows how.',
    ],
  },
  {
    id: 'backlinks',
    phrases: 'backlinks build/what, link building, links buy/from/sell, backlink*, links from other, links to my site',
    reply: [
      'We do not buy links; pages that answer a question earn them. ',
      { text: 'What is SEO?', href: '/seo-details/what-is-seo' },
      ' says what money can and cannot buy.',
    ],
  },
  {
    id: 'what-is-seo',
    phrases: `
      descriptions matter, is seo, mean what, on page, seo explain/is/kya/need/simple/why, kya is seo, seo kya hota,
      what that is`,
    reply: [
      'Making a page easy to find, to read and to trust, for people and for search engines. ',
      { text: 'What is SEO?', href: '/seo-details/what-is-seo' },
      ' explains it without the myths.',
    ],
  },
  {
    id: 'seo-process',
    phrases: 'get found, rank website, seo done/first/steps, in first day, order do you, you do first, you rank for',
    reply: [
      'Faults first, then the plan of pages, then the writing, then patience. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' shows each step and what it brings.',
    ],
  },
  {
    id: 'seo-audit',
    phrases: 'audit my/site, not ranking, rank wrong, seo check, what is',
    reply: [
      'Yes. Send us the address of your website in ',
      { text: 'a message', href: '/contact-form' },
      '. ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      ' shows what we look at, and how to check it yourself.',
    ],
  },
  {
    id: 'social-media',
    phrases: `
      handle insta/social, instagram manage, media socail, page handle/instagram/run/sambhaloge, post daily/day, run
      instagram/our, social media accounts, social media management`,
    reply: [
      'We make texts and templates for social media, but do not run accounts as a listed service. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'conversions',
    phrases: `
      more enquiries/sales, no enquiries/leads/orders/sales/traffic, nobody buys, not aate/visitors, sales not, visit
      but`,
    reply: [
      'First see where people stop, then change that one thing: ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      ' tests it with real people.',
    ],
  },
  {
    id: 'seo',
    phrases: `
      above competitors, be found, do seo, find nobody/us, found not, google better/dikhti/me/par/pe/position, help
      ranking, how upar, more traffic, rank improve/my, school students, search engine/not, seo
      clinic/company/for/help/karwana/my/offer/package/service/website/you, show up, website nobody, गूगल पर, ^seo$,
      find it at all, get no visitors, upar, गूगल*`,
    reply: [
      'Start with what people already search for, then make that page the fastest and clearest one. ',
      { text: 'SEO Services', href: '/seo-service' },
      ' shows how we do it, with nine free guides.',
    ],
  },
  {
    id: 'marketing',
    phrases: `
      customers increase/kaise, get customers, grow business, more customers, business increase online, marketing*`,
    reply: [
      'We begin with being found, because that lasts after a budget ends: ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      '.',
    ],
  },
  {
    id: 'analytics',
    phrases: 'howmany see, report monthly/results, kitne log aaye, people see site',
    reply: [
      'We count what matters to you: enquiries, orders and bookings, and report what changed. ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      ' says how.',
    ],
  },
];
