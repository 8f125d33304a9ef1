import type { Guide } from '../../guide.ts';
import { workedExample } from '../../worked-example.ts';
import { sources } from '../../shared-sources.ts';

export const localSeo: Guide = {
  path: '/seo-details/local-seo',
  lede: 'How map results decide which business to show, and what you can do about it this week.',
  figure: {
    figure: 'city-plan',
    alt: 'A plan of a city drawn as a round plate of blue tiles. A searcher is at its centre, with three shops at 500 metres, one kilometre and one and a half.',
    key: [
      'Distance: the nearest shop, if the others are no better.',
      'Relevance: the closest match to what was asked.',
      'Popularity: the best known. It can rank above a nearer shop.',
    ],
  },
  updated: '2026-11-20',
  opening: [
    'Local SEO is the work of appearing in map results near your customers. When a customer in Bapu Bazaar types ',
    { term: 'tile fitter' },
    ', a search engine does not look for the best tile fitter in India. It looks for one that does this work, is close by, and has the trust of other customers.',
  ],
  sections: {
    three: {
      heading: 'Three things decide the order',
      blocks: [
        'Google says that local results rest mainly on relevance, distance and popularity.[^ranking] They are weighed together, so a shop a little farther away can rank above the nearest one if it is a much better answer.',
        {
          terms: [
            {
              name: 'Relevance',
              figure: 'fit',
              text: 'How well your profile matches what was asked. You control it: category, services, description.',
            },
            {
              name: 'Distance',
              figure: 'distance',
              text: 'How far you are from the place named, or from where the phone seems to be. You cannot change it, but you can correct a wrong pin.',
            },
            {
              name: 'Popularity',
              figure: 'fame',
              text: 'How well known you are, long called prominence: links, the number of reviews and their score. It grows slowly.',
            },
          ],
        },
        'You cannot request or pay for a better local ranking, says the same page.[^ranking] Advertisements can be bought. They are labelled, and they stop when you stop paying.',
      ],
    },
    profile: {
      heading: 'Fill in your Business Profile',
      blocks: [
        'Claim and verify your Google Business Profile first. It is free, and most of what a searcher sees comes from it. Fill in every field.',
        'The name must be the one on your sign. Adding a city or a list of services to it breaks the guidelines and can have the profile suspended.[^guidelines] For categories the same guidelines ask for as few as possible: choose the one that completes the sentence “this business **is** a”, not “this business **has** a”.',
        'Keep the hours right, holidays included. Customers who find a shop closed on a day marked open write about it in reviews.',
      ],
    },
    area: {
      heading: 'Say where you work',
      blocks: [
        'If customers come to you, show the address. If you go to them, hide it and list a service area instead: up to twenty places, and as a rule no farther than about two hours’ drive from your base.[^area] Naming every town in Rajasthan does not make you appear in all of them.',
      ],
    },
    reviews: {
      heading: 'How to ask for reviews',
      blocks: [
        'Ask when the work is fresh, by name, with the link from your profile or a printed code at the counter. Ask every customer, the dissatisfied ones too. Offer nothing in return: incentives for reviews are not allowed.[^reviews]',
        'Reply to all of them. Answer praise in one specific sentence. Answer a complaint with what happened, what you did, and how to reach you. Later readers judge you by the reply.',
      ],
    },
    site: {
      heading: 'What your own website must say',
      blocks: [
        'Your profile and your website must agree. Put the same name, address and phone number on every page, as text. Make a page for a place only where you have a shop. City pages that all lead to the same shop are what Google’s spam policies call doorway abuse.[^spam]',
        'Then describe the business to search engines. `LocalBusiness` structured data needs a name and an address. Opening hours, phone number and coordinates are recommended. Google asks for coordinates with at least five decimal places.[^markup] In Jaipur the fifth decimal is about one metre.',
      ],
    },
    example: workedExample('Neel Workshop was invented for this guide.', [
      'A pottery workshop sells from a lane off Amer Road and teaches a class on Sundays. Its owner changes six lines in an afternoon.',
      {
        caption: 'The profile before and after',
        columns: ['Field', 'Before', 'After'],
        rows: [
          ['Name', 'Best Blue Pottery Jaipur, Vases, Tiles, Classes', 'Neel Workshop'],
          ['Category', 'Gift shop', 'Pottery store; also pottery classes'],
          ['Pin', 'Middle of Amer Road', 'The entrance in the lane, checked on foot'],
          ['Hours', 'Always open', '10 to 6, closed Tuesday; Sunday class at 11'],
          ['Photographs', 'Two, one of a logo', 'Twelve: entrance, counter, kiln, class, eight pieces'],
          ['Website', 'One page, number inside an image', 'A page for the shop, a page for the class'],
        ],
        look: 'before-and-after',
      },
      'To learn whether it worked, the owner notes this month’s calls and requests for directions, and compares a later month.',
    ]),
  },
  checkList: [
    'Make the name on the profile the name on the sign',
    'Walk to your own pin and check that it is at your entrance',
    'Set the hours, including the next three holidays',
    'Compare the phone number on profile, website and directories',
    'Take ten photographs in daylight, the entrance first',
    'Reply to every review of the last year',
    'Add LocalBusiness data to the contact page and test it',
  ],
  sources: {
    ranking: {
      title: 'Tips to improve your local ranking on Google',
      publisher: 'Google Business Profile Help',
      url: 'https://support.google.com/business/answer/7091',
      accessed: '2026-09-25',
    },
    guidelines: {
      title: 'Guidelines for representing your business on Google',
      publisher: 'Google Business Profile Help',
      url: 'https://support.google.com/business/answer/3038177',
      accessed: '2026-09-25',
    },
    area: {
      title: 'Manage your service areas for service-area & hybrid businesses',
      publisher: 'Google Business Profile Help',
      url: 'https://support.google.com/business/answer/9157481',
      accessed: '2026-11-20',
    },
    reviews: {
      title: 'Tips to get more reviews',
      publisher: 'Google Business Profile Help',
      url: 'https://support.google.com/business/answer/3474122',
      accessed: '2026-11-20',
    },
    spam: sources.spam,
    markup: {
      title: 'Local business (LocalBusiness) structured data',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
      accessed: '2026-09-25',
    },
  },
  related: [
    { path: '/seo-details/mobile-seo', why: 'People who look for a place nearby often use a phone.' },
    { path: '/seo-details/keyword-research', why: 'What people in your city call what you sell.' },
  ],
  closing: {
    text: 'We set up business profiles, map pins and pages for shops in Jaipur and elsewhere.',
    contact: { text: 'Tell us where your shop is', href: '/contact' },
  },
};
