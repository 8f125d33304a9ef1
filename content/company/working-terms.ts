import { callLengthMs } from '../../contracts/call-time.ts';
import { inWords } from '../../contracts/retention.ts';
import { contactFacts } from './contact-facts.ts';
import type { ToConfirm } from './to-confirm.ts';

/** On which terms the company works: every number that a page or an email promises. */
export const workingTerms = {
  firstReply: '2 working days',
  officeHours: `Monday to Friday, 10:00 to 18:00 India time (${contactFacts.timeZoneName})`,
  /** As the calendar file of a booked call has it. */
  firstCall: inWords(callLengthMs),
  /** Of the team, on a call and in writing. */
  languages: 'English and Hindi',
  quotation: { within: '5 working days', valid: '30 days' },
  /** Completes: “We count the weeks of every service from …”. */
  weeksFrom:
    'the day on which you have accepted the quotation and sent what it asks for at the start, such as texts, access and the first payment',
  payments: {
    /** Of each of the three payments. */
    share: 'one third',
    moments: ['when you accept the quotation', 'when the working version runs', 'when you accept the work'],
    /** Of a small order: a text, a logo, a review. */
    smallOrder: 'one payment, due when you accept the result',
    due: '14 days',
    currencies: 'Indian rupees, US dollars, euros or pounds sterling',
    gst: 'For clients in India we add GST at the rate in force and show it on a line of its own. Services for clients abroad are invoiced as exports, without Indian GST where the law allows it.',
  },
  acceptance: '10 working days',
  confidentiality: '3 years',
  support: {
    /** The specification’s own term. */
    lasts: 'six months',
    reply: '1 working day',
    /** What follows the support. */
    after: 'Nothing renews by itself. We send a quotation for each further fix, change or maintenance plan.',
    exclusions:
      'New functions, new content, training, hosting fees and licence fees are not included. Nor are faults caused by changes that others made.',
  },
  training: 'Training is included where our quotation lists it, as for a new shop. Ask for it before you accept.',
  refund:
    'If the work still does not match the agreed scope after two rounds of fixes, the last payment is not due and you get back the one before it. You keep what the first payment covers. For a small order you then pay nothing.',
  notice: '14 days',
  complaints: { reply: '5 working days', solved: '30 days' },
} as const;

export const workingTermsToConfirm = {
  firstReply: 'Confirm how soon you answer a first message.',
  officeHours: 'Confirm your working hours.',
  firstCall: 'Confirm how long a first call takes (contracts/call-time.ts).',
  languages: 'Confirm which languages your team speaks and writes with clients.',
  quotation: {
    within: 'Confirm how soon after the first call, or after the last answer by email, the quotation comes.',
    valid: 'Confirm how long a quotation holds.',
  },
  weeksFrom: 'Confirm from which day the typical weeks of the service pages count.',
  payments: {
    share: 'Confirm that the price is paid in three equal parts.',
    moments: 'Confirm when each of the three parts is paid.',
    smallOrder: 'Confirm how a small order is paid, and that its support begins when it is accepted.',
    due: 'Confirm how long a client has to pay an invoice.',
    currencies: 'Confirm in which currencies you send invoices.',
    gst: 'Check with an accountant how you charge GST, at home and for exports.',
  },
  acceptance: 'Confirm how long a client has to check the finished work.',
  confidentiality: 'Confirm how long you keep secrets after the work ends.',
  support: {
    reply: 'Confirm how soon you begin on a fault during support.',
    after: 'Confirm what follows the six months of support, and that nothing renews by itself.',
    exclusions: 'Confirm what the six months of support leave out.',
  },
  training: 'Confirm when training is part of the price.',
  refund:
    'Confirm the refund behind “100% satisfaction guarantee”: of three payments you then keep the first, of a small order none.',
  notice: 'Confirm how much notice either side gives to end the work.',
  complaints: {
    reply: 'Confirm how soon you answer a complaint.',
    solved: 'Confirm how soon you decide on a complaint.',
  },
} as const satisfies ToConfirm<typeof workingTerms>;
