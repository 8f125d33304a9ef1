import type { AnchoredSection, PageCard, ServicePage, Titled } from '../schema.ts';

type ECommerceServicesPage = ServicePage & {
  /** Nine cards, in the order shown. */
  cards: Titled<PageCard>;
  /** How we find out where a shop loses orders. */
  review: AnchoredSection;
  /** When none of the nine is the first thing to buy. */
  notYet: AnchoredSection;
};

export const eCommerceServicesPage: ECommerceServicesPage = {
  path: '/ECommerce-Servicces',
  figureLabel: 'A street of nine shops in one arcade, with a shopping bag above it on a dial of hours',
  lede: 'We build online shops and improve existing ones: payment, stock, delivery, search and speed.',
  also: { text: 'How a shop is built', href: '/services/e-commerce-development' },
  offer: {
    whatItIs:
      'Nine services for online shops. If you have a shop, we find out where it loses orders and fix that first.',
    whatYouGet:
      'A shop in which a first-time customer can order without help, and figures that show where customers leave.',
    priceDependsOn:
      'Which of the nine you choose, and your platform: on a rented one we can change less than in code of your own. Each system to connect, such as a courier or Tally, adds to it.',
    duration: {
      weeks: [1, 3],
      work: 'a review of your shop',
      after: 'A new shop usually takes 4 to 10 weeks, one with its own rules 3 to 6 months.',
    },
    firstStep: [
      { text: 'Tell us what you sell', href: '/contact' },
      '. If you have a shop, first order from it on a phone, and say where it was difficult.',
    ],
  },
  introduction: [
    [
      'Few shops need more than three of the nine services at once. For how we choose between a rented platform and a shop of your own, see ',
      { text: 'e-commerce development', href: '/services/e-commerce-development' },
      '.',
    ],
  ],
  cards: {
    heading: 'Nine services for shops',
    lede: 'You can buy each one alone.',
    items: [
      {
        title: 'Storefront Design',
        description: 'Pages that show the product, the price and the delivery date at once.',
        link: '/services',
      },
      {
        title: 'Custom Shop Build',
        description: 'For special rules: made to order, prices by customer, or many sellers.',
        link: '/contact',
      },
      {
        title: 'Mobile Shopping App',
        description: 'For customers who buy every week. For others a fast website is enough.',
        link: '/App-Service',
      },
      {
        title: 'AI Recommendations',
        description: 'Suggestions based on what is bought together. You can switch them off.',
        link: '/services/ai-automation',
      },
      {
        title: 'Search Visibility',
        description: 'Category and product pages that search engines can read.',
        link: '/seo-service',
      },
      {
        title: 'Marketplace Solutions',
        description: 'Many sellers, one checkout: payouts, refunds and disputes in one system.',
        link: '/solutions',
      },
      {
        title: 'Cloud Hosting',
        description: 'More capacity for festival sales, without paying for it all year.',
        link: '/services/cloud-services',
      },
      {
        title: 'Order Automation',
        description: 'Invoices, labels and stock figures made automatically, with a log.',
        link: '/services/ai-automation',
      },
      {
        title: 'Payments and Support',
        description: 'UPI, cards and refunds connected and tested, with six months of free support.',
        link: '/contact',
      },
    ],
  },
  review: {
    id: 'first-look',
    heading: 'How we review a shop',
    paragraphs: [
      'We place orders on a phone with a slow network, as a new and as a returning customer, and return one parcel. Then we follow the order through your office. You get a list of the places where you lose orders, the largest first, and a quotation for the first fix.',
    ],
  },
  notYet: {
    id: 'not-yet',
    heading: 'When to fix something else first',
    paragraphs: [
      'If your shop has very few visitors, work on search and advertising before the checkout. If many parcels come back, check your photos and size tables before you buy software.',
    ],
  },
  closing: {
    heading: 'Where does your shop lose orders?',
    text: 'Send us its address. Before we reply, we go through an order on a phone, up to the payment.',
  },
};
