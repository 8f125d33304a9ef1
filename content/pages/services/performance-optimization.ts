import type { DevelopmentPage } from '../../schema.ts';

export const performanceOptimizationPage: DevelopmentPage = {
  path: '/services/performance-optimization',
  heading: 'Performance Optimization',
  lede: 'Find the slow step, remove it, and put up a rail so that it cannot come back.',
  actions: [
    { text: 'Contact Us', href: '/contact' },
    { text: 'About Us', href: '/about' },
  ],
  introduction: [
    'Your site is quick in the office, on a new laptop, beside the router. Your customer has a three-year-old phone and stands in a lift. What they experience can be measured, and it is usually a different site.',
    'We measure that one. Then we work on the single step that costs the most time, measure again, and go on until the next step would cost more than it gives. It is slow, careful work with quick results: the first repair is often a small one and helps more than all the later ones together.',
  ],
  facts: {
    whatItIs:
      'Measurement and repair of loading speed, responsiveness and layout stability, in the browser and on the server.',
    whoItIsFor:
      'Shops and services that lose people before the page appears, and teams whose product has grown heavier with every release.',
    whatYouWillHave:
      'Figures before and after, from real visits, the repairs in your code, and a budget that fails the build when it is broken.',
    whatToDoNext: [
      'Open your own site on the oldest phone in the office, then ',
      { text: 'tell us what you saw', href: '/contact' },
      '.',
    ],
  },
  sections: [
    {
      id: 'measures',
      heading: 'Three numbers worth knowing',
      paragraphs: [
        [
          'Google’s ',
          { text: 'Core Web Vitals', url: 'https://web.dev/articles/vitals' },
          ' are a fair summary of what people feel. They are judged at the 75th percentile of visits, so three visits out of four must be at least this good.',
        ],
      ],
      points: [
        {
          title: 'Largest Contentful Paint',
          description: 'When the main thing is visible. Good is 2.5 seconds or less.',
        },
        {
          title: 'Interaction to Next Paint',
          description: 'How soon the page answers a tap. Good is 200 milliseconds or less.',
        },
        {
          title: 'Cumulative Layout Shift',
          description: 'How much things jump while you read. Good is a score of 0.1 or less.',
        },
      ],
    },
    {
      id: 'usual-suspects',
      heading: 'Where the time goes',
      paragraphs: [
        'Pictures sent at four times the size they are shown. Fonts that hold back the text. Scripts from six firms, of which two are still paid. A database asked the same question ninety times for one page. A server on another continent. We have learned to look there first, and not to trust that habit until the measurement agrees.',
      ],
    },
    {
      id: 'how-it-goes',
      heading: 'How the work goes',
      paragraphs: [
        'First a recording: real visits where you have enough of them, and a laboratory that imitates a weak phone on a weak network where you have not. Then a list of steps, ordered by what they would save. You choose how far down the list we go.',
        'Every repair is a separate change with a figure before and after. If the figure does not move, the change is taken out again, however clever it was.',
      ],
    },
    {
      id: 'trade-offs',
      heading: 'What you may have to give up',
      paragraphs: [
        'Speed is often a decision and not a technique. The video behind the headline, the chat window that loads on every page, the third analytics tool: each has a friend in the company. We put its cost beside it in seconds and leave the choice with you.',
      ],
    },
    {
      id: 'when-not',
      heading: 'When not to buy this',
      paragraphs: [
        'If three visits out of four already meet all three numbers, you have better uses for the money. If the whole system is due to be replaced this year, put the budget into the new one as a requirement, and let the old one be.',
      ],
    },
  ],
  conclusion: [
    'Sites become slow the way rooms become full, a little each week. Clearing once is pleasant; a rule at the door is what lasts. The budget in the build is that rule, and it is the part of our work we would keep if we could keep only one.',
  ],
  closing: {
    heading: 'Which page should be faster?',
    text: 'One address is enough. We measure it before we answer.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
