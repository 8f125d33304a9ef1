import { contactFacts } from './contact-facts.ts';
import type { ToConfirm } from './to-confirm.ts';

/** On which terms the company works: every number that a page or an email promises. */
export const workingTerms = {
  firstReply: '2 working days',
  officeHours: `Monday to Friday, 10:00 to 18:00 India time (${contactFacts.timeZoneName})`,
  quotation: { within: '5 working days', valid: '30 days' },
  payments: {
    /** Of each of the three payments. */
    share: 'one third',
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
    exclusions:
      'New functions, new content, training, hosting fees and licence fees are not included. Nor are faults caused by changes that others made.',
  },
  refund: 'If we cannot meet the agreed list after two rounds of fixes, you get back what you paid for that stage.',
  notice: '14 days',
  complaints: { reply: '5 working days', solved: '30 days' },
} as const;

export const workingTermsToConfirm = {
  firstReply: 'Confirm how soon you answer a first message.',
  officeHours: 'Confirm your working hours.',
  quotation: {
    within: 'Confirm how soon after the first call the quotation comes.',
    valid: 'Confirm how long a quotation holds.',
  },
  payments: {
    share: 'Confirm that the price is paid in three equal parts.',
    due: 'Confirm how long a client has to pay an invoice.',
    currencies: 'Confirm in which currencies you send invoices.',
    gst: 'Check with an accountant how you charge GST, at home and for exports.',
  },
  acceptance: 'Confirm how long a client has to check the finished work.',
  confidentiality: 'Confirm how long you keep secrets after the work ends.',
  support: {
    reply: 'Confirm how soon you begin on a fault during support.',
    exclusions: 'Confirm what the six months of support leave out.',
  },
  refund: 'Confirm the refund behind “100% satisfaction guarantee”.',
  notice: 'Confirm how much notice either side gives to end the work.',
  complaints: {
    reply: 'Confirm how soon you answer a complaint.',
    solved: 'Confirm how soon you decide on a complaint.',
  },
} as const satisfies ToConfirm<typeof workingTerms>;
