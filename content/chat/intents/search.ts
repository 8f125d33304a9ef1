import type { ChatIntent } from '../chat-intent.ts';

/** Being found: each question leads to its guide. */
export const searchIntents: readonly ChatIntent[] = [
  {
    id: 'guides',
    phrases: {
      exceptions: 'learn about seo*',
      particular: 'free guides*',
      general: 'ebook*, whitepaper*',
    },
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
    phrases: {
      exceptions: 'guaranteed seo*, guarantee first*, google guaranteed*, first page ki guarantee*',
      particular: 'guarantee top*, promise number*',
      general: 'garanteed*',
    },
    reply: [
      'No. Nobody can promise a place in Google, and we do not. What can be done, and in which order, is in ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      '.',
    ],
  },
  {
    id: 'ai-seo',
    phrases: {
      particular: 'ai answers*, chatgpt show*',
      general: 'aeo, perplexity*',
    },
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
    phrases: {
      exceptions: 'map/maps results/result/listing/listings/search*, in/on map*, google map/maps*',
      particular: 'map pe*, map par*, near me*, local seo*, google review*, google business*',
      general: 'gmb*',
    },
    reply: [
      'A complete business profile, one consistent address, and reviews you answer. ',
      { text: 'Local SEO', href: '/seo-details/local-seo' },
      ' goes through it step by step.',
    ],
  },
  {
    id: 'shop-seo',
    phrases: {
      exceptions: 'rank my/our online/store/shop/product/products*, rank online store/shop*',
      particular: 'seo for product*, search for my shop*',
    },
    reply: [
      'Which pages to index, how to treat filters and variants, and what to do when stock ends: ',
      { text: 'E-commerce SEO', href: '/seo-details/ecommerce-seo' },
      '.',
    ],
  },
  {
    id: 'mobile-seo',
    phrases: {
      particular: 'mobile first*, mobile friendly*',
    },
    reply: [
      'Google indexes the mobile version of your site. ',
      { text: 'Mobile SEO', href: '/seo-details/mobile-seo' },
      ' says how to check yours on a cheap phone.',
    ],
  },
  {
    id: 'security-seo',
    phrases: {
      particular: 'https help*',
    },
    reply: [
      'HTTPS is expected, and warnings or hacked pages cost places. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' explains how to recover from each.',
    ],
  },
  {
    id: 'cloud-seo',
    phrases: {
      particular: 'hosting affect*',
      general: 'cdn',
    },
    reply: [
      'Response time, regions, and moving host without losing your place: ',
      { text: 'Cloud SEO', href: '/seo-details/cloud-seo' },
      '.',
    ],
  },
  {
    id: 'technical-seo',
    phrases: {
      particular: 'robots txt*, not indexed*, need sitemap*, search console*',
      general: 'crawl*, noindex*, indexing*, hreflang*, canonical*',
    },
    reply: [
      'Status codes, sitemaps, canonical addresses and rendering come first, each with a way to test: ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      '.',
    ],
  },
  {
    id: 'keywords',
    phrases: {
      particular: 'search term*',
      general: 'keyword*, keyward*',
    },
    reply: [
      'Collect the words buyers use, group them by intent, give each group one page. ',
      { text: 'Keyword research', href: '/seo-details/keyword-research' },
      ' shows how.',
    ],
  },
  {
    id: 'backlinks',
    phrases: {
      particular: 'buy link*, link building*',
      general: 'pbn, baclink*, offpage*, backlink*, dofollow*',
    },
    reply: [
      'We do not buy or build links; pages that answer a question earn them. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' says what to do in place of that.',
    ],
  },
  {
    id: 'what-is-seo',
    phrases: {
      exceptions: 'does seo still*',
      particular: `
        what/why/meaning/explain seo*, seo kya/meaning/matlab*, seo vs*, seo kya*, why seo*, search engines work*`,
    },
    reply: [
      'Making a page easy to find, to read and to trust, for people and for search engines. ',
      { text: 'What is SEO?', href: '/seo-details/what-is-seo' },
      ' explains it without the myths.',
    ],
  },
  {
    id: 'seo-process',
    phrases: {
      particular: 'steps of seo*',
    },
    reply: [
      'Faults first, then the plan of pages, then the writing, then patience. ',
      { text: 'The SEO process', href: '/seo-details/seo-process' },
      ' shows each step and what it brings.',
    ],
  },
  {
    id: 'seo-audit',
    phrases: {
      particular: 'seo audit*',
    },
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
    phrases: {
      exceptions: 'insta account*, manage our insta*',
      particular: 'socail media*, grow youtube*, handle social*, instagram handle*, social media manag*',
      general: 'smm, reels, influencer*',
    },
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
    phrases: {
      particular: 'visit but*',
      general: 'cro, conversion*',
    },
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
    phrases: {
      exceptions: 'seo for training*',
      particular: `
        rank/ranking/appear/show/find/found/top/visible/upar/listed/number google/search*,
        more/increase/get/improve/badhana traffic/visitors/ranking/visibility*,
        google rank/ranking/top/upar/search/first/dikh/nahi/result/results/visibility/number/par*,
        traffic/visitors badha/kaise*, do seo*, find us*, seo kar*, rank on*, rank my*, in google*, seo service*,
        rank better*, search engine*`,
      general: 'seo*, गूगल*, सर्च*, google*, onpage*, ranking*, organic',
    },
    reply: [
      'Start with what people already search for, then make that page the fastest and clearest one. ',
      { text: 'SEO Services', href: '/seo-service' },
      ' shows how we do it, with nine free guides.',
    ],
  },
  {
    id: 'marketing',
    phrases: {
      particular: `
        get/more/need/find/increase/attract/new/bring/generate/badhana/chahiye customers/clients/sales/leads/orders/patients/students/business/enquiries/bookings/members/admissions/buyers/guests*,
        customers/clients/sales/business/leads kaise/badhana/chahiye/badhaye/lana*, digtal market*, marketing kar*,
        grow business*, customer kaise*, digital marketing*`,
      general: 'attract*, promotion*, publicity*, marketing*',
    },
    reply: [
      'We begin with being found, because that lasts after a budget ends: ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      ', with ',
      { text: 'nine free guides', href: '/seo-service' },
      '.',
    ],
  },
];
