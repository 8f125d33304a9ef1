import type { Guide } from '../../guide.ts';
import { workedExample } from '../../worked-example.ts';
import { sources } from '../../shared-sources.ts';

export const whatIsSeo: Guide = {
  path: '/seo-details/what-is-seo',
  lede: 'How a page gets into the unpaid results of a search engine, what you can influence, and what no one can sell you.',
  figure: {
    figure: 'three-arches',
    alt: 'Three arches in a row, each narrower than the one before. A crowd of tiles waits at the first, a few pass the second, and one is lit in the third.',
    key: [
      'Crawled: a machine fetched the page.',
      'Indexed: it was understood and kept.',
      'Shown: it answered a question.',
    ],
  },
  updated: '2026-11-20',
  opening:
    'SEO, search engine optimisation, is the work of getting your pages into the unpaid results of a search engine. A result page has two kinds of line. Some are paid for and marked as advertisements. The others cannot be bought. A page gets there when a machine can find and understand it, and when it answers what people asked.',
  sections: {
    arches: {
      heading: 'How a page gets into the results',
      blocks: [
        'Google describes its search in three stages, and says that not every page makes it through each one.[^how]',
        {
          steps: [
            '**Crawling.** A program called Googlebot fetches pages. It finds most of them by following links from pages it already knows.[^starter]',
            '**Indexing.** The words, pictures and video are analysed and stored. Pages that are nearly the same are grouped, and one of them represents the group.[^how]',
            '**Serving.** A user asks. Google searches the index and weighs hundreds of factors, among them the user’s place, language and device.[^how]',
          ],
        },
        'So when a page “is not on Google”, ask first at which stage it stopped. A page that was never crawled needs a link. A page that was crawled and left out needs more content of its own. A page that is indexed and never shown uses words that people do not search for.',
      ],
    },
    money: {
      heading: 'What money can and cannot buy',
      blocks: [
        'Google takes no payment to crawl a website more often or to rank it higher.[^how] Advertising with it has no effect on the unpaid results either.[^hire]',
        'Be careful with two offers. If a company guarantees a first place, Google’s own advice is to find someone else.[^hire] If it sells links at a fixed price, that is link spam. A website that breaks this policy may rank lower or not appear at all.[^spam]',
        'What you can buy is work. A specialist reads your website as a stranger would, fixes faults, writes what is missing, and shows you the numbers.',
      ],
    },
    work: {
      heading: 'Three parts of SEO',
      blocks: [
        {
          terms: [
            {
              name: 'Content',
              text: 'Does the page answer what was asked? Example: the price of a class, in words, with what is included.',
              figure: 'written',
            },
            {
              name: 'Technical',
              text: 'Can a machine fetch and read it? Example: a timetable as text instead of a photograph of one.',
              figure: 'readable',
            },
            {
              name: 'Reputation',
              text: 'Do others recommend it? Example: a hotel that links to you because its guests ask.',
              figure: 'recommended',
            },
          ],
        },
        'Content matters most. Google’s guide for beginners says that useful content will likely do more for you than any of its other suggestions.[^starter] The same guide corrects two old beliefs: there is no ideal number of words, and Google does not use the keywords tag.[^starter]',
      ],
    },
    summaries: {
      heading: 'AI Overviews and AI Mode',
      blocks: [
        'Many result pages now open with a written summary. To be eligible for it, a page must be indexed and allowed to appear with a snippet, the lines under its title. It needs no special file and no special markup; Google ignores `llms.txt`. If you are offered “GEO” or “AEO” as a new service, the same guide says that it is still SEO.[^ai] Since May 2026 Google’s spam policies also cover attempts to manipulate such answers.[^spam] Since June 2026 Search Console counts, at first for some websites, how often a page appears in such answers. It does not count the clicks.[^ai-report]',
        'Write what only you can write. Google’s guidance warns against commodity content, the kind that could have come from anyone.[^ai] How to wash block-printed cotton has been explained a thousand times. How your own indigo looks after 50 washes is something only you can show.',
      ],
    },
    example: workedExample('Gulmohar Prints was invented for this guide.', [
      'A block-print workshop in Sanganer teaches a two-hour class. Visitors like it, but few people find it. The owner checks the page at each of the three stages and changes four things.',
      {
        caption: 'The class page before and after',
        columns: ['Part', 'Before', 'After'],
        rows: [
          ['Title', 'Home', 'Block printing class in Sanganer, Jaipur\u00a0| Gulmohar Prints'],
          ['Prices', 'A photograph of a blackboard', 'Price, length, group size and ages, as text'],
          ['Links to it', 'None, only a button in a slideshow', 'From the home page and from two hotels'],
          ['Pictures', 'Twelve, called IMG_2041 and so on', 'Five, each described in a line'],
        ],
        look: 'before-and-after',
      },
      'Each change helps a tourist with a slow phone as much as it helps a crawler. You can test any advice on SEO in this way.',
    ]),
    patience: {
      heading: 'How long to wait',
      blocks: [
        'Some changes take effect in hours, others in several months. Google suggests waiting a few weeks before you judge, and adds that not every change will show.[^starter] Judge by calls, bookings and orders. Positions change every day.',
      ],
    },
  },
  checkList: [
    'Search for site: and your domain, and read which pages appear',
    'Open Search Console and prove that the website is yours',
    'Give every page a title that says what is on it',
    'Find one fact that is only in a picture, and type it out',
    'Link to your most important page from the home page, in words',
    'Write down last month’s calls and enquiries, to compare with later',
  ],
  sources: {
    how: {
      title: 'In-depth guide to how Google Search works',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/fundamentals/how-search-works',
      accessed: '2026-09-01',
    },
    starter: sources.starter,
    hire: sources.hire,
    spam: sources.spam,
    ai: sources.ai,
    'ai-report': {
      title: 'Google Search Console AI performance reports',
      publisher: 'Search Engine Land',
      url: 'https://searchengineland.com/google-search-console-ai-performance-reports-and-controls-to-block-your-content-in-ai-responses-479298',
      published: '2026-06-03',
    },
  },
  related: [
    { path: '/seo-details/seo-process', why: 'The same work, as a plan of 12 weeks.' },
    { path: '/seo-details/keyword-research', why: 'Which words your customers use, and how to learn them.' },
  ],
  closing: {
    text: 'If you want us to do it, we first read your website and tell you at which stage your pages stop.',
    contact: { text: 'Ask us to check your website', href: '/contact' },
  },
};
