import type { DevelopmentPage } from '../../schema.ts';

export const eCommerceDevelopmentPage = {
  path: '/services/e-commerce-development',
  figureLabel: 'A shop’s counter under its awning, with parcels and coins level on a pair of scales',
  heading: 'E-Commerce Development',
  lede: 'We build online shops in which a first-time customer can order without help and the stock figures are right.',
  also: { text: 'See nine shop services', href: '/ECommerce-Servicces' },
  offer: {
    whatItIs:
      'We build your online shop and connect it to payment, stock, delivery and accounts. We use a rented platform, WooCommerce or our own code, depending on your rules.',
    whatYouGet: 'A shop that your staff can run: products, offers, orders, invoices and returns, with training.',
    priceDependsOn:
      'Your rules, more than your products. A shop with 500 kurtas at one price is easy; one with 20 and prices by customer is not. Then the payment and courier services, and data from an old shop.',
    duration: {
      weeks: [4, 10],
      work: 'a shop with up to a few hundred products',
      after: 'A shop with its own rules usually takes 3 to 6 months.',
    },
    firstStep: [
      'Write down what happens to one order today, step by step, and ',
      { text: 'send it to us', href: '/contact' },
      '.',
    ],
  },
  introduction: [
    'Many faults of a shop start behind the website: a product sold twice, a refund that was not entered, a label with an old address. So we first follow one order from the basket to the return, and name who is responsible for each step. Then we choose the software.',
  ],
  sections: {
    platform: {
      heading: 'Rented platform or own shop?',
      lede: 'Most first shops should rent. We set up rented platforms, such as Shopify, too, and keep your product data in a form that you can move later.',
      drawn: {
        rented: {
          title: 'Rented platform',
          description: 'A normal shop is online quickly. You pay a monthly fee or a share of sales.',
        },
        shared: { title: 'WooCommerce', description: 'You get the code, and the maintenance with it.' },
        own: {
          title: 'A shop of your own',
          description:
            'It pays when your rules do not fit: prices by customer, goods made to order, several warehouses, or many sellers.',
        },
      },
    },
    india: {
      heading: 'Selling in India',
      paragraphs: [
        'Customers expect UPI and cards, and many still choose cash on delivery. Plan for the cost of refused parcels.',
        [
          'Each invoice needs the GST rate of the product: CGST and SGST within your state, IGST to other states. We put the rates into a table that your staff can edit. On 22 September 2025 ',
          {
            text: 'the rates of 12 and 28 per cent ended',
            url: 'https://cleartax.in/s/56th-gst-council-meet-news',
          },
          ' for most goods. A shop with rates in its code needed a developer for that.',
        ],
        [
          'A shop may not store card numbers. Under ',
          {
            text: 'the Reserve Bank’s rules on saved cards',
            url: 'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=12159&Mode=0',
          },
          ', only card issuers and card networks may store them. The shop keeps a token that works nowhere else.',
        ],
      ],
    },
    path: {
      heading: 'What we build for each step',
      lede: 'Four steps at which customers buy or leave.',
      drawn: {
        finding: {
          title: 'Finding',
          description: 'Clear categories, filters without empty results, and a search that accepts spelling mistakes.',
        },
        deciding: {
          title: 'Deciding',
          description: 'Photos, sizes, delivery date and return terms on the product page.',
        },
        paying: {
          title: 'Paying',
          description: 'A checkout without a forced account. If the payment fails, the customer’s entries are kept.',
        },
        after: {
          title: 'After',
          description: 'Emails that say where the parcel is, and a return that needs no phone call.',
        },
      },
    },
    'when-not': {
      heading: 'When you do not need a shop',
      paragraphs: [
        'If you sell a few products to customers you know, a catalogue page with a payment link may be enough. If you already sell well on a marketplace, improve your pages there first.',
      ],
    },
  },
  conclusion: [
    'In the first week, compare three figures each evening: orders, money received and stock. They have to match, with the returns included. If you change your courier later, nothing else changes: each service has its own connection.',
  ],
  closing: {
    heading: 'How does an order reach you today?',
    text: 'Write down the steps, from the call or the WhatsApp message to the parcel. We mark the one that a shop should take over first.',
  },
} satisfies DevelopmentPage;
