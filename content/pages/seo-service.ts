import type { TermFigure } from '../guide.ts';
import type { PageCard, Sections, ServicePage, Titled } from '../schema.ts';

type SeoServicePage = ServicePage & {
  /** Nine cards, each leading to its guide, with a drawing of that guide. */
  cards: Titled<PageCard & { figure: TermFigure }>;
  /** What we do and what we do not do, after the cards. */
  sections: Sections;
};

export const seoServicePage: SeoServicePage = {
  path: '/seo-service',
  figureLabel: 'A lens with nine hours on its ring; of a wall of equal niches it shows one, large and lit',
  heading: 'SEO Optimization',
  lede: 'We help customers find your website in search results, without tricks that search engines punish.',
  also: { text: 'Start with: What is SEO?', href: '/seo-details/what-is-seo' },
  offer: {
    whatItIs:
      'Search engine optimisation (SEO): we fix technical faults, plan your pages by what people search for, and write or edit them.',
    whatYouGet: 'Your website with its technical faults fixed, a plan of pages, and a report after each round.',
    priceDependsOn:
      'How many pages, languages and new texts there are, and how strong your competitors are: “dentist in Sikar” is easier than “hotel in Jaipur”.',
    duration: {
      weeks: [3, 6],
      work: 'the review, the fixes and the plan of pages',
      after:
        'With the texts and the comparison, a round takes 12 weeks. You order one round at a time and pay for it when you accept its report. Changes in search results usually show after 3 to 6 months.',
    },
    firstStep: [
      { text: 'Send us the address of your website', href: '/contact' },
      ' and the search for which you want to be found.',
    ],
  },
  introduction: [
    'SEO has three parts, and we begin with the first. Technical: search engines can read your pages. Content: each page answers a question that people search for. Reputation: other websites mention you.',
  ],
  cards: {
    heading: 'Nine free guides',
    lede: 'Use them to do the work yourself or to check ours.',
    items: [
      {
        title: 'What is SEO?',
        description: 'How search engines find, read and rank a page, and what no one can promise you.',
        figure: 'written',
        link: '/seo-details/what-is-seo',
      },
      {
        title: 'SEO Process',
        description: 'The steps in order, and what you should receive after each.',
        figure: 'close',
        link: '/seo-details/seo-process',
      },
      {
        title: 'Local SEO',
        description: 'Map results, business profiles, reviews, and what your website must say.',
        figure: 'distance',
        link: '/seo-details/local-seo',
      },
      {
        title: 'E-commerce SEO',
        description: 'Categories, filters, variants, and products that are sold out.',
        figure: 'returning',
        link: '/seo-details/ecommerce-seo',
      },
      {
        title: 'Technical SEO',
        description: 'Status codes, sitemaps, canonical addresses and rendering, each with a test.',
        figure: 'blocked',
        link: '/seo-details/technical-seo',
      },
      {
        title: 'Keyword Research',
        description: 'How to find the words your buyers use, and give each question one page.',
        figure: 'compared',
        link: '/seo-details/keyword-research',
      },
      {
        title: 'Mobile SEO',
        description: 'Search engines read the phone version of your website. How to check it.',
        figure: 'shown',
        link: '/seo-details/mobile-seo',
      },
      {
        title: 'Cloud SEO',
        description: 'How hosting, regions and caches affect search, and how to move safely.',
        figure: 'lunch-break',
        link: '/seo-details/cloud-seo',
      },
      {
        title: 'Security SEO',
        description: 'Hacked pages, warnings in the results, and how to recover.',
        figure: 'loose',
        link: '/seo-details/security-seo',
      },
    ],
  },
  sections: {
    'how-it-goes': {
      heading: 'What we do for you',
      paragraphs: [
        'We check which pages search engines fetched and refused. We fix the faults in the code, or help your developer to. Then we collect the questions of your buyers, decide which page answers which, and write or edit these pages with your staff.',
        [
          'For a shop, clinic or hotel we also set up the Google Business Profile and the map pin. For a new website that replaces an old one, see ',
          { text: 'SEO & Growth', href: '/services/seo-growth' },
          '.',
        ],
        'After each round you get a report: what we changed, what we expected and what has happened so far. The full effect may come later.',
      ],
    },
    limits: {
      heading: 'What we do not do',
      paragraphs: [
        'We do not buy links, and we do not make a hundred pages that differ only by the name of a town. We do not promise a position. If you need customers within weeks, advertising is the better choice, because SEO takes months.',
        [
          'We sell no separate package for AI answers, often called GEO or AEO. ',
          {
            text: 'Google’s guide to its AI features',
            url: 'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
          },
          ' says that this work is still SEO.',
        ],
      ],
    },
  },
  closing: {
    heading: 'For which search do you want to be found?',
    text: 'Send us the search and the address of your website. We search for you as a customer would, and name the first things to fix.',
  },
};
