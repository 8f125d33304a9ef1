import type { Guide } from '../../guide.ts';
import { workedExample } from '../../worked-example.ts';
import { sources } from '../../shared-sources.ts';
import { seoServicePage } from '../seo-service.ts';

const [from, to] = seoServicePage.offer.duration.weeks;

export const seoProcess: Guide = {
  path: '/seo-details/seo-process',
  lede: 'Measure, fix, write, wait, compare: what happens in which week, and what you should receive at the end of each.',
  figure: {
    figure: 'quarter-dial',
    alt: 'A quarter of a sundial with twelve hour lines. A short shadow lies over the first three, a bright arc runs over the next five, and a pale arc lies over the last four.',
    key: ['Weeks 1 to 3: measure and fix.', 'Weeks 4 to 8: write and change.', 'Weeks 9 to 12: wait and compare.'],
  },
  updated: '2026-11-20',
  opening:
    'SEO work begins with measuring. In the first weeks there is little to see: a sheet of numbers and a list of faults, no new pages. Do not skip this part. Without numbers from before the work, you cannot judge the work.',
  sections: {
    baseline: {
      heading: 'Measure first',
      blocks: [
        'Search Console’s performance report shows four numbers for every query and page: clicks, impressions (how often it was shown), click-through rate and average position.[^performance] Set the date filter to its full 16 months. A fall that comes back every May is a season, and there is nothing to fix.[^drops]',
        'Then add the numbers that only you have: calls, bookings, orders, and which of them began with a search. A line in a diary beside the phone is enough. Keep a copy of the sheet that is not edited.',
      ],
    },
    fix: {
      heading: 'Fix faults before you write',
      blocks: [
        'Work in this order. Each step makes the next one cheaper, and none of them needs a new page.',
        {
          steps: [
            '**Reach.** Read the page indexing report. Pages that answer with an error, or carry a stray `noindex`, which keeps them out of the results, come first.',
            '**Duplicates.** Find pages that say the same thing. Keep the better one and redirect the other.',
            '**Paths.** Make sure that two or three clicks from the menu lead to every page that earns money.',
            '**Labels.** Give each of those pages a title and a description of its own.',
          ],
        },
        'If another company does this audit, give it read access to Search Console and no more. Google advises this. It also advises you to ask for each change and the reason for it.[^hire]',
      ],
    },
    choose: {
      heading: 'Plan ten pages',
      blocks: [
        'You gain most from pages that nearly work. Sort your pages into three groups and begin with the first.',
        {
          terms: [
            {
              name: 'Seen, not clicked',
              figure: 'seen',
              text: 'Many impressions, few clicks. The title or the description does not say what is on the page. One hour each.',
            },
            {
              name: 'Close, not first',
              figure: 'close',
              text: 'The page is just below the results that people choose. Read those pages, and add what yours lacks. One day each.',
            },
            {
              name: 'Asked, not answered',
              figure: 'asked',
              text: 'Customers ask it on the phone and the website does not answer. Write a new page. Two or three days each.',
            },
          ],
        },
        {
          aside: 'Every page you add has to be kept correct, so add only those that people ask for.',
        },
      ],
    },
    log: {
      heading: 'Change one thing at a time',
      blocks: [
        'Keep a log with four columns: day, page, what changed, why. When a number moves six weeks later, the log tells you what you did before.',
        'After a change you may ask for a new crawl with the URL inspection tool. Crawling can take from a few days to a few weeks. Asking twice does not make it faster, and there is a quota.[^recrawl]',
      ],
    },
    read: {
      heading: 'Read the result',
      blocks: [
        'Compare three months with the same three months a year before. If impressions and clicks both fell, look for a cause: a fault, a season, a change in how Google ranks. If impressions held and clicks fell, look at your titles and at the results beside them.[^drops]',
        'Several times a year Google changes its systems broadly. It calls these changes core updates and announces them. Wait until a full week after one has ended before you compare. A fall from second place to fourth needs no drastic action. After a fall from fourth to twenty-ninth, read the whole website again as a customer would.[^core]',
      ],
    },
    example: workedExample('The clinic and its 12 weeks were invented for this guide.', [
      'A physiotherapy clinic in Ajmer has 46 pages. Most visitors read only three of them.',
      {
        caption: 'What the clinic does in 12 weeks, and what there is to show for it',
        columns: ['Weeks', 'Work', 'What is handed over'],
        rows: [
          ['1', 'Numbers: 16 months of search data, calls from the diary', 'One sheet, not edited later'],
          ['2 to 3', 'Nine dead links fixed, eleven near-copies merged into four pages', 'A list of redirects'],
          ['4 to 6', 'Titles for the ten pages that patients use', 'Old and new, side by side'],
          [
            '7 to 8',
            'Two new pages: frozen shoulder, and what a first visit costs',
            'Drafts, checked by the therapist',
          ],
          ['9 to 11', 'No changes, so that the result can be read', 'The change log'],
          ['12', 'Comparison with the same weeks of last year', 'One page: kept, changed, dropped'],
        ],
      },
      'Read the last column first. The owner receives something in every part of the work, even while it is too early to see a result.',
    ]),
  },
  checkList: [
    'Save 16 months of Search Console data as a file',
    'Start counting calls and enquiries, by hand if need be',
    'Open the page indexing report and copy out the errors',
    'List the ten pages that bring in money',
    'Begin a change log: day, page, change, reason',
    'Put a date in the diary, 12 weeks from now, to compare',
  ],
  sources: {
    performance: sources.performance,
    drops: {
      title: 'Debugging drops in Google Search traffic',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/monitor-debug/debugging-search-traffic-drops',
      accessed: '2026-09-01',
    },
    hire: sources.hire,
    recrawl: {
      title: 'Ask Google to recrawl your URLs',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/crawling-indexing/ask-google-to-recrawl',
      accessed: '2026-08-20',
    },
    core: {
      title: 'Google Search’s core updates and your website',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/appearance/core-updates',
      accessed: '2026-09-01',
    },
  },
  related: [
    { path: '/seo-details/technical-seo', why: 'How to fix what the indexing report lists.' },
    { path: '/seo-details/keyword-research', why: 'How to find the questions your website leaves unanswered.' },
  ],
  closing: {
    text: `We plan search work in rounds of 12 weeks, as drawn here. The review, the fixes and the plan of pages take the first ${from} to ${to}. The texts and the comparison take the rest.`,
    contact: { text: 'Plan a round with us', href: '/contact' },
  },
};
