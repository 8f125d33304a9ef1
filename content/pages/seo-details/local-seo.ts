import type { Guide } from '../../guide.ts';

export const localSeo: Guide = {
  path: '/seo-details/local-seo',
  heading: 'Local SEO',
  lede: 'How map results decide which business to show, and what you can do about it this week.',
  figure: {
    figure: 'city-plan',
    alt: 'A plan of a city drawn as a round plate of blue tiles. A searcher stands at its centre; three shops stand at 500 metres, one kilometre and one and a half.',
    caption: 'The map weighs nearness, fit and fame together.',
    key: [
      'The nearest. It wins when the others are no better.',
      'The closest match to what was asked.',
      'The best known. It can be worth a longer walk.',
    ],
  },
  updated: '2026-11-20',
  opening: [
    'When a person in Bapu Bazaar types ',
    { term: 'tile repair' },
    ', no search engine looks for the best tile repairer in India. It looks for one who does that work, close to that person, whom other people seem to trust. Local SEO is the patient business of making all three plain.',
  ],
  sections: [
    {
      id: 'three',
      heading: 'Three things decide the order',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Google says that local results rest mainly on relevance, distance and popularity.',
            { cite: 'ranking' },
            ' They are weighed together, so a shop a little farther away can stand above the nearest one if it is a much better answer.',
          ],
        },
        {
          kind: 'terms',
          items: [
            {
              name: 'Relevance',
              figure: 'fit',
              text: 'How well your profile matches what was asked. You control it: category, services, description.',
            },
            {
              name: 'Distance',
              figure: 'distance',
              text: 'How far you are from the place named, or from where the phone seems to be. You cannot change it. You can stop hiding it behind a wrong pin.',
            },
            {
              name: 'Popularity',
              figure: 'fame',
              text: 'How well known you are, long called prominence: links, the number of reviews and their score. It grows slowly, like the shadow of a tall thing.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'One more sentence from the same page is worth knowing before anybody sells you a shortcut: there is no way to request or pay for a better local ranking.',
            { cite: 'ranking' },
            ' Advertisements can be bought. They are labelled, and they stop when you stop paying.',
          ],
        },
      ],
    },
    {
      id: 'profile',
      heading: 'Fill in your Business Profile',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Claim and verify your Google Business Profile first. It is free, and most of what a searcher sees comes from it. Fill it in as if a stranger had to find the door in the rain.',
        },
        {
          kind: 'paragraph',
          text: [
            'The name must be the one on your sign. Adding a city or a list of services to it breaks the guidelines and can have the profile suspended.',
            { cite: 'guidelines' },
            ' For categories the same guidelines ask for as few as possible: choose the one that completes the sentence “this business ',
            { strong: 'is' },
            ' a”, not “this business ',
            { strong: 'has' },
            ' a”.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Keep the hours right, holidays included. A customer who finds your shop closed on a day marked open will say so in a review.',
        },
      ],
    },
    {
      id: 'area',
      heading: 'Say where you work',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'If customers come to you, show the address. If you go to them, hide it and list a service area instead: up to twenty places, and as a rule no farther than about two hours’ drive from your base.',
            { cite: 'area' },
            ' Naming every town in Rajasthan does not bring Rajasthan. It makes a promise that the map will measure.',
          ],
        },
        { kind: 'aside', text: 'A pin 200 metres off is a customer on the wrong side of Chaura Rasta.' },
      ],
    },
    {
      id: 'reviews',
      heading: 'How to ask for reviews',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Ask when the work is fresh, by name, with the link from your profile or a printed code at the counter. Ask everyone, not only those who smiled. Offer nothing in return: incentives for reviews are not allowed, and an answer you paid for teaches you nothing.',
            { cite: 'reviews' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Reply to all of them. To praise, in one specific line. To a complaint, say what happened, what you did, and how to reach a person. The next reader judges the reply, not the star.',
        },
      ],
    },
    {
      id: 'site',
      heading: 'What your own site must say',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'A profile points to a site, and the two must agree. Put the same name, address and phone number on every page, as text. Give a place a page of its own only where you truly have one: a set of city pages that all lead to the same counter is what Google’s spam policies call doorway abuse.',
            { cite: 'spam' },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Then describe the business to machines. ',
            { code: 'LocalBusiness' },
            ' structured data needs a name and an address; opening hours, telephone and coordinates are recommended, and Google asks for at least five decimal places in the latitude and longitude.',
            { cite: 'markup' },
            ' At Jaipur’s latitude the fifth decimal is about a metre: the width of your door.',
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
          label: 'Neel Workshop was invented for this guide.',
          blocks: [
            {
              kind: 'paragraph',
              text: 'A pottery workshop sells from a lane off Amer Road and teaches a class on Sundays. Its owner changes six lines in an afternoon.',
            },
            {
              kind: 'table',
              caption: 'The profile before and after',
              columns: ['Field', 'Before', 'After'],
              rows: [
                ['Name', 'Best Blue Pottery Jaipur, Vases, Tiles, Classes', 'Neel Workshop'],
                ['Category', 'Gift shop', 'Pottery store; also pottery classes'],
                ['Pin', 'Middle of Amer Road', 'The blue door in the lane, checked on foot'],
                ['Hours', 'Always open', '10 to 6, closed Tuesday; Sunday class at 11'],
                ['Photographs', 'Two, one of a logo', 'Twelve: door, counter, kiln, class, five pieces'],
                ['Site', 'One page, number inside an image', 'A page for the shop, a page for the class'],
              ],
              look: 'before-and-after',
            },
            {
              kind: 'paragraph',
              text: 'Nothing here is clever. Each line is now true, and each answers a question that somebody standing at Hawa Mahal might ask. To learn whether it worked, note this month’s calls and requests for directions, and compare a month of the same length later.',
            },
          ],
        },
      ],
    },
  ],
  checkList: {
    heading: 'This week',
    items: [
      'Make the name on the profile the name on the sign',
      'Walk to your own pin and see whether it stands on the door',
      'Set the hours, including the next three holidays',
      'Compare the phone number on profile, site and directories',
      'Take ten photographs in daylight, the door first',
      'Reply to every review of the last year',
      'Add LocalBusiness data to the contact page and test it',
    ],
  },
  sources: [
    {
      id: 'ranking',
      title: 'Tips to improve your local ranking on Google',
      publisher: 'Google Business Profile Help',
      url: 'https://support.google.com/business/answer/7091',
      accessed: '2026-09-25',
    },
    {
      id: 'guidelines',
      title: 'Guidelines for representing your business on Google',
      publisher: 'Google Business Profile Help',
      url: 'https://support.google.com/business/answer/3038177',
      accessed: '2026-09-25',
    },
    {
      id: 'area',
      title: 'Manage your service areas for service-area & hybrid businesses',
      publisher: 'Google Business Profile Help',
      url: 'https://support.google.com/business/answer/9157481',
      accessed: '2026-11-20',
    },
    {
      id: 'reviews',
      title: 'Tips to get more reviews',
      publisher: 'Google Business Profile Help',
      url: 'https://support.google.com/business/answer/3474122',
      accessed: '2026-11-20',
    },
    {
      id: 'spam',
      title: 'Spam policies for Google web search',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/essentials/spam-policies',
      accessed: '2026-09-01',
    },
    {
      id: 'markup',
      title: 'Local business (LocalBusiness) structured data',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
      accessed: '2026-09-25',
    },
  ],
  related: [
    {
      link: { text: 'Mobile SEO', href: '/seo-details/mobile-seo' },
      why: 'Whoever looks for a place nearby is likely to hold a phone.',
    },
    {
      link: { text: 'Keyword research', href: '/seo-details/keyword-research' },
      why: 'What people call your trade in your city.',
    },
  ],
  closing: {
    text: 'We set up profiles, pins and pages for shops that people walk into, in Jaipur and elsewhere.',
    service: { text: 'See the SEO service', href: '/seo-service' },
    contact: { text: 'Tell us where your door is', href: '/contact' },
  },
};
