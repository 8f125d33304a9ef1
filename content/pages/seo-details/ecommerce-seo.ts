import type { Guide } from '../../guide.ts';

export const ecommerceSeo: Guide = {
  path: '/seo-details/ecommerce-seo',
  heading: 'E-commerce SEO',
  lede: 'A shop has more addresses than products. How to show search engines the right ones.',
  figure: {
    figure: 'drawer-wall',
    alt: 'A wall of small drawers under an arch. Behind it the same wall repeats, paler each time, until it fades out. One drawer in front stands open and is lit.',
    caption: 'One shop, and the copies of it that filters make.',
    key: ['The product, with one address.', 'The shelf it stands on.', 'Copies made by filters, which nobody needs.'],
  },
  updated: '2026-11-20',
  opening:
    'Count the addresses of your shop, not its products. Twelve colours, six sizes, five price bands and four ways to sort make 1,440 versions of a single category page. A crawler that sets out to read them all may not have reached your new collection by Diwali.',
  sections: [
    {
      id: 'filters',
      heading: 'Filters that waste the crawler’s time',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Google calls filtered navigation by far the most common source of overcrawling that site owners report. While a crawler works through combinations, it finds your new and important pages later.',
            { cite: 'facets' },
          ],
        },
        { kind: 'paragraph', text: 'Decide for each filter which of two things it is.' },
        {
          kind: 'list',
          items: [
            [
              { strong: 'A convenience.' },
              ' Sorting, price sliders, “in stock only”. Close these addresses to crawlers in ',
              { code: 'robots.txt' },
              ', or put the choice after a ',
              { code: '#' },
              ', which search engines generally ignore.',
              { cite: 'facets' },
            ],
            [
              { strong: 'A shelf that people ask for.' },
              ' “Indigo bedsheets” may be one. Make it a category with an address, a heading and a sentence of its own, and link to it.',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'A combination that matches nothing should answer with status 404, not with an empty page that claims to be fine.',
            { cite: 'facets' },
          ],
        },
      ],
    },
    {
      id: 'aisles',
      heading: 'Categories, lists and product pages',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Googlebot generally does not type into your search box. It walks: from the menu to the category, from the category to the product. A product that only the search box can find may stay unfound.',
            { cite: 'structure' },
            ' How many links lead to a page, and how many steps it lies from the front door, also tell Google how much you yourself think of it. So link to the best seller from the home page.',
          ],
        },
      ],
    },
    {
      id: 'pages',
      heading: 'Index the second page of a list',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Crawlers do not press “Load more”. Give every page of a long list an address, such as ',
            { code: '?page=2' },
            ', reach it by an ordinary link, and let it name itself as canonical. Pointing every page at page one hides what stands on the others. The old ',
            { code: 'rel="next"' },
            ' hints are no longer used by Google.',
            { cite: 'pagination' },
          ],
        },
      ],
    },
    {
      id: 'variants',
      heading: 'One product in several variants',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Let each variant be reachable by its own address, as a path or as a parameter. If the colour is an optional parameter, name the address without it as canonical.',
            { cite: 'urls' },
            ' Links, sitemap and canonical tag must then agree on one spelling. Most shops that lose their way lose it here, in three systems that each write addresses a little differently.',
          ],
        },
      ],
    },
    {
      id: 'data',
      heading: 'One price on page, data and feed',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'A price stands in up to three places: on the page, in its structured data, and in a Merchant Center feed. Structured data makes product results with price and stock possible. The feed is required for the Shopping tab, and it tells Google of products that crawling might miss.',
            { cite: 'data' },
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'The three go out of step when something sells out. Turn on automatic updates, so that the feed follows the page.',
            { cite: 'data' },
            ' A shopper who was shown ₹1,450 and charged ₹1,690 does not come back to ask why.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'And the sold-out page itself? If the product returns, keep the page, say when, and offer something near it. If a successor exists, redirect to that. If neither, let it go with a 404, and take it out of the sitemap.',
        },
      ],
    },
    {
      id: 'example',
      heading: 'A worked example',
      blocks: [
        {
          kind: 'example',
          label: 'Chhapai House and its numbers were invented for this guide.',
          blocks: [
            {
              kind: 'paragraph',
              text: 'A block-print shop in Jaipur sells 380 products online. Its page indexing report lists 61,000 addresses. In one week its developer makes five decisions.',
            },
            {
              kind: 'table',
              caption: 'Five decisions about addresses',
              columns: ['What', 'Before', 'After'],
              rows: [
                ['Sort and price', 'Open to crawlers, linked from every list', 'Closed in robots.txt'],
                ['Colour “indigo”', 'A filter like any other', 'A category with 40 products and two paragraphs'],
                ['Page 2 onwards', 'A button', 'Links, each page its own canonical'],
                ['Bedsheet sizes', 'Four products with the same words', 'One product, four variants'],
                ['Discontinued', '210 empty pages', '34 redirects, the rest answer 404'],
              ],
              look: 'before-and-after',
            },
            {
              kind: 'paragraph',
              text: 'The shop does not sell one bedsheet more that week. What it has is a site whose size is the size of its stock, and a report in which the next fault will be visible.',
            },
          ],
        },
      ],
    },
  ],
  checkList: {
    heading: 'This week',
    items: [
      'Multiply your filters: how many addresses has one category?',
      'Compare that with the number in the page indexing report',
      'Click to five slow sellers without using the search box',
      'Open page two of a list with JavaScript switched off',
      'Check one price on the page, in its data and in the feed',
      'Decide what a sold-out page should do, and write it down',
    ],
  },
  sources: [
    {
      id: 'facets',
      title: 'Crawling December: Faceted navigation',
      publisher: 'Google Search Central Blog',
      url: 'https://developers.google.com/search/blog/2024/12/crawling-december-faceted-nav',
      published: '2024-12-17',
    },
    {
      id: 'structure',
      title: 'Help Google understand your ecommerce website structure',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/specialty/ecommerce/help-google-understand-your-ecommerce-site-structure',
      accessed: '2026-09-01',
    },
    {
      id: 'pagination',
      title: 'Pagination, incremental page loading, and their impact on Google Search',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading',
      accessed: '2026-09-01',
    },
    {
      id: 'urls',
      title: 'Designing a URL structure for ecommerce websites',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/specialty/ecommerce/designing-a-url-structure-for-ecommerce-sites',
      accessed: '2026-09-01',
    },
    {
      id: 'data',
      title: 'Share your product data with Google',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/specialty/ecommerce/share-your-product-data-with-google',
      accessed: '2026-09-01',
    },
  ],
  related: [
    {
      link: { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      why: 'robots.txt, status codes and canonical addresses, one by one.',
    },
    {
      link: { text: 'Mobile SEO', href: '/seo-details/mobile-seo' },
      why: 'The screen on which the shop is mostly seen.',
    },
  ],
  closing: {
    text: 'We build shops as well as tune them, so the advice arrives together with the person who can carry it out.',
    service: { text: 'See the SEO service', href: '/seo-service' },
    contact: { text: 'Ask about your shop', href: '/contact' },
  },
};
