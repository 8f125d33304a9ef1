import type { LinkCard, Section, ServicePage, Titled } from '../schema.ts';

type ECommerceServicesPage = ServicePage & {
  /** Nine cards, in the order shown. */
  cards: Titled<LinkCard>;
  /** What stands after the cards. */
  sections: readonly Section[];
};

export const eCommerceServicesPage: ECommerceServicesPage = {
  path: '/ECommerce-Servicces',
  heading: 'E-commerce Development',
  lede: 'A shop with stock, payment and delivery joined up, and nine ways to make it sell better.',
  actions: [
    { text: 'Contact Us', href: '/contact' },
    { text: 'How a shop is built', href: '/services/e-commerce-development' },
  ],
  introduction: [
    'Selling online is a chain. People find the shop, trust it, choose, pay, wait, and perhaps come again. Strengthening any link but the weakest one changes nothing, which is why advertising for a shop with a broken checkout is the most expensive way to learn that it is broken.',
    'So we look for the weakest link first. Sometimes it is the storefront and sometimes the stock list. The nine services below cover the whole chain; few shops need more than three of them at once.',
  ],
  facts: {
    whatItIs: 'Building, repair and growth of online shops, link by link.',
    whoItIsFor: 'Makers, traders and marketplaces, with one product or many thousands, in Jaipur or far from it.',
    whatYouWillHave:
      'A shop where a stranger can order without help, and figures that show which link to strengthen next.',
    whatToDoNext: [
      'Order something from your own shop on a phone, and ',
      { text: 'tell us where you hesitated', href: '/contact' },
      '.',
    ],
  },
  cards: {
    heading: 'Nine links of the chain',
    lede: 'Start where yours is thinnest.',
    items: [
      {
        title: 'Storefront Design',
        description: 'Pages where people see the product, the price and the delivery date without searching.',
        icon: 'store',
        link: '/services',
      },
      {
        title: 'Custom Shop Build',
        description: 'For rules that no ready-made shop knows: made to order, priced by customer, many sellers.',
        icon: 'code-xml',
        link: '/contact',
      },
      {
        title: 'Mobile Shopping App',
        description: 'For customers who come back weekly. The others are better served by a fast site.',
        icon: 'smartphone',
        link: '/App-Service',
      },
      {
        title: 'AI Recommendations',
        description: 'Suggestions from what is bought together, with a reason shown and a switch to turn them off.',
        icon: 'sparkles',
        link: '/services/ai-automation',
      },
      {
        title: 'Search Visibility',
        description: 'Category and product pages that search engines can read and buyers can compare.',
        icon: 'search',
        link: '/seo-service',
      },
      {
        title: 'Marketplace Solutions',
        description: 'Many sellers, one checkout: milestones, payouts, refunds and disputes in one place.',
        icon: 'users',
        link: '/solutions',
      },
      {
        title: 'Cloud Hosting',
        description: 'Room for the festival week without paying for it in the quiet months.',
        icon: 'cloud',
        link: '/services/cloud-services',
      },
      {
        title: 'Order Automation',
        description: 'Invoices, labels and stock figures that write themselves, with a log to check them by.',
        icon: 'workflow',
        link: '/services/ai-automation',
      },
      {
        title: 'Payments and Support',
        description: 'UPI, cards and refunds connected and tested, and six months of free help after launch.',
        icon: 'credit-card',
        link: '/contact',
      },
    ],
  },
  sections: [
    {
      id: 'first-look',
      heading: 'How we find the weakest link',
      paragraphs: [
        'We place orders ourselves, on a phone, with a slow network, as a new customer and as a returning one, and send one back. Then we follow the order through your office. The result is a list of places where money or patience is lost, in order of size, and a proposal for the first of them only.',
      ],
    },
    {
      id: 'not-yet',
      heading: 'When to wait',
      paragraphs: [
        'If fewer people visit in a month than you could greet in person, leave the checkout alone and go and meet them: search, markets, other people’s shops. If returns are high, look at the photographs and the size table before any software. Both pieces of advice are free and neither involves us.',
      ],
    },
  ],
  closing: {
    heading: 'Which link is yours?',
    text: 'Describe the shop and what bothers you about it. A person reads it and answers with the first thing to look at.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
