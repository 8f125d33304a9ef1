import type { DevelopmentPage } from '../../schema.ts';

export const seoGrowthPage = {
  path: '/services/seo-growth',
  figureLabel: 'A vine climbs a staff with marks on it, and a sighting tube measures how high it has come',
  heading: 'SEO & Growth',
  lede: 'We do the SEO work that belongs in the code: structure, speed, addresses and page plans, for new and existing websites.',
  also: { text: 'Read the free guides', href: '/seo-service' },
  offer: {
    whatItIs:
      'Technical SEO and page planning, done by the team that can change the code. It suits websites that are hard to find, and relaunches.',
    whatYouGet: 'A reviewed and fixed website, a plan of pages, and a report on what we changed and what followed.',
    priceDependsOn:
      'How many page types there are, more than how many pages: a fault in one template can be on a thousand of them. Then the languages, the texts, and whether we may change the code.',
    duration: {
      weeks: [3, 6],
      work: 'the review and the technical fixes',
      after: 'Changes in search results usually show after 3 to 6 months.',
    },
    firstStep: [
      { text: 'Send us the address of your website', href: '/contact' },
      '. If you use Google’s Search Console, give us read access.',
    ],
  },
  introduction: [
    [
      'An SEO report helps only when someone makes the changes. Our advisers and developers are one team, so we fix faults when we find them. For keywords, content and local search see ',
      { text: 'our SEO service and its nine guides', href: '/seo-service' },
      '.',
    ],
  ],
  sections: {
    review: {
      heading: 'Can search engines read your website?',
      paragraphs: [
        'A search engine has to reach a page, render it, understand it and choose it among similar ones. We follow these steps on your website: what the server answers, what is blocked, what needs scripts, and which addresses show the same content. We fix these faults first, because a test can show each one.',
      ],
    },
    plan: {
      heading: 'Do your pages answer what people ask?',
      paragraphs: [
        'Next we collect the questions of your buyers, from search data, phone calls and emails. Each group of questions gets one page. Sometimes that means twelve new pages, and sometimes merging forty into ten.',
        'The plan says who can write each page. Usually it is one of your staff, with our editor.',
      ],
    },
    relaunch: {
      heading: 'A relaunch that keeps old addresses working',
      paragraphs: [
        'Many websites lose visitors after a relaunch because old addresses lead nowhere. We list every address that has links or visitors, decide where each one leads, test the redirects before the launch and watch the errors after it.',
      ],
    },
    growth: {
      heading: 'How we measure growth',
      paragraphs: [
        'We count enquiries, orders and bookings. If you have enough visitors, we test a change against the old version. If you have too few for that, we tell you.',
      ],
    },
    'when-not': {
      heading: 'When advertising is better',
      paragraphs: [
        'If you need orders next week, buy advertising. SEO takes months, but its clicks are not billed. If your customers come by recommendation and you are fully booked, you need neither.',
      ],
    },
  },
  conclusion: [
    'Three months after the fixes, open two reports. The page indexing report of Search Console should list fewer errors. Your own books show whether enquiries are above those of the same months last year.',
  ],
  closing: {
    heading: 'Planning a relaunch, or hard to find?',
    text: 'For a relaunch, write before the new menu is decided, because it changes the addresses. Otherwise send us the search for which you want to be found.',
  },
} satisfies DevelopmentPage;
