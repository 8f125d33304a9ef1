import type { DevelopmentPage } from '../../schema.ts';

export const seoGrowthPage: DevelopmentPage = {
  path: '/services/seo-growth',
  heading: 'SEO & Growth',
  lede: 'Search work done by the people who can change the code, while the site is being made or repaired.',
  actions: [
    { text: 'Contact Us', href: '/contact' },
    { text: 'Read the free guides', href: '/seo-service' },
  ],
  introduction: [
    'Search advice often arrives as a document of eighty points, sent to a developer who has no time for it. Here the adviser and the developer are on the same team. A wrong canonical address is corrected on the day it is found, and the document stays short.',
    [
      'This page is about the part of search that belongs to building: structure, speed, addresses, data. For the wider subject, from keywords to local results, see ',
      { text: 'our SEO service and its nine guides', href: '/seo-service' },
      '.',
    ],
  ],
  facts: {
    whatItIs: 'Technical search work and page planning, carried out in the site’s own code and content.',
    whoItIsFor:
      'Owners of a site that is good and not found, and teams about to relaunch who do not want to lose what they have.',
    whatYouWillHave:
      'A reviewed and repaired site, a plan of pages by question, and notes that say what changed and what followed.',
    whatToDoNext: [
      'Give us reading access to Search Console through ',
      { text: 'a short message', href: '/contact' },
      ', and we look before we speak.',
    ],
  },
  sections: [
    {
      id: 'review',
      heading: 'Can it be read?',
      paragraphs: [
        'A search engine has to reach a page, render it, understand it and decide that it is the right one of several alike. We follow that path with your site: what the server answers, what is blocked, what only appears after a script has run, which five addresses show the same product. The faults found here are certain and repairable, so they come first.',
      ],
    },
    {
      id: 'plan',
      heading: 'Does it answer anything?',
      paragraphs: [
        'Next we collect the questions your buyers ask: in search, on the phone, in your inbox. Each group of questions gets one page, and each page gets one job. Sometimes that means writing twelve pages. Just as often it means merging forty that compete with each other into ten that do not.',
        'The plan names who can write each page. Usually it is somebody in your company who has been answering that question for years, with an editor of ours beside them.',
      ],
    },
    {
      id: 'relaunch',
      heading: 'Moving house without losing the post',
      paragraphs: [
        'A relaunch is where search traffic is most easily lost, and usually for the same reason: old addresses that lead nowhere. We list every address that anyone links to or arrives at, decide where each goes, test the redirects before the day, and watch the errors after it.',
      ],
    },
    {
      id: 'growth',
      heading: 'What growth means here',
      paragraphs: [
        'We count what you would count: enquiries, orders, bookings. Visitors who leave again are a cost. Where the numbers allow, a change is tried against the old version; where they are too small for that, we say so instead of drawing a graph.',
        [
          'Nobody can sell you a position. ',
          {
            text: 'Google says the same',
            url: 'https://developers.google.com/search/docs/fundamentals/do-i-need-seo',
          },
          ' to anyone who is considering hiring help.',
        ],
      ],
    },
    {
      id: 'when-not',
      heading: 'When not to buy this',
      paragraphs: [
        'If your customers come by recommendation and you are fully booked, spend the money elsewhere. If you need orders next week, advertising is quicker; search work starts to show in months and then keeps working without being paid for each click.',
      ],
    },
  ],
  conclusion: [
    'Search rewards sites that are useful to read and easy to fetch. Both can be built, both can be checked, and neither needs a secret. That is all we claim to do.',
  ],
  closing: {
    heading: 'Relaunching, or simply not found?',
    text: 'Send the address and the question you would like to be the answer to.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
