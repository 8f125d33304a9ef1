import type { Guide } from '../../guide.ts';
import { workedExample } from '../../worked-example.ts';
import { sources } from '../../shared-sources.ts';

export const keywordResearch: Guide = {
  path: '/seo-details/keyword-research',
  lede: 'How to find the words that your customers use, and how to decide which of them need a page.',
  figure: {
    figure: 'two-shadows',
    alt: 'One upright stone throws two shadows over a scale of ticks: a long thin one to the left, and a short broad one to the right, which ends at an open arch.',
    key: ['The word on your invoice.', 'The word your customer types.', 'The page that answers both.'],
  },
  updated: '2026-11-20',
  opening: [
    'Keyword research is the work of finding the words that your customers search for, before you write a page. Your invoice says ',
    { term: 'hand-screened cambric kaftan' },
    '. Your customer types ',
    { term: 'cotton kaftan for summer' },
    '. A page needs the second phrase to be found.',
  ],
  sections: {
    listen: {
      heading: 'Collect the words of your customers',
      blocks: [
        'Your own staff hear these words every day. Collect them for a week, in a notebook, with four questions.',
        {
          list: [
            'What do people say in the first ten seconds of a call?',
            'Which question comes by WhatsApp again and again?',
            'What do they call the thing before you correct them?',
            'What do they ask just before they decide not to buy?',
          ],
        },
        'Then open the performance report of Search Console. Its list of queries shows the words for which your pages already appear.[^performance] Look for phrases that you did not expect.',
      ],
    },
    intent: {
      heading: 'Four kinds of intent',
      blocks: [
        {
          caption: 'Four kinds of intent, what people type, and the page to offer',
          columns: ['Intent', 'What is typed', 'What to offer'],
          rows: [
            ['To know', 'how to wash a jaipuri razai', 'A guide with pictures'],
            ['To compare', 'razai or comforter for winter', 'A fair table, with your weak points too'],
            ['To buy', 'single bed razai cotton price', 'A product page with price and delivery'],
            ['To reach', 'razai shop near johari bazaar', 'Map, hours, a phone number that you answer'],
          ],
        },
        'The same words can have different intents, so search for them yourself and read the results. If every result is a shop, a guide will not appear there.',
      ],
    },
    numbers: {
      heading: 'Numbers, and how far to trust them',
      blocks: [
        {
          terms: [
            {
              name: 'Keyword Planner',
              text: 'Google’s tool for advertisers. It estimates monthly searches and suggests related words. It needs an Ads account.[^planner]',
              figure: 'estimated',
            },
            {
              name: 'Google Trends',
              text: 'A sample of real searches, shown as interest over time and by region. Compare several terms. A topic gathers misspellings and languages together.[^trends]',
              figure: 'compared',
            },
            {
              name: 'Your own report',
              text: 'Search Console counts how often your own website appeared and was clicked. The other two tools do not know your website.',
              figure: 'counted',
            },
          ],
        },
        'No list is complete. In 2019 Google said that 15 per cent of the queries it sees every day are ones it has not seen before.[^new] Use volume to set the order of the work, not to forecast visitors. A phrase that 40 people with a wedding to plan type in a month can be worth more than one that 40,000 others type.',
      ],
    },
    page: {
      heading: 'One page per intent',
      blocks: [
        'You do not need a page for every spelling. Google’s systems relate a page to many queries even where it does not use their exact words.[^starter] Making separate pages for each variation, mainly to catch rankings, falls under its policy on scaled content abuse.[^ai] And a paragraph that lists every town from Alwar to Udaipur is keyword stuffing.[^spam]',
        'So group the phrases by intent, and give each group one page. Use the customers’ words where a reader looks first: in the title, the heading and the first sentence. Your trade name can follow.',
      ],
    },
    languages: {
      heading: 'Hindi, English, and both in one sentence',
      blocks: [
        'People here type in Hindi, in English, and in Hindi written with Latin letters, often in one sentence. Choose one language for each page. A Hindi page should have a Hindi title in Devanagari. Where script or language do not match the page, Google may put another title in its place.[^title]',
      ],
    },
    example: workedExample('Malpani Razai and its notebook were invented for this guide.', [
      'A family in Jaipur has made quilts for three generations. Its website says “fine hand-quilted textiles”. A week at the counter fills two pages of a notebook.',
      {
        caption: 'From the notebook to the website',
        columns: ['What was said', 'Intent', 'What is done'],
        rows: [
          ['“Is it light? My mother cannot lift heavy ones”', 'To compare', 'Weight in grams on every product'],
          ['“Can it go in the machine?”', 'To know', 'A washing guide, linked from each product'],
          ['“Double bed, cotton, how much?”', 'To buy', 'A category called double bed razai'],
          ['“Do you send to Canada?”', 'To buy', 'A page on delivery abroad, with customs'],
        ],
      },
      'In one week, without a tool, the family finds three pages to write and one fact to add. Then it uses Google Trends to see when interest in razai begins to rise, and publishes the pages a month before.',
    ]),
  },
  checkList: [
    'Put a notebook by the phone and write down the first ten seconds',
    'Export your queries of the last three months',
    'Mark each phrase: know, compare, buy or reach',
    'Search for your five main phrases and read the first page of each',
    'Find two pages of yours that answer the same intent, and choose one',
    'Look up when interest begins to rise in your season',
  ],
  sources: {
    performance: sources.performance,
    planner: {
      title: 'Use Keyword Planner',
      publisher: 'Google Ads Help',
      url: 'https://support.google.com/google-ads/answer/7337243',
      accessed: '2026-11-20',
    },
    trends: {
      title: 'Get started with Google Trends',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/monitor-debug/trends-start',
      accessed: '2026-09-01',
    },
    new: {
      title: 'Understanding searches better than ever before',
      publisher: 'Google',
      url: 'https://blog.google/products-and-platforms/products/search/search-language-understanding-bert/',
      published: '2019-10-25',
    },
    starter: sources.starter,
    ai: sources.ai,
    spam: sources.spam,
    title: {
      title: 'Influencing your title links in search results',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/appearance/title-link',
      accessed: '2026-09-01',
    },
  },
  related: [
    { path: '/seo-details/what-is-seo', why: 'How a page gets into the results.' },
    { path: '/seo-details/local-seo', why: 'How customers nearby find you on the map.' },
  ],
  closing: {
    text: 'We collect your customers’ questions from calls and messages, and give you a list of pages to write.',
    contact: { text: 'Ask for a list of pages', href: '/contact' },
  },
};
