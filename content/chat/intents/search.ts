import type { ChatIntent } from '../chat-intent.ts';

/** Being found: each question leads to its guide. */
export const searchIntents: readonly ChatIntent[] = [
  {
    id: 'guides',
    phrases: `
      guides free, learn search, read first, seo read/where, where publish, your guides, learn about seo, seo from
      zero, something to read, beginners, guide`,
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
      bring top, first position, google no/number/one, guarantee first/google/number/page/rank/something, promise me,
      rank first/number/one, can you promise, first page google, first page guarantee, make me number, number one on`,
    reply: [
      'No. We cannot promise a position in Google. What can be done, and in which order, is in ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      '.',
    ],
  },
  {
    id: 'ai-seo',
    phrases: 'ai seo, chatgpt answers/find/mention/recommend/results/search/show, show in chatgpt',
    reply: [
      'AI answers are drawn from pages that can be read, are clear and are trusted. ',
      { text: 'What is SEO?', href: '/seo-details/what-is-seo' },
      ' explains it.',
    ],
  },
  {
    id: 'local-seo',
    phrases: `
      google business/clinic/map/my/profile/reviews, local seo, map how/need/not/pe/shop, near me, not dikhti, people
      nearby, profile business, google map me, google my business, in my city, my clinic is not there, shop on google,
      shows up first, local, map`,
    reply: [
      'A complete business profile, one consistent address, and reviews you answer. ',
      { text: 'Local SEO', href: '/seo-details/local-seo' },
      ' goes through it step by step.',
    ],
  },
  {
    id: 'shop-seo',
    phrases: 'product google/pages/seo, products not, shop pages/rank, sales need shop',
    reply: [
      'Which pages to index, how to treat filters and variants, and what to do when stock ends: ',
      { text: 'E-commerce SEO', href: '/seo-details/ecommerce-seo' },
      '.',
    ],
  },
  {
    id: 'mobile-seo',
    phrases: 'mobile first/google/ranking/seo',
    reply: [
      'Google indexes the mobile version of your site. ',
      { text: 'Mobile SEO', href: '/seo-details/mobile-seo' },
      ' says how to check yours on a cheap phone.',
    ],
  },
  {
    id: 'security-seo',
    phrases: 'seo hacked, not secure google',
    reply: [
      'HTTPS is expected, and warnings or hacked pages cost places. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' explains how to recover from each.',
    ],
  },
  {
    id: 'cloud-seo',
    phrases: 'seo hosting/server',
    reply: [
      'Response time, regions, and moving host without losing your place: ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      '.',
    ],
  },
  {
    id: 'technical-seo',
    phrases: `
      console search, content duplicate, indexed not, robots txt, structured data, web vitals, core web vitals,
      canonical*, schema, sitemap*`,
    reply: [
      'Status codes, sitemaps, canonical addresses and rendering come first, each with a way to test: ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      '.',
    ],
  },
  {
    id: 'keywords',
    phrases: `
      how find, keywords choose/how/my, search terms/use, what people need, what people search, keyword*, research`,
    reply: [
      'Collect the words buyers use, group them by intent, give each group one page. ',
      { text: 'Keyword research', href: '/seo-details/keyword-research' },
      ' shows how.',
    ],
  },
  {
    id: 'backlinks',
    phrases: 'backlinks build/what, links buy/from/sell, links from other, links to my site, backlink*',
    reply: [
      'We do not buy or build links; pages that answer a question earn them. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' says what to do in place of that.',
    ],
  },
  {
    id: 'what-is-seo',
    phrases: `
      descriptions matter, is seo, on page, seo explain/is/kya/why, how does google, how does seo, how google rank,
      how google works, how search works, kya is seo, on page off, on page seo`,
    reply: [
      'Making a page easy to find, to read and to trust, for people and for search engines. ',
      { text: 'What is SEO?', href: '/seo-details/what-is-seo' },
      ' explains it without the myths.',
    ],
  },
  {
    id: 'seo-process',
    phrases: 'seo do/done/first, how seo done, how seo start, how seo works, seo first month, you rank for',
    reply: [
      'Faults first, then the plan of pages, then the writing, then patience. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' shows each step and what it brings.',
    ],
  },
  {
    id: 'seo-audit',
    phrases: `
      audit my, rank wrong, seo check, website review, check my seo, google me nahi, look at my website, my site not
      ranking, not on google, not ranking google, review my site, website google not, website google show`,
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
    phrases: 'handle page/social, instagram handle/manage/sambhal, media socail, page run, reels edit',
    reply: [
      'We make texts and templates for social media, but do not run accounts as a listed service. See ',
      { text: 'Graphic Design', href: '/Graphic-Services' },
      '.',
    ],
  },
  {
    id: 'conversions',
    phrases: 'leave people, no enquiries/orders, not sales, visit but, visitors dont/not',
    reply: [
      'First see where people stop, then change that one thing: ',
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      ' tests it with real people.',
    ],
  },
  {
    id: 'seo',
    phrases: `
      above competitors, be found, do seo, find nobody/us, found not, google better/me/par/pe/position, how upar, more
      traffic, rank improve/my, search engine/not, seo clinic/help/improve/my/service/want/website, website
      nobody/rank/traffic, गूगल पर, find it at all, get no visitors, people find me, when i type, ^seo$, upar`,
    reply: [
      'Start with what people already search for, then make that page the fastest and clearest one. ',
      { text: 'SEO Services', href: '/seo-service' },
      ' shows how we do it, with nine free guides.',
    ],
  },
  {
    id: 'marketing',
    phrases: `
      customers increase, get customers, marketing do, more customers, business increase online, grow my business,
      what bring customers, marketing*`,
    reply: [
      'We begin with being found, because that lasts after a budget ends: ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      '.',
    ],
  },
  {
    id: 'analytics',
    phrases: 'howmany see, report get/monthly/results, people see site',
    reply: [
      'We count what matters to you: enquiries, orders and bookings, and report what changed. ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      ' says how.',
    ],
  },
];
