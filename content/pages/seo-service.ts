import type { LinkCard, Section, ServicePage, Titled } from '../schema.ts';

type SeoServicePage = ServicePage & {
  /** Nine cards, each leading to its guide. */
  cards: Titled<LinkCard>;
  /** What we do and what we do not do, after the cards. */
  sections: readonly Section[];
};

export const seoServicePage: SeoServicePage = {
  path: '/seo-service',
  heading: 'SEO Optimization',
  lede: 'Be found by people who are already looking for what you sell. In the right order, and without tricks that expire.',
  actions: [
    { text: 'Contact Us', href: '/contact' },
    { text: 'Start with: What is SEO?', href: '/seo-details/what-is-seo' },
  ],
  introduction: [
    'Search engine optimisation is three jobs under one name. The first is technical: a search engine must be able to fetch and read your pages. The second is editorial: each page must answer something people ask. The third is reputation: others must have reason to mention you. They depend on each other in that order, and so does our work.',
    'We have written down how each part is done, in nine guides that are free to read. That is partly generosity and partly self-defence. A client who can check the work asks better questions, and better questions make it cheaper.',
  ],
  facts: {
    whatItIs: 'Review, repair, page planning and writing, so that a site is found through search.',
    whoItIsFor: 'Businesses with something good to say and a market that uses search to look for it.',
    whatYouWillHave:
      'A site without technical faults, a plan of pages by question, and notes in plain words on what was done and what followed.',
    whatToDoNext: [
      'Read one guide below, look at your own site with it, then ',
      { text: 'write to us', href: '/contact' },
      ' with what you found.',
    ],
  },
  cards: {
    heading: 'Nine guides, nine parts of the work',
    lede: 'Each explains what we do, so that you can do it yourself or check that we did.',
    items: [
      {
        title: 'What is SEO?',
        description: 'How a page is found, read and ranked, and what nobody can promise you.',
        icon: 'search',
        link: '/seo-details/what-is-seo',
      },
      {
        title: 'SEO Process',
        description: 'The order in which the work pays off, and how to check each step.',
        icon: 'route',
        link: '/seo-details/seo-process',
      },
      {
        title: 'Local SEO',
        description: 'Map results, business profiles and the pages for the places you serve.',
        icon: 'map-pin',
        link: '/seo-details/local-seo',
      },
      {
        title: 'E-commerce SEO',
        description: 'Categories, filters, variants, and what to do when a product ends.',
        icon: 'store',
        link: '/seo-details/ecommerce-seo',
      },
      {
        title: 'Technical SEO',
        description: 'Status codes, sitemaps, canonical addresses and rendering, each with a test.',
        icon: 'wrench',
        link: '/seo-details/technical-seo',
      },
      {
        title: 'Keyword Research',
        description: 'Finding the words your buyers use, and giving every question one page.',
        icon: 'key-round',
        link: '/seo-details/keyword-research',
      },
      {
        title: 'Mobile SEO',
        description: 'Search engines read the phone version. Here is how to read it first.',
        icon: 'smartphone',
        link: '/seo-details/mobile-seo',
      },
      {
        title: 'Cloud SEO',
        description: 'What hosting, regions and caches change in search, and how to move safely.',
        icon: 'cloud-cog',
        link: '/seo-details/cloud-seo',
      },
      {
        title: 'Security SEO',
        description: 'Hacked pages, warnings in the results, and the way back from both.',
        icon: 'shield',
        link: '/seo-details/security-seo',
      },
    ],
  },
  sections: [
    {
      id: 'how-it-goes',
      heading: 'What we do for you',
      paragraphs: [
        'We read the site as a search engine does, with its records of what it fetched and refused. Faults are repaired in the code, by us or with your developer. Then we collect the questions your buyers ask, decide which page answers which, and write or edit those pages with the person in your company who knows.',
        'You get notes on each round: what was changed, what we expected, what happened. Where the figures are too small to mean anything, the notes say that.',
      ],
    },
    {
      id: 'limits',
      heading: 'What we do not do',
      paragraphs: [
        'We do not buy links, write a hundred pages that differ by the name of a town, or promise a position. The first two work until they are noticed. The third is not ours to give. If you are planning to close the site within the year, advertising is the better use of your money, because search work takes months to show.',
      ],
    },
  ],
  closing: {
    heading: 'What should people be searching when they find you?',
    text: 'Send us that sentence and the address of your site.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
