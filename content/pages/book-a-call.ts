import { relaysMessages } from '../../contracts/own-services.ts';
import { workingTerms } from '../company/working-terms.ts';
import type { FormPage } from '../schema.ts';

type BookACallPage = FormPage & {
  /** Beside the phone numbers, which stand in company.ts. */
  direct: { heading: string; text: string };
};

export const bookACallPage: BookACallPage = {
  path: '/book-a-call',
  heading: 'Book a call',
  lede: 'Tell us who you are and what the call is about. You may choose a day and a time, shown in your time zone and ours.',
  notes: [
    `This is a request. ${relaysMessages ? 'You get an email at once, with a calendar file if you chose a time. ' : ''}Within ${workingTerms.firstReply} we confirm the time by email or phone. If it is outside our hours or already taken, we suggest another.`,
    `The call is free and takes ${workingTerms.firstCall}. We speak ${workingTerms.languages}, and call the number you give. For a video call, say so in the message. Put the address of your website into the message, and we look at it before the call.`,
    [
      `After the call you get a summary and, within ${workingTerms.quotation.within}, a quotation. `,
      { text: 'How we work', href: '/how-we-work' },
      ' says what follows.',
    ],
  ],
  direct: {
    heading: 'Or call now',
    text: workingTerms.calls,
  },
};
