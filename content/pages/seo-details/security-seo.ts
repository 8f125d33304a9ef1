import type { Guide } from '../../guide.ts';
import { workedExample } from '../../worked-example.ts';
import { sources } from '../../shared-sources.ts';

export const securitySeo: Guide = {
  path: '/seo-details/security-seo',
  lede: 'What a break-in does to your website in search, how you notice one, and how you recover.',
  figure: {
    figure: 'bolted-gate',
    alt: 'A city gate with a pointed arch, its bolt drawn shut. Behind a small side entrance, left open, rows of strange tiles spread into the lattice of the wall.',
    key: [
      'The lock: HTTPS.',
      'The side entrance: old software, shared passwords.',
      'What comes in: pages you never wrote.',
    ],
  },
  updated: '2026-11-20',
  opening:
    'A hacked website can lose its place in search, and the owner is often the last to notice. Parents search for a school and find its pages selling medicines. On the principal’s own screen the website looks as always, because the attackers show those pages only to visitors from search.',
  sections: {
    what: {
      heading: 'What attackers do to a website in search',
      blocks: [
        'Anything placed on a website without permission is what Google calls hacked content. It names four forms: code added to your pages, new pages, hidden words and links, and redirects for some visitors, for example those who come from search. Attackers often show one page to crawlers and another to the owner.[^spam]',
        'This has two effects. Pages or the whole website may get a warning in the results, or a full-screen warning in the browser.[^issues] And hacked content counts as spam, even if you did not put it there: the website may rank lower, or not appear.[^spam]',
      ],
    },
    https: {
      heading: 'What HTTPS does and does not do',
      blocks: [
        'In 2014 Google began to use HTTPS as a light signal in ranking.[^https] Its present page on the subject asks whether pages are served securely, but adds that, beyond Core Web Vitals, such aspects do not directly lift a page.[^experience] Around 92 per cent of pages have it by now, so it is no advantage over others.[^almanac]',
        'Use it on every page, with a redirect from the old address. It stops others on the same Wi-Fi from reading or changing what is sent. It does not protect a website that has been broken into.',
      ],
    },
    causes: {
      heading: 'How attackers get in',
      blocks: [
        'Three risks head the 2025 list of OWASP, a foundation for software security: broken access control, wrong configuration, and faults in software that you use but did not write.[^owasp] In a small business they look like this.',
        {
          terms: [
            {
              name: 'A shared password',
              text: 'One admin password for five people, two of whom have left.',
              figure: 'shared',
            },
            {
              name: 'An open test copy',
              text: 'A copy of the website that everyone can open, with last year’s customers in it.',
              figure: 'copied',
            },
            {
              name: 'An old plug-in',
              text: 'It was added in 2019 and has had no update since.',
              figure: 'loose',
            },
          ],
        },
        'Google’s own list for owners begins the same way: good passwords, careful choice of whose code you embed, updates for every part, and a written list of those parts with their versions.[^prevent]',
      ],
    },
    notice: {
      heading: 'How to notice a break-in',
      blocks: [
        {
          list: [
            'Search for `site:` and your domain now and then. Pages you did not write are the clearest sign.[^prevent]',
            'Read the security issues report in Search Console, and make sure that its messages reach an inbox that you read.[^prevent]',
            'Look at the list of owners in Search Console. Remove every name that you do not know.',
            'Open your website from a search result, on a phone, logged out, and not from a bookmark.',
          ],
        },
      ],
    },
    back: {
      heading: 'How to get back into the results',
      blocks: [
        {
          steps: [
            'Close the website with status 503 and tell your host. Change every password, from a clean computer.',
            'Find out how the attackers got in before you clean. Otherwise they come back.',
            'Restore from a copy made before the break-in, update everything, and remove what you did not write. web.dev has a guide for each step.[^hacked]',
            'Ask for a review only when every page is clean, and write what was wrong, what you did and what came of it. It takes from a few days to a few weeks.[^issues]',
          ],
        },
        'Do not ask too early. A website that turns harmful again and again within a short time is a repeat offender. It cannot request another review for 30 days.[^repeat] In India you also have to report a break-in. Under CERT-\u2060In’s directions of 2022, companies and other bodies must report the listed incidents within 6 hours of noticing them.[^certin]',
      ],
    },
    example: workedExample('The school in Bikaner was invented for this guide.', [
      {
        caption: 'Nine days at the school',
        columns: ['Day', 'What happens', 'What it teaches'],
        rows: [
          ['1', 'A parent sends a screenshot: the school’s name, a price for pills', 'Customers notice first'],
          ['1', 'A site: search lists 4,300 pages. The school has 60', 'Look there every month'],
          ['1', 'The school reports it to CERT-\u2060In the same afternoon', 'Six hours, counted from noticing'],
          ['2', 'The cause: a gallery plug-in, last updated in 2019', 'Keep a list of parts'],
          ['3', 'Restored from a copy of the week before, plug-in removed', 'Test that backups can be restored'],
          ['4', 'The added addresses answer 404; a review is requested', 'Clean first, then ask'],
          ['9', 'The warning is gone. The pages leave the index slowly', 'Weeks, not hours'],
        ],
      },
      'The plug-in showed photographs of sports day 2019 and was no longer needed. The school lost its admissions week.',
    ]),
  },
  checkList: [
    'Search for site: and your domain, and read the last page too',
    'Read the list of owners in Search Console',
    'Delete the accounts of everyone who has left',
    'Turn on two-step login for the website, the domain and the email',
    'List every plug-in with its version, and remove one',
    'Restore last week’s backup to a test address, to see if it works',
    'Write on paper whom to call in an emergency',
  ],
  sources: {
    spam: sources.spam,
    issues: {
      title: 'Security issues report',
      publisher: 'Google Search Console Help',
      url: 'https://support.google.com/webmasters/answer/9044101',
      accessed: '2026-08-20',
    },
    https: {
      title: 'HTTPS as a ranking signal',
      publisher: 'Google Search Central Blog',
      url: 'https://developers.google.com/search/blog/2014/08/https-as-ranking-signal',
      published: '2014-08-06',
    },
    experience: sources.experience,
    almanac: {
      title: 'Web Almanac 2025, SEO',
      publisher: 'HTTP Archive',
      url: 'https://almanac.httparchive.org/en/2025/seo',
      published: '2026',
    },
    owasp: {
      title: 'OWASP Top 10:2025',
      publisher: 'OWASP Foundation',
      url: 'https://owasp.org/Top10/2025/',
      published: '2025',
    },
    prevent: {
      title: 'Preventing malware infection',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/monitor-debug/security/prevent-malware',
      accessed: '2026-09-01',
    },
    hacked: {
      title: 'Help for hacked sites',
      publisher: 'web.dev',
      url: 'https://web.dev/articles/hacked',
      accessed: '2026-08-03',
    },
    repeat: {
      title: 'Google Safe Browsing Repeat Offenders Policy',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/monitor-debug/security/safe-browsing-repeat-offenders',
      accessed: '2026-09-01',
    },
    certin: {
      title: 'Directions under section 70B of the Information Technology Act, 2000',
      publisher: 'CERT-In',
      url: 'https://www.cert-in.org.in/Directions70B.jsp',
      published: '2022-04-28',
    },
  },
  related: [
    { path: '/seo-details/technical-seo', why: 'Status codes and indexing, which you will need on the way back.' },
    { path: '/seo-details/cloud-seo', why: 'Hosts, outages and moves to another host.' },
  ],
  closing: {
    text: 'We review the security of your website and fix what we find. After a break-in we help you to clean up and close the way in, in our working hours and by quotation.',
    contact: { text: 'Call or write to us', href: '/contact' },
  },
};
