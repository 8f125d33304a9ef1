import type { Guide } from '../../guide.ts';
import { workedExample } from '../../worked-example.ts';

export const ecommerceSeo: Guide = {
  path: '/seo-details/ecommerce-seo',
  lede: 'How to show search engines the pages of your shop that matter, and not the thousands that filters make.',
  figure: {
    figure: 'drawer-wall',
    alt: 'A wall of small drawers under an arch. Behind it the same wall repeats, paler each time, until it fades out. One drawer in front is open and lit.',
    key: ['The product, with one address.', 'The category it is in.', 'Copies that filters make.'],
  },
  updated: '2026-11-20',
  opening:
    'E-commerce SEO is mostly the work of choosing which addresses of a shop are crawled and indexed. A shop has far more addresses than products. Twelve colours, six sizes, five price bands and four ways to sort make 1,440 versions of one category page. A crawler that reads them all may reach your new collection too late for Diwali.',
  sections: {
    filters: {
      heading: 'Filters that waste the crawler’s time',
      blocks: [
        'Google calls filtered navigation by far the most common source of overcrawling that website owners report. While a crawler works through combinations, it finds your new and important pages later.[^facets]',
        'Each filter is one of two types. Decide which.',
        {
          list: [
            '**A convenience.** Sorting, price sliders, “in stock only”. Block these addresses for crawlers in `robots.txt`, or put the choice after a `#`, which search engines generally ignore.[^facets]',
            '**A category that people search for.** “Indigo bedsheets” may be one. Give it an address, a heading and a sentence of its own, and link to it.',
          ],
        },
        'A combination that matches nothing should answer with status 404, not with an empty page and status 200.[^facets]',
      ],
    },
    aisles: {
      heading: 'Categories, lists and product pages',
      blocks: [
        'Googlebot generally does not type into your search box. It follows links: from the menu to the category, from the category to the product. It may not find a product that only the search box can find.[^structure] The number of links to a page, and of clicks from the home page, also tell Google how important it is to you. So link to your best sellers from the home page.',
      ],
    },
    pages: {
      heading: 'Index the second page of a list',
      blocks: [
        'Crawlers do not press “Load more”. Give every page of a long list an address that ends, for example, in `page=2`. Link to it in the ordinary way, and let it name itself as canonical, the address that counts. If every page names page one as canonical, the products on the others are hidden. The old `rel="next"` hints are no longer used by Google.[^pagination]',
      ],
    },
    variants: {
      heading: 'One product in several variants',
      blocks: [
        'Let each variant be reachable by its own address, as a path or as a parameter. If the colour is an optional parameter, name the address without it as canonical.[^urls] Links, sitemap and canonical tag must then agree on one spelling. Check this with care: the shop, the sitemap and the feed often write the same address a little differently.',
      ],
    },
    data: {
      heading: 'One price on page, data and feed',
      blocks: [
        'A price is in up to three places: on the page, in its structured data, and in a Merchant Center feed. Structured data is text for machines in the page’s code; it makes product results with price and stock possible. The feed is required for the Shopping tab, and it tells Google of products that crawling might miss.[^data]',
        'The three go out of step when something sells out. Turn on automatic updates, so that the feed follows the page.[^data] A customer who then sees a higher price may not buy, and Google may reject the product.',
        'A sold-out product needs one of three answers.',
        {
          terms: [
            {
              name: 'It returns',
              text: 'Keep the page, say when, and offer a similar product.',
              figure: 'returning',
            },
            { name: 'It has a successor', text: 'Redirect to that.', figure: 'replaced' },
            {
              name: 'Neither',
              text: 'Answer with a 404 and take the page out of the sitemap.',
              figure: 'gone',
            },
          ],
        },
      ],
    },
    example: workedExample('Chhapai Prints and its numbers were invented for this guide.', [
      'A block-print shop in Jaipur sells 380 products online. Its page indexing report lists 61,000 addresses. In one week its developer makes five changes.',
      {
        caption: 'Five changes to addresses',
        columns: ['What', 'Before', 'After'],
        rows: [
          ['Sort and price', 'Open to crawlers, linked from every list', 'Blocked in robots.txt'],
          ['Colour “indigo”', 'A filter like any other', 'A category with 40 products and two paragraphs'],
          ['Page 2 onwards', 'A button', 'Links, each page its own canonical'],
          ['Bedsheet sizes', 'Four products with the same words', 'One product, four variants'],
          ['Discontinued', '210 empty pages', '34 redirects, the rest answer 404'],
        ],
        look: 'before-and-after',
      },
      'This does not raise sales in the same week. The index now has only pages that the shop can sell from, and the next fault will be visible in the report.',
    ]),
  },
  checkList: [
    'Multiply your filters: how many addresses has one category?',
    'Compare that with the number in the page indexing report',
    'Click to five slow sellers without using the search box',
    'Open page two of a list with JavaScript switched off',
    'Check one price on the page, in its data and in the feed',
    'Decide what a sold-out page should do, and write it down',
  ],
  sources: {
    facets: {
      title: 'Crawling December: Faceted navigation',
      publisher: 'Google Search Central Blog',
      url: 'https://developers.google.com/search/blog/2024/12/crawling-december-faceted-nav',
      published: '2024-12-17',
    },
    structure: {
      title: 'Help Google understand your ecommerce website structure',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/specialty/ecommerce/help-google-understand-your-ecommerce-site-structure',
      accessed: '2026-09-01',
    },
    pagination: {
      title: 'Pagination, incremental page loading, and their impact on Google Search',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading',
      accessed: '2026-09-01',
    },
    urls: {
      title: 'Designing a URL structure for ecommerce websites',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/specialty/ecommerce/designing-a-url-structure-for-ecommerce-sites',
      accessed: '2026-09-01',
    },
    data: {
      title: 'Share your product data with Google',
      publisher: 'Google Search Central',
      url: 'https://developers.google.com/search/docs/specialty/ecommerce/share-your-product-data-with-google',
      accessed: '2026-09-01',
    },
  },
  related: [
    { path: '/seo-details/technical-seo', why: 'robots.txt, status codes and canonical addresses, one by one.' },
    { path: '/seo-details/mobile-seo', why: 'How a shop should work on a phone.' },
  ],
  closing: {
    text: 'We build online shops and improve existing ones, so we can also make the changes that we recommend.',
    contact: { text: 'Ask about your shop', href: '/contact' },
  },
};
