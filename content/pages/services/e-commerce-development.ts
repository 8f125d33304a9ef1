import type { DevelopmentPage } from '../../schema.ts';

export const eCommerceDevelopmentPage: DevelopmentPage = {
  path: '/services/e-commerce-development',
  heading: 'E-Commerce Development',
  lede: 'How a shop is put together so that the stranger at the counter can finish alone, and the stock in the back agrees.',
  actions: [
    { text: 'Contact Us', href: '/contact' },
    { text: 'See nine shop services', href: '/ECommerce-Servicces' },
  ],
  introduction: [
    'An online shop is a small warehouse with a website in front of it. The website is the part everyone discusses; the warehouse is where shops fail. A product sold twice, a refund nobody entered, a courier label with last year’s address: each of these is a fault in the connections, not in the design.',
    'We therefore draw the path of one order first, from the basket to the returned parcel, and name who is responsible at every step. Then we choose what to build it with.',
  ],
  facts: {
    whatItIs: 'The building of an online shop and its connections to payment, stock, delivery and accounts.',
    whoItIsFor:
      'Makers and traders opening their first shop, and sellers whose present one no longer keeps up with the orders.',
    whatYouWillHave:
      'A shop your staff can run: products, offers, orders and returns, with the figures agreeing at the end of the day.',
    whatToDoNext: [
      'Write down what happens to one order today, step by step, and ',
      { text: 'send it to us', href: '/contact' },
      '.',
    ],
  },
  sections: [
    {
      id: 'platform',
      heading: 'Platform or own build',
      paragraphs: [
        'A rented platform gets a normal shop online quickly and takes a share for it. WooCommerce gives you the code and the upkeep with it. A shop of your own, built around an API, makes sense when your rules do not fit: prices by customer, goods made to order, stock in many places, a marketplace with many sellers.',
        'Most first shops should rent. We set up rented platforms without regret, and keep your product data in a form that can move out later.',
      ],
    },
    {
      id: 'india',
      heading: 'Selling in India',
      paragraphs: [
        'Customers expect UPI beside cards, and many still choose cash on delivery. That choice has to be visible in your cash flow, because a parcel refused at the door has cost you two journeys. Invoices need the right GST treatment for each product and state.',
        [
          'A shop may not keep card numbers. Under ',
          {
            text: 'the Reserve Bank’s rules on saved cards',
            url: 'https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=12159&Mode=0',
          },
          ', in force since October 2022, only card issuers and networks store them; the shop keeps a token that is useless anywhere else.',
        ],
        'None of this is difficult when it is planned. All of it is unpleasant when it is added to a finished checkout.',
      ],
    },
    {
      id: 'path',
      heading: 'What we build along the path',
      paragraphs: ['Four places where orders are won or lost.'],
      points: [
        {
          title: 'Finding',
          description:
            'Categories people would name themselves, filters that never end in nothing, and search that forgives spelling.',
        },
        {
          title: 'Deciding',
          description:
            'Photographs, sizes, delivery date and return terms on the product page, before anyone has to ask.',
        },
        {
          title: 'Paying',
          description: 'A checkout without a forced account, which keeps what was typed when the payment fails.',
        },
        {
          title: 'After',
          description: 'Mails that say where the parcel is, and a return that can be started without a telephone call.',
        },
      ],
    },
    {
      id: 'when-not',
      heading: 'When not to build a shop',
      paragraphs: [
        'With a handful of products and customers you know by name, a catalogue page with a payment link may be all you need. A marketplace you already sell on may serve better than a shop nobody visits yet. We would rather build you that page now and the shop when there is a queue.',
      ],
    },
  ],
  conclusion: [
    'A shop has no finished day. Seasons change, couriers change, rules change. What we hand over is a shop whose parts can be changed one at a time by the people who run it, and whose figures can be trusted while they do.',
  ],
  closing: {
    heading: 'Follow one order with us',
    text: 'Tell us how an order reaches you today and where it gets stuck. We begin at that step.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
