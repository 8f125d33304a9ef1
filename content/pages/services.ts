import type { ContentPage } from '../schema.ts';
import { services } from '../services.ts';

export const servicesPage: ContentPage = {
  path: '/services',
  heading: services.heading,
  lede: services.lede,
  introduction: [
    'This is the whole list of what a software development company in Jaipur of our size can do well. Each service can be bought alone. None of them needs the others, and we will not tell you otherwise to make the order larger.',
    [
      'They do join up, though. A shop needs words and pictures before it needs automation; an app needs a tested design before it needs code. If you are not sure which one comes first, the ',
      { text: 'map by need', href: '/explore' },
      ' starts from the problem and not from the name of the service.',
    ],
  ],
  facts: {
    whatItIs:
      'Nine services, from AI to graphic design, each with a page that says how it goes and when not to buy it.',
    whoItIsFor:
      'Anyone who has to get software, words or pictures made and wants to read about it before being sold to.',
    whatYouWillHave:
      'From each service: the work itself, the files it was made from, and notes that let somebody else carry on.',
    whatToDoNext: [
      'Open the card that is nearest to your need, or ',
      { text: 'describe the need', href: '/contact' },
      ' and let us name the service.',
    ],
  },
};
