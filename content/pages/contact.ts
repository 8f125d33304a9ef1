import { company } from '../company.ts';
import { workingTerms } from '../company/working-terms.ts';
import { whatsapp } from '../main-line.ts';
import type { ContentPage, InternalLink, OutsideLink } from '../schema.ts';

type ContactPage = Pick<ContentPage, 'introduction'> & {
  /** Other ways, for those who would rather not fill in a form. */
  otherWays: { heading: string; links: readonly (InternalLink | OutsideLink)[] };
  /** When the phone is answered, on the clocks of a winter day, and what summer changes. */
  hours: { heading: string; clocks: typeof workingTerms.hoursOnClocks; note: string };
};

export const contactPage: ContactPage = {
  introduction: [
    [
      `We answer in ${workingTerms.languages}. You can write about a project, a question, a job or a complaint. For a project, tell us what you have today, what you need and by when. If you have a budget in mind, mention it and we tell you what is possible within it. `,
      { text: 'How we work', href: '/how-we-work' },
      ' says what follows.',
    ],
  ],
  otherWays: {
    heading: 'Other ways to get an answer',
    links: [
      { text: 'Book A Call', href: '/book-a-call' },
      { text: 'Start Chat', href: '/chatbot' },
      ...(whatsapp ? [whatsapp] : []),
      { text: 'Questions and answers', href: '/faq' },
    ],
  },
  hours: {
    heading: 'When we answer the phone',
    clocks: workingTerms.hoursOnClocks,
    note: `${workingTerms.officeDays} in ${company.address.city}, in winter.${workingTerms.hoursInSummer ?? ''}`,
  },
};
