import type { ContentPage } from '../schema.ts';

export const servicesPage: Pick<ContentPage, 'introduction'> = {
  introduction: [
    'We are a small software development company in Jaipur. You can buy each of the nine services alone. Its page says what you get, what decides the price, how long it usually takes and when not to buy it.',
    [
      'Not sure which service you need? Start from your problem on the ',
      { text: 'Explore page', href: '/explore' },
      ', or ',
      { text: 'describe it to us', href: '/contact' },
      '.',
    ],
  ],
};
