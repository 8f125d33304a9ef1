import type { Guide } from '../../guide.ts';
import { workedExample } from '../../worked-example.ts';
import { sources } from '../../shared-sources.ts';

export const cloudSeo: Guide = {
  path: '/seo-details/cloud-seo',
  lede: 'What hosting, regions, CDNs, outages and moves do to your place in search.',
  figure: {
    figure: 'distance-arc',
    alt: 'A long arc runs over a tick scale from Jaipur at its left foot. A lamp close by shines on a short arc marked 9 milliseconds; a far lamp at the end of the long arc is marked 122.',
    key: ['Jaipur, where the visitor is.', 'Mumbai: 9 milliseconds at best.', 'Virginia: 122 milliseconds at best.'],
  },
  updated: '2026-11-20',
  opening:
    'Cloud SEO is the work of choosing and setting up hosting so that search engines get your pages fast and without errors. They do not prefer one provider. They ask for a page and record how soon it came, whether it came, and whether it was the right page.',
  sections: {
    distance: {
      heading: 'Distance costs milliseconds',
      blocks: [
        'Light in a glass fibre covers some 200,000 kilometres in a second. From Jaipur to a data centre in Mumbai and back is about 1,840 kilometres, or 9 milliseconds. To Virginia and back is about 24,350: 122 milliseconds. Real routes are longer, and a page needs several trips before its first word.',
        'The figure to measure is Time to First Byte. The guide at web.dev suggests that most websites should aim for 0.8 seconds or less.[^ttfb] If yours is slower, check in this order: pages that are built again for every visitor, slow database queries, and only then the distance.',
      ],
    },
    country: {
      heading: 'Must the server be in India?',
      blocks: [
        'For ranking it matters little. Google lists the server’s location as one signal of whom a website is for, but not a definitive one, because many websites use distributed networks. A country domain, local addresses, language and currency are clearer signals.[^regions] For your visitors it matters because of the distance. Your contracts or the law may require a country; ask before you sign.',
        'Do not guess the visitor’s country from the IP address and change the content. Most of Google’s crawls come from the United States, so Google would know only that version.[^regions]',
      ],
    },
    cdn: {
      heading: 'CDNs, and when they block crawlers',
      blocks: [
        'A content delivery network (CDN) keeps copies of your pages near the visitors. Google’s crawlers allow themselves a higher rate on websites behind one. The first visit to every address still reaches your own server, so expect some busy days after a large launch.[^cdn]',
        'The same network may mistake a crawler for an attacker. Then Google gets an “are you human?” page in place of yours, or a timeout, and your pages leave the index. Ask your provider to answer blocked bots with status `503`, and check a few pages with the URL inspection tool: the picture it renders should be your page.[^cdn]',
      ],
    },
    down: {
      heading: 'What an outage costs',
      blocks: [
        'Providers promise availability in per cent. Each promise allows some outage in a month of 30 days, here on a clock of 12 hours.',
        {
          terms: [
            { name: '99%', text: '7 hours 12 minutes, about a working day.', figure: 'working-day' },
            { name: '99.9%', text: '43 minutes, about a lunch break.', figure: 'lunch-break' },
            { name: '99.99%', text: '4 minutes 19 seconds, about a restart of the server.', figure: 'restart' },
          ],
        },
        'A short outage does little harm. Server errors make crawlers slow down; pages already indexed are kept for a time, and dropped if the errors go on.[^status] For planned work, answer `503` for a few hours, a day or two at the most, and name the time to come back in a `Retry-After` header.[^rate] Do not answer with a “back soon” page and status 200. Google may index it in place of your shop.',
      ],
    },
    move: {
      heading: 'Moving to another host',
      blocks: [
        'When the addresses stay the same, a change of host takes four steps.[^move]',
        {
          steps: [
            'Copy and test. Give the new copy a temporary address, marked noindex, and inspect it as Google would. Make sure that no firewall blocks the crawler.',
            'A week before, lower the lifetime of your DNS records, which lead your domain to the server, to a few hours.',
            'On the day, remove noindex and other blocks from the new copy, and only then change the DNS.',
            'Watch the logs of both servers. When the old one gets no more visits, switch it off.',
          ],
        },
        'Crawling usually dips just after such a move and recovers within days.[^move] Change one thing at a time. After a new host, a new design and new addresses on one day, you cannot tell which of them caused a fault.',
      ],
    },
    example: workedExample('Mewar Routes and its readings were invented for this guide.', [
      'A travel firm in Udaipur rents one server in Virginia, because it was the default. In Udaipur the first byte takes 1.9 seconds. The team measures before it moves anything.',
      {
        caption: 'Where 1.9 seconds went, and what was done about it',
        columns: ['Share', 'Cause', 'Remedy'],
        rows: [
          ['1.1 s', 'Every page built from 90 database queries', 'Pages kept for ten minutes after the first visit'],
          ['0.5 s', 'Several trips to Virginia and back', 'The same server, in Mumbai'],
          ['0.3 s', 'Two redirects before the page', 'Links corrected, one redirect left'],
        ],
      },
      'The move to Mumbai saved less than the cache. Measure before you decide what to change.',
    ]),
  },
  checkList: [
    'Measure the first byte from where your customers are',
    'Find out in which region your server is',
    'Inspect three pages in Search Console and look at the rendered picture',
    'Open the crawl stats report and read the server errors',
    'Ask your host what it answers during maintenance: 503 or 200?',
    'Write down who can change your DNS, and at what hour',
  ],
  sources: {
    ttfb: {
      title: 'Time to First Byte (TTFB)',
      publisher: 'web.dev',
      url: 'https://web.dev/articles/ttfb',
      accessed: '2026-10-06',
    },
    regions: {
      title: 'Managing multi-regional and multilingual sites',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites',
      accessed: '2026-09-01',
    },
    cdn: {
      title: 'Crawling December: CDNs and crawling',
      publisher: 'Google Search Central Blog',
      url: 'https://developers.google.com/search/blog/2024/12/crawling-december-cdns',
      published: '2024-12-24',
    },
    status: sources.status,
    rate: {
      title: 'Reduce the Google crawl rate',
      publisher: 'Google Crawling Infrastructure',
      url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/reduce-crawl-rate',
      accessed: '2026-10-06',
    },
    move: {
      title: 'Changing your hosting',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/crawling-indexing/site-move-no-url-changes',
      accessed: '2026-09-01',
    },
  },
  related: [
    { path: '/seo-details/technical-seo', why: 'What the server should say once it answers.' },
    { path: '/seo-details/security-seo', why: 'What a break-in does to your pages in search.' },
  ],
  closing: {
    text: 'We plan the move, test the new copy, and watch errors and crawling afterwards.',
    contact: { text: 'Plan a move with us', href: '/contact' },
  },
};
