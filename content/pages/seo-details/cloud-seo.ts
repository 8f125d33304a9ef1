import type { Guide } from '../../guide.ts';

export const cloudSeo: Guide = {
  path: '/seo-details/cloud-seo',
  heading: 'Cloud SEO',
  lede: 'What hosting, regions, CDNs, outages and moves do to your place in search.',
  figure: {
    figure: 'distance-arc',
    alt: 'A long arc runs over a tick scale from Jaipur at its left foot. A lamp close by shines on a short arc marked 9 milliseconds; a far lamp at the end of the long arc is marked 122.',
    caption: 'The least time light in glass needs, there and back.',
    key: ['Jaipur, where the reader sits.', 'Mumbai: 9 milliseconds at best.', 'Virginia: 122 milliseconds at best.'],
  },
  updated: '2026-11-20',
  opening:
    'No search engine asks which cloud you rent. It asks for a page and notes how soon the answer came, whether it came at all, and whether it was a page. “Cloud SEO” is a plain name for looking after those three, on any provider.',
  sections: [
    {
      id: 'distance',
      heading: 'Distance costs milliseconds',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Light in a glass fibre covers some 200,000 kilometres in a second. From Jaipur to a data centre in Mumbai and back is about 1,840 kilometres, or 9 milliseconds. To Virginia and back is about 24,350: 122 milliseconds. Real routes are longer, and a page needs several trips before its first word.',
        },
        {
          kind: 'paragraph',
          text: [
            'The gauge for it is Time to First Byte. The guide at web.dev suggests that most sites should aim for 0.8 seconds or less.',
            { cite: 'ttfb' },
            ' If yours is slower, look in this order: a page that is built anew for every visitor, a database query that grew up with the shop, and only then the map.',
          ],
        },
      ],
    },
    {
      id: 'country',
      heading: 'Must the server be in India?',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'For ranking, hardly. Google lists the server’s location as one signal of whom a site is for, and calls it not definitive, since so many sites use distributed networks. A country domain, local addresses, language and currency speak more clearly.',
            { cite: 'regions' },
            ' For your visitors it matters as distance. For your contracts and the law it may matter more; ask before you sign.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'One habit does harm: guessing the visitor’s country from the IP address and swapping the content. Most of Google’s crawls come from the United States, so that is the version it will know.',
            { cite: 'regions' },
          ],
        },
      ],
    },
    {
      id: 'cdn',
      heading: 'CDNs, and when they block crawlers',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'A content delivery network keeps copies of your pages near the people who ask. Google’s crawlers allow themselves a higher rate on sites behind one. The first visit to every address still reaches your own server, so expect some busy days after a large launch.',
            { cite: 'cdn' },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'The same network may take a crawler for an attacker. Then Google sees an “are you human?” page in place of yours, or runs into a timeout, and addresses drop out of the index. Ask your provider to answer blocked bots with status ',
            { code: '503' },
            ', and check a few pages with the URL inspection tool: the picture it renders should be your page.',
            { cite: 'cdn' },
          ],
        },
      ],
    },
    {
      id: 'down',
      heading: 'What an outage costs',
      blocks: [
        {
          kind: 'table',
          caption: 'Availability as promised, and the silence it permits in a month of 30 days',
          columns: ['Promise', 'Silence in a month', 'In practice'],
          rows: [
            ['99%', '7 hours 12 minutes', 'A working day'],
            ['99.9%', '43 minutes', 'A long lunch'],
            ['99.99%', '4 minutes 19 seconds', 'A cup of chai'],
          ],
          look: 'plain',
        },
        {
          kind: 'paragraph',
          text: [
            'A short silence does little. Server errors make crawlers slow down; pages already indexed are kept for a time, and dropped if the errors go on.',
            { cite: 'status' },
            ' For planned work, answer ',
            { code: '503' },
            ' for a few hours, a day or two at the most.',
            { cite: 'rate' },
            ' A friendly “back soon” page with status 200 is worse than an error: it asks to be indexed in place of your shop.',
          ],
        },
      ],
    },
    {
      id: 'move',
      heading: 'Moving to another host',
      blocks: [
        {
          kind: 'paragraph',
          text: ['When the addresses stay the same, a change of host is four quiet steps.', { cite: 'move' }],
        },
        {
          kind: 'steps',
          items: [
            'Copy and test. Give the new house a temporary name, marked noindex, and inspect it as Google would. Make sure that no firewall turns the crawler away.',
            'A week before, lower the lifetime of your DNS records to a few hours.',
            'On the day, take the blocks off the new copy, and only then turn the DNS.',
            'Watch both logs. When nobody visits the old house any more, close it.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Crawling usually dips just after such a move and recovers within days.',
            { cite: 'move' },
            ' Change one thing at a time. A new host, a new design and new addresses in one night leave you with three suspects and no witness.',
          ],
        },
      ],
    },
    {
      id: 'example',
      heading: 'A worked example',
      blocks: [
        {
          kind: 'example',
          label: 'Mewar Routes and its readings were invented for this guide.',
          blocks: [
            {
              kind: 'paragraph',
              text: 'A travel firm in Udaipur rents one server in Virginia, because it was the default. Its first byte takes 1.9 seconds at home. The team measures before it moves anything.',
            },
            {
              kind: 'table',
              caption: 'Where 1.9 seconds went, and what was done about it',
              columns: ['Share', 'Cause', 'Remedy'],
              rows: [
                [
                  '1.1 s',
                  'Every page built from 90 database queries',
                  'Pages kept for ten minutes after the first visit',
                ],
                ['0.5 s', 'Several trips across the ocean', 'The same server, in Mumbai'],
                ['0.3 s', 'Two redirects before the page', 'Links corrected, one redirect left'],
              ],
              look: 'plain',
            },
            {
              kind: 'paragraph',
              text: 'The move itself, which everybody had wanted to talk about, was the second largest part. The largest was free.',
            },
          ],
        },
      ],
    },
  ],
  checkList: {
    heading: 'This week',
    items: [
      'Measure the first byte from where your customers are',
      'Find out in which region your server stands',
      'Inspect three pages in Search Console and look at the rendered picture',
      'Open the crawl stats report and read the server errors',
      'Ask your host what it answers during maintenance: 503 or 200?',
      'Write down who can change your DNS, and at what hour',
    ],
  },
  sources: [
    {
      id: 'ttfb',
      title: 'Time to First Byte (TTFB)',
      publisher: 'web.dev',
      url: 'https://web.dev/articles/ttfb',
      accessed: '2026-10-06',
    },
    {
      id: 'regions',
      title: 'Managing multi-regional and multilingual sites',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
      accessed: '2026-09-01',
    },
    {
      id: 'cdn',
      title: 'Crawling December: CDNs and crawling',
      publisher: 'Google Search Central Blog',
      url: 'https://developers.google.com/search/blog/2024/12/crawling-december-cdns',
      published: '2024-12-24',
    },
    {
      id: 'status',
      title: 'How HTTP status codes affect Google’s crawlers',
      publisher: 'Google Crawling Infrastructure',
      url: 'https://developers.google.com/crawling/docs/troubleshooting/http-status-codes',
      accessed: '2026-08-20',
    },
    {
      id: 'rate',
      title: 'Reduce the Google crawl rate',
      publisher: 'Google Crawling Infrastructure',
      url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/reduce-crawl-rate',
      accessed: '2026-09-01',
    },
    {
      id: 'move',
      title: 'Changing your hosting',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/crawling-indexing/site-move-no-url-changes',
      accessed: '2026-09-01',
    },
  ],
  related: [
    {
      link: { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      why: 'What the server should say once it answers.',
    },
    {
      link: { text: 'Security and SEO', href: '/seo-details/security-seo' },
      why: 'When the visitor is neither a customer nor a crawler.',
    },
  ],
  closing: {
    text: 'Our cloud and search people sit at one table. A move is planned by both and watched by both.',
    service: { text: 'See the SEO service', href: '/seo-service' },
    contact: { text: 'Plan a move with us', href: '/contact' },
  },
};
