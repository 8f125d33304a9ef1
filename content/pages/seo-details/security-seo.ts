import type { Guide } from '../../guide.ts';

export const securitySeo: Guide = {
  path: '/seo-details/security-seo',
  heading: 'Security and SEO',
  lede: 'What a break-in does to your site in search, how you notice one, and how you recover.',
  figure: {
    figure: 'bolted-gate',
    alt: 'A city gate with a pointed arch, its bolt drawn shut. Behind a small side door, left ajar, rows of strange tiles spread into the lattice of the wall.',
    caption: 'The gate is bolted. The side door was forgotten.',
    key: [
      'The padlock: HTTPS.',
      'The side door: old software, shared passwords.',
      'What comes in: pages you never wrote.',
    ],
  },
  updated: '2026-11-20',
  opening:
    'A thief who takes your till is noticed in the evening. A thief who takes your search results may be noticed by your customers first: they look up the name of the school and find it selling medicines. On the principal’s own screen the site looks as it always did. That is how it was built.',
  sections: [
    {
      id: 'what',
      heading: 'What attackers do to a site in search',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Google calls it hacked content: anything placed on a site without permission. It names four forms: code slipped into your pages, whole new pages, hidden words and links, and redirects that strike only some visitors, for instance those who come from search. Intruders often show one thing to crawlers and another to the owner.',
            { cite: 'spam' },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Two things follow. Pages or the whole site may carry a warning in the results, or a full-screen one in the browser, before anybody can enter.',
            { cite: 'issues' },
            ' And hacked content counts as spam, whoever put it there: a site may rank lower, or not appear.',
            { cite: 'spam' },
          ],
        },
      ],
    },
    {
      id: 'padlock',
      heading: 'What HTTPS does and does not do',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'In 2014 Google began to use HTTPS as a light signal in ranking.',
            { cite: 'https' },
            ' Its present page on the subject asks whether pages are served securely, but adds that, beyond Core Web Vitals, such aspects do not directly lift a page.',
            { cite: 'experience' },
            ' Around 92 per cent of pages have it by now, so it sets nobody apart.',
            { cite: 'almanac' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Have it anyway, everywhere, with a redirect from the old address. It keeps strangers on the station’s Wi-Fi from reading and changing what you send. It says nothing about who is already inside.',
        },
      ],
    },
    {
      id: 'doors',
      heading: 'How attackers get in',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'The 2025 list of OWASP, a foundation of security people, is headed by broken access control, wrong configuration and faults in the chain of software you did not write.',
            { cite: 'owasp' },
            ' For a small business these have homely names.',
          ],
        },
        {
          kind: 'terms',
          items: [
            { name: 'The shared key', text: 'One admin password for five people, two of whom have left.' },
            { name: 'The default', text: 'A test copy of the site, open to all, with last year’s customers in it.' },
            { name: 'The old plug-in', text: 'It drew a slider in 2019. Nobody has looked after it since.' },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Google’s own list for owners begins the same way: good passwords, careful choice of whose code you embed, updates for every part, and a written list of those parts with their versions.',
            { cite: 'prevent' },
          ],
        },
      ],
    },
    {
      id: 'notice',
      heading: 'How to notice a break-in',
      blocks: [
        {
          kind: 'list',
          items: [
            [
              'Search for ',
              { code: 'site:' },
              ' and your domain now and then. Pages you did not write are the plainest sign there is.',
              { cite: 'prevent' },
            ],
            [
              'Read the security issues report in Search Console, and let its messages reach a mailbox that somebody opens.',
              { cite: 'prevent' },
            ],
            'Look at the list of owners in Search Console. A name you do not know is a lodger.',
            'Open your site from a search result, on a phone, logged out. Not from your bookmark.',
          ],
        },
      ],
    },
    {
      id: 'back',
      heading: 'How to get back into the results',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Close the site with status 503 and tell your host. Change every password, from a clean computer.',
            'Find the door before you sweep. A site that is cleaned with the door open is visited again.',
            [
              'Restore from a copy made before the break-in, update everything, and remove what is foreign. web.dev has a guide for each step.',
              { cite: 'hacked' },
            ],
            [
              'Ask for a review only when every page is clean, and write what was wrong, what you did and what came of it. It takes from a few days to a few weeks.',
              { cite: 'issues' },
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Do not ask too early. A site that keeps falling back is classed as a repeat offender and cannot request another review for 30 days.',
            { cite: 'repeat' },
            ' And in India the clock has a second hand: under CERT-\u2060In’s directions of 2022, companies and other bodies must report the listed kinds of incident within six hours of noticing them.',
            { cite: 'certin' },
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
          label: 'The school in Bikaner was invented for this guide.',
          blocks: [
            {
              kind: 'table',
              caption: 'Nine days at the school',
              columns: ['Day', 'What happens', 'What it teaches'],
              rows: [
                ['1', 'A parent sends a screenshot: the school’s name, a price for pills', 'Customers notice first'],
                ['1', 'A site: search lists 4,300 pages. The school has 60', 'Look there every month'],
                ['2', 'The door: a gallery plug-in, last updated in 2019', 'Keep a list of parts'],
                [
                  '3',
                  'Restored from a copy of the week before, plug-in removed',
                  'Copies are worth what you can restore',
                ],
                ['4', 'The foreign addresses answer 404; a review is requested', 'Clean first, ask then'],
                ['9', 'The warning is gone. The pages leave the index slowly', 'Weeks, not hours'],
              ],
              look: 'plain',
            },
            {
              kind: 'paragraph',
              text: 'The plug-in showed photographs of sports day 2019. It cost the school its admissions week. Nobody had chosen that; it was only that nobody had chosen to remove it.',
            },
          ],
        },
      ],
    },
  ],
  checkList: {
    heading: 'This week',
    items: [
      'Search for site: and your domain, and read the last page too',
      'Read the list of owners in Search Console',
      'Delete the accounts of everyone who has left',
      'Turn on two-step sign-in for the site, the domain and the mail',
      'List every plug-in with its version, and remove one',
      'Restore last week’s backup to a test address, to see if it works',
      'Write down whom you would call at night, on paper',
    ],
  },
  sources: [
    {
      id: 'spam',
      title: 'Spam policies for Google web search',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/essentials/spam-policies',
      accessed: '2026-09-01',
    },
    {
      id: 'issues',
      title: 'Security issues report',
      publisher: 'Google Search Console Help',
      url: 'https://support.google.com/webmasters/answer/9044101',
      accessed: '2026-08-20',
    },
    {
      id: 'https',
      title: 'HTTPS as a ranking signal',
      publisher: 'Google Search Central Blog',
      url: 'https://developers.google.com/search/blog/2014/08/https-as-ranking-signal',
      published: '2014-08-06',
    },
    {
      id: 'experience',
      title: 'Understanding page experience in Google Search results',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/appearance/page-experience',
      accessed: '2026-09-01',
    },
    {
      id: 'almanac',
      title: 'Web Almanac 2025, SEO',
      publisher: 'HTTP Archive',
      url: 'https://almanac.httparchive.org/en/2025/seo',
      published: '2026',
    },
    {
      id: 'owasp',
      title: 'OWASP Top 10:2025',
      publisher: 'OWASP Foundation',
      url: 'https://owasp.org/Top10/2025/',
      published: '2025',
    },
    {
      id: 'prevent',
      title: 'Preventing malware infection',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/monitor-debug/security/prevent-malware',
      accessed: '2026-09-01',
    },
    {
      id: 'hacked',
      title: 'Help for hacked sites',
      publisher: 'web.dev',
      url: 'https://web.dev/articles/hacked',
      accessed: '2026-08-03',
    },
    {
      id: 'repeat',
      title: 'Google Safe Browsing Repeat Offenders Policy',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/monitor-debug/security/safe-browsing-repeat-offenders',
      accessed: '2026-09-01',
    },
    {
      id: 'certin',
      title: 'Directions under section 70B of the Information Technology Act, 2000',
      publisher: 'CERT-In',
      url: 'https://www.cert-in.org.in/Directions70B.jsp',
      published: '2022-04-28',
    },
  ],
  related: [
    {
      link: { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      why: 'Status codes and indexing, which you will need on the way back.',
    },
    { link: { text: 'Cloud SEO', href: '/seo-details/cloud-seo' }, why: 'Copies, hosts and who turns the key.' },
  ],
  closing: {
    text: 'We look for open doors before somebody else does, and we answer when it has already happened.',
    service: { text: 'See the SEO service', href: '/seo-service' },
    contact: { text: 'Write to us now', href: '/contact' },
  },
};
