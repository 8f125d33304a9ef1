import type { Action, ContentPage, Paragraph } from '../schema.ts';

type TeamPage = ContentPage & {
  /** The button beside the heading. */
  action: Action;
  /** Said under the portraits: they are drawn, and so are the people. */
  sampleNote: string;
  /** The seventh window, for whoever would like to join. */
  closing: { heading: string; text: Paragraph };
};

export const teamPage: TeamPage = {
  path: '/team',
  heading: 'Meet Our Awesome Team',
  lede: 'Six people, six windows. You will talk to the ones who do the work.',
  action: { text: 'Book A Call', href: '/book-a-call' },
  introduction: [
    'Nobody here is called a resource. The person who answers your first message stays on the project until it is handed over, and knows why each thing was decided, because they were in the room.',
    'Six is enough for strategy, engineering, design, cloud, writing and automation. It is too few for a day-and-night operations room or a hundred-page site by Friday, and we would sooner tell you that than hire strangers for your project.',
  ],
  sampleNote: 'The people on this page are samples, drawn for the design. The company’s own team takes their windows.',
  closing: {
    heading: 'Would you fit a seventh window?',
    text: [
      'If you draw, build or write with care and like to explain why, ',
      { text: 'introduce yourself', href: '/contact' },
      '. Show one piece of work and what you would change about it today.',
    ],
  },
};
