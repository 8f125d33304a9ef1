import type { DevelopmentPage } from '../../schema.ts';

export const performanceOptimizationPage = {
  path: '/services/performance-optimization',
  figureLabel: 'A dial of five seconds over which a shadow rushes, and a water clock that counts drop by drop',
  lede: 'We make slow websites faster: we measure real visits, fix the slowest step, and set limits that an automatic check watches.',
  also: { text: 'About Us', href: '/about' },
  offer: {
    whatItIs:
      'We measure and improve the loading speed, the response to taps and the layout stability of your website, in the browser and on the server.',
    whatYouGet: 'Figures before and after, the fixes in your code, and an automatic check that reports slow changes.',
    priceDependsOn:
      'The platform first: on a rented shop system we can change pictures and scripts, but not the server. Then the number of page types, and how fast they have to be.',
    duration: { weeks: [2, 5], work: 'measuring and the first round of fixes' },
    firstStep: [
      'Open your website on an old phone, then ',
      { text: 'send us the address', href: '/contact' },
      ' of the slow page.',
    ],
  },
  introduction: [
    'Your website may be fast in your office. Your customer may have a three-year-old phone on a weak network. We measure what this customer sees, fix the step that costs the most time, and measure again.',
  ],
  sections: {
    measures: {
      heading: 'Three figures that matter',
      lede: [
        'Google’s ',
        { text: 'Core Web Vitals', url: 'https://web.dev/articles/vitals' },
        ' describe how fast a page feels. Three visits out of four must stay within each limit.',
      ],
      drawn: {
        lcp: {
          title: 'Largest Contentful Paint',
          description: 'When the main content is visible. 2.5 seconds or less is good.',
        },
        inp: {
          title: 'Interaction to Next Paint',
          description: 'How soon the page answers a tap. 200 milliseconds or less is good.',
        },
        cls: {
          title: 'Cumulative Layout Shift',
          description: 'How much the page jumps while it loads. A score of 0.1 or less is good.',
        },
      },
    },
    'usual-suspects': {
      heading: 'Common causes of slow pages',
      paragraphs: [
        'Pictures four times as large as they are shown. Fonts that delay the text. Scripts from services that you no longer use. The same database query ninety times for one page. A server on another continent. We look for these first, and fix only what the measurement confirms.',
      ],
    },
    'how-it-goes': {
      heading: 'Measure, fix, measure again',
      paragraphs: [
        'First we measure real visits. If you have too few, we test with a slow phone and a slow network. Then you get a list of steps, ordered by the time they save, and decide how far we go.',
        'Each fix is a separate change with a figure before and after. If the figure does not improve, we take the change out.',
      ],
    },
    'trade-offs': {
      heading: 'What you may have to remove',
      paragraphs: [
        'Some delays come from things you chose: the video at the top, the chat window on every page, a third analytics tool. We tell you what each one costs in seconds. You decide what stays.',
      ],
    },
    'when-not': {
      heading: 'When not to buy this',
      paragraphs: [
        'If your website is already within all three limits, spend the money on something else. If you replace the whole website this year, make speed a requirement of the new one.',
      ],
    },
  },
  conclusion: [
    'To accept the work, compare our figures before and after. Google’s figures cover the visits of the past 28 days, so a fix shows there in full 4 weeks later. The automatic check warns you when another change makes a page slower.',
  ],
  closing: {
    heading: 'Which page should be faster?',
    text: 'Send us one address. We measure it before we reply.',
  },
} satisfies DevelopmentPage;
