import type { Guide } from '../../guide.ts';
import { workedExample } from '../../worked-example.ts';
import { sources } from '../../shared-sources.ts';

export const mobileSeo: Guide = {
  path: '/seo-details/mobile-seo',
  lede: 'Google indexes only the phone version of your website. What that means for content, speed and buttons.',
  figure: {
    figure: 'narrow-window',
    alt: 'A broad façade of five windows beside a single tall window of the same height. Thin lines carry the light of all five into the one.',
    key: ['The same words on a smaller screen.', 'Quick to appear and to answer.', 'Buttons large enough for a thumb.'],
  },
  updated: '2026-11-20',
  opening:
    'Mobile SEO is the work of making a website complete, fast and easy to use on a phone, because search engines judge it there. Test yours as your customers use it. Switch off the Wi-Fi, go to platform two at Ajmer Junction, open your website and try to buy something.',
  sections: {
    first: {
      heading: 'Google indexes the phone version',
      blocks: [
        'Google indexes and ranks the mobile version of a website, fetched by a crawler that behaves like a smartphone.[^mobile] It moved the last websites over after 5 July 2024, and said that a website whose content cannot be reached on a mobile device at all would no longer be indexed.[^final]',
        'So text that is not in the phone version is not in search. Text inside tabs or accordions is fine; removed text costs traffic. Content that loads only after a swipe or a tap is not loaded for Google.[^mobile] One responsive page for every screen is what Google recommends, and it is also the least work, because there is no second version to maintain.',
      ],
    },
    readings: {
      heading: 'Three figures: Core Web Vitals',
      blocks: [
        'Core Web Vitals measure how fast and how steady a page is for its visitors. A page is called good when three visits in four stay within these limits.[^vitals]',
        {
          terms: [
            {
              name: '2.5 seconds',
              text: 'Largest Contentful Paint: until the main picture or block of text is visible.',
              figure: 'shown',
            },
            {
              name: '200 milliseconds',
              text: 'Interaction to Next Paint: from a tap until the screen answers.',
              figure: 'answered',
            },
            {
              name: '0.1',
              text: 'Cumulative Layout Shift: how far things jump about while you read.',
              figure: 'moved',
            },
          ],
        },
        'In July 2025 just under half of mobile websites, 48 per cent, passed all three.[^almanac] Google uses these figures in ranking. It also says that good scores do not guarantee a place at the top, and that chasing a perfect one for SEO alone may not be the best use of your time.[^experience] Reach the limits, then improve the content.',
      ],
    },
    weight: {
      heading: 'What makes a page slow',
      blocks: [
        'Four causes explain most slow pages. Fix them in this order.',
        {
          steps: [
            'Pictures that are too large. Serve them at the size of the screen, in a modern format.',
            'Lazy loading of the first picture. Load the first picture at once and the others later.',
            'Scripts of others: chat windows, maps, trackers and counters that are not used.',
            'Fonts in six weights. Two are enough.',
          ],
        },
      ],
    },
    doorway: {
      heading: 'Pop-ups that hide the page',
      blocks: [
        'Do not cover the page with a pop-up that asks for an email address. Google advises against it and suggests a banner that takes a small part of the screen. Dialogs that the law requires are exempt.[^dialogs]',
        'Buttons must be large enough for a thumb. The accessibility standard WCAG 2.2 asks for targets of at least 24 by 24 CSS pixels, with some exceptions.[^wcag] On phones we make them 44 by 44. Make the phone number a link that dials, let the keyboard match the field, and allow zooming.',
      ],
    },
    example: workedExample('Annapurna Tiffin and its measurements were invented for this guide.', [
      'A tiffin service in Kota delivers to students, who order between two classes. Its owner borrows a three-year-old phone and goes through the order herself.',
      {
        caption: 'The order page before and after',
        columns: ['Step', 'Before', 'After'],
        rows: [
          ['Arrive', 'A film of steaming dal, 9 MB', 'One photograph, 60 kB'],
          ['Read the menu', 'A PDF to pinch and drag', 'Text, this week’s dishes first'],
          ['Choose', 'Very small plus signs', 'Buttons of 44 pixels, spaced apart'],
          ['Give the address', 'Eleven fields', 'Four, filled in by the phone'],
          ['Ask something', 'A form', 'A phone number that dials'],
        ],
        look: 'before-and-after',
      },
      'She then times an order at each hour of the day, because the hostel network is slowest at meal times. The slowest time is the one she works on.',
    ]),
  },
  checkList: [
    'Buy from your own website on a phone, on mobile data, standing up',
    'Compare a page on phone and desktop: is any text missing?',
    'Open the Core Web Vitals report and read the mobile tab first',
    'Check the file size of the first picture on your home page',
    'Count the pop-ups that a new visitor must close',
    'Tap your own phone number and see whether it dials',
    'Remove one script that you do not need',
  ],
  sources: {
    mobile: {
      title: 'Mobile site and mobile-first indexing best practices',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
      accessed: '2026-09-01',
    },
    final: {
      title: 'Mobile-indexing-vLast-final-final.doc',
      publisher: 'Google Search Central Blog',
      url: 'https://developers.google.com/search/blog/2024/06/mobile-indexing-vlast-final-final.doc',
      published: '2024-06-03',
    },
    vitals: {
      title: 'Web Vitals',
      publisher: 'web.dev',
      url: 'https://web.dev/articles/vitals',
      accessed: '2026-08-03',
    },
    almanac: {
      title: 'Web Almanac 2025, Performance',
      publisher: 'HTTP Archive',
      url: 'https://almanac.httparchive.org/en/2025/performance',
      published: '2026',
    },
    experience: sources.experience,
    dialogs: {
      title: 'Avoid intrusive interstitials and dialogs',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
      accessed: '2026-09-01',
    },
    wcag: {
      title: 'Web Content Accessibility Guidelines 2.2, Target Size (Minimum)',
      publisher: 'W3C',
      url: 'https://www.w3.org/TR/WCAG22/#target-size-minimum',
      published: '2023-10-05',
    },
  },
  related: [
    { path: '/seo-details/cloud-seo', why: 'How the server and its place affect speed.' },
    { path: '/seo-details/local-seo', why: 'How customers nearby find you on the map.' },
  ],
  closing: {
    text: 'We measure your website on the phones that your customers use, and give you the figures before and after.',
    contact: { text: 'Have your website measured', href: '/contact' },
  },
};
