import type { Guide } from '../../guide.ts';
import { workedExample } from '../../worked-example.ts';
import { sources } from '../../shared-sources.ts';

export const technicalSeo: Guide = {
  path: '/seo-details/technical-seo',
  lede: 'The technical parts of a website that decide whether search engines can fetch, read and index your pages, and how you test each one.',
  figure: {
    figure: 'four-doors',
    alt: 'A building cut open from the side, with a door on each of four landings. A dotted path climbs to the third, which is shut, and ends there in a marigold dot.',
    key: ['May it be fetched?', 'Can it be read?', 'Should it be kept?'],
  },
  updated: '2026-11-20',
  opening:
    'Technical SEO is the work of making pages that a search engine can fetch, read and index. A small fault can hide a whole website. The two lines below block every crawler that obeys them. Developers use them while a website is built, and sometimes forget to remove them at the launch.',
  sections: {
    closed: {
      heading: 'Crawling is not indexing',
      blocks: [
        { label: 'robots.txt that closes a whole website', lines: ['User-agent: *', 'Disallow: /'] },
        'The file `robots.txt` tells crawlers which addresses they may fetch. It does not keep a page out of Google.[^robots] To keep a page out, let it be crawled and mark it `noindex`, or put it behind a password.[^noindex]',
        {
          terms: [
            {
              name: 'robots.txt',
              text: 'The page is not crawled. Its address can still be listed if others link to it, without a description.',
              figure: 'blocked',
            },
            {
              name: 'noindex',
              text: 'The page is crawled, and the mark keeps it out of the results.',
              figure: 'marked',
            },
            {
              name: 'Both',
              text: 'A crawler that may not open the page never reads the mark. Do not use the two together.',
              figure: 'unread',
            },
          ],
        },
        { aside: 'Block crawling to save time, use noindex to stay out of the results.' },
      ],
    },
    numbers: {
      heading: 'Status codes',
      blocks: [
        'Every answer of a server begins with a three-digit status. Visitors rarely see it. Crawlers trust it more than the text of the page.',
        {
          caption: 'Status codes, what they say, and what to use them for',
          columns: ['Status', 'It says', 'Use it for'],
          rows: [
            ['200', 'Here is the page', 'Pages that exist, and only those'],
            ['301 or 308', 'Moved for good', 'An address that has changed'],
            ['404 or 410', 'Not here', 'A page that is gone and has no successor'],
            ['503', 'Closed for a short while', 'Maintenance of a few hours'],
            ['500', 'Something broke', 'Nothing: find the fault'],
          ],
        },
        'After a `404` an indexed address is removed. After repeated `5xx` answers crawling slows down, and pages are kept for a time and dropped in the end.[^status] Redirects should lead from each old page to its own successor, not all to the home page, and should stay for at least a year.[^move]',
      ],
    },
    address: {
      heading: 'One page, one address',
      blocks: [
        'The same page may answer with and without `www`, with a capital letter, with a tracking code behind it. Google groups such copies and picks one. You can say which: a redirect and a `rel="canonical"` link are strong signals, a line in the sitemap a weak one, and they add up.[^canonical] Make them agree. When the sitemap names one address and the canonical link another, Google has to choose.',
      ],
    },
    scripts: {
      heading: 'Pages that need JavaScript',
      blocks: [
        'Some websites send an almost empty page and let JavaScript fill it. Google runs the script, but in a second queue, which may take seconds or longer. Some other bots do not run it at all. For this reason Google still calls rendering on the server a great idea.[^scripts] And a link is only a link if it is an `<a>` with an `href`. A crawler does not press a button that changes the page.[^scripts]',
      ],
    },
    map: {
      heading: 'Do you need a sitemap?',
      blocks: [
        'A small website may not need one. Google says that a website of about 500 pages or fewer, well linked from the home page, may do without.[^sitemaps] A new website without links from other websites benefits more. List only pages that answer 200 and should be found, and no redirects.',
      ],
    },
    example: workedExample('Hotel Sarovar View was invented for this guide.', [
      'A hotel in Pushkar opens its new website on a Friday, three weeks before the fair. On Monday search lists the pages of the rooms without a description. Four checks take an hour.',
      {
        caption: 'Four checks on Monday morning',
        columns: ['Check', 'What is found', 'What is done'],
        rows: [
          ['May it be fetched?', 'robots.txt is the one from the test server', 'Replaced'],
          ['Can it be read?', 'Room prices appear only after a click', 'Written into the page'],
          ['Should it be kept?', 'noindex left in the template', 'Removed'],
          ['Is it the right address?', 'Old /rooms.php pages answer 404', 'Each redirected to its new room'],
        ],
      },
      'The URL inspection tool of Search Console helps with all four. The fixes take another hour. The hotel now goes through the same list before every launch.',
    ]),
  },
  checkList: [
    'Open /robots.txt of your website and read it to the end',
    'Inspect your five best pages in Search Console',
    'Type an address that cannot exist, and check that it answers 404',
    'Try your home page with and without www, with http and https',
    'Switch JavaScript off and see what is left of a product page',
    'Open three addresses from the sitemap at random',
  ],
  sources: {
    robots: {
      title: 'Introduction to robots.txt',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
      accessed: '2026-09-01',
    },
    noindex: {
      title: 'Block Search indexing with noindex',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
      accessed: '2026-08-20',
    },
    status: sources.status,
    move: {
      title: 'How to move a site',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
      accessed: '2026-09-17',
    },
    canonical: {
      title: 'How to specify a canonical URL with rel="canonical" and other methods',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      accessed: '2026-09-01',
    },
    scripts: {
      title: 'Understand the JavaScript SEO basics',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
      accessed: '2026-09-01',
    },
    sitemaps: {
      title: 'Learn about sitemaps',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
      accessed: '2026-09-01',
    },
  },
  related: [
    { path: '/seo-details/cloud-seo', why: 'When the server itself is slow, far away or down.' },
    { path: '/seo-details/ecommerce-seo', why: 'The same rules for shops with thousands of addresses.' },
  ],
  closing: {
    text: 'We make these four checks before a launch and again on the next morning, and send you the result.',
    contact: { text: 'Have your website checked', href: '/contact' },
  },
};
