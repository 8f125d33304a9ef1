import type { ContentPage, InternalLink, Paragraph } from '../schema.ts';
import { teamMembers } from '../team.ts';

type TeamPage = ContentPage & {
  /** The button beside the heading. */
  action: InternalLink;
  /** Said under the portraits: they are drawn, and so are the people. */
  sampleNote: string;
  /** The seventh window, for whoever would like to join. */
  closing: { heading: string; text: Paragraph };
};

const samples = teamMembers.filter(({ sample }) => sample);

export const teamPage: TeamPage = {
  path: '/team',
  heading: 'Meet Our Awesome Team',
  lede:
    samples.length === teamMembers.length
      ? 'These six people are samples, drawn for the design. They show which roles a large project needs. Our own team is not shown yet.'
      : `Samples, made up for the design: ${new Intl.ListFormat('en-GB').format(samples.map(({ name }) => name))}. Everyone else works here.`,
  action: { text: 'Book A Call', href: '/book-a-call' },
  introduction: ['We are a small team. Ask on the first call who would work on your project.'],
  sampleNote: 'None of the samples works here.',
  closing: {
    heading: 'Would you like to join our team?',
    text: [
      'If you design, build or write software, ',
      { text: 'introduce yourself', href: '/contact' },
      '. Send a link to one piece of your work, and say what you would change about it today.',
    ],
  },
};
