import { callLengthMs, instantOf, wallTime } from '../../contracts/call-time.ts';
import { inWords } from '../../contracts/retention.ts';
import { address, city, contactFacts, officeHours, officeLanguages } from './contact-facts.ts';
import type { ToConfirm } from './to-confirm.ts';

const { days, opens, closes, closed } = officeHours;
const week = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday';
const isSpan = days.length > 2 && week.includes(days.join(' '));
const numbers = contactFacts.phones.length === 1 ? 'number' : 'numbers';
const spokenDays = isSpan ? `${days[0]} to ${days.at(-1)}` : new Intl.ListFormat('en-GB').format(days);
const language = new Intl.DisplayNames('en-GB', { type: 'language', fallback: 'none' });
const languages = officeLanguages.map((code) => String(language.of(code)));
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
export const holidays = closed.map(({ first, last }) => {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  // Content checks name what is no day.
  return from <= to ? date.formatRange(from, to).replace(/\s?–\s?/, ' to ') : `${first} to ${last}`;
});
/** `closed 9 to 11 November and 25 December`; empty without a holiday. */
const away = holidays.length === 0 ? '' : `closed ${new Intl.ListFormat('en-GB').format(holidays)}`;
const firstReply = '2 working days';
const hours = `${spokenDays}, ${opens} to ${closes} ${address.country} time (${contactFacts.timeZoneName}${away && `; ${away}`})`;

/** The office hours as a clock elsewhere shows them on a day. */
const clockIn = (zone: string, day: string): readonly string[] =>
  [opens, closes].map((time) => {
    const moment = instantOf({ day, time, zone: contactFacts.timeZone });
    return moment === undefined ? time : wallTime(moment, zone).time.replace(/^0/, '');
  });
const britain = 'Europe/London';
const newYork = 'America/New_York';
const [winter, summer] = ['2026-01-15', '2026-07-15'] as const;
/** The offset of the company’s clock on a day. */
const offsetOn = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: contactFacts.timeZone, timeZoneName: 'shortOffset' })
    .format(Date.parse(day))
    .replace(/.*GMT/, 'UTC');
const [utcInWinter, utcInSummer] = [winter, summer].map(offsetOn);
const hoursIn = (zone: string, day: string) => clockIn(zone, day).join(' to ');
/** Whether the office closes early in the morning there, all year; and whether its Monday begins there on Sunday night. */
const isEarly = [winter, summer].every((day) => /^[5-9]:/.test(clockIn(newYork, day)[1] ?? ''));
const isNight = opens < '12' && spokenDays.includes('Monday') && /^2[0-3]:/.test(clockIn(newYork, winter)[0] ?? '');

/** On which terms the company works: every number that a page or an email promises. */
export const workingTerms = {
  firstReply,
  /** The same in sentences, with a holiday: where no hours stand near. */
  replyWithin: away ? `${firstReply} (${away})` : firstReply,
  officeDays: spokenDays,
  officeHours: hours,
  /** As `UTC+5:30`. */
  clockInUtc: utcInWinter === utcInSummer ? utcInWinter : `${utcInWinter} in winter and ${utcInSummer} in summer`,
  /** Stands beside the phone numbers. */
  calls: `Our direct ${numbers}, ${hours}.`,
  /** The same hours for clients in Europe and America. */
  hoursAbroad: `In the United Kingdom ${hoursIn(britain, winter)} in winter and ${hoursIn(britain, summer)} in summer, in Germany one hour later. In New York ${hoursIn(newYork, winter)} in winter and ${hoursIn(newYork, summer)} in summer${isEarly ? ': calls are early in the morning, the rest is by email' : ''}.${isNight ? ` Our Monday morning in ${city} is Sunday night in New York.` : ''}`,
  /** What summer changes on these clocks, beside a zone that keeps its own. A build refuses an empty text. */
  hoursInSummer:
    hoursIn(newYork, winter) === hoursIn(newYork, summer)
      ? undefined
      : ' In summer, clocks in London and New York are one hour later.',
  /** A winter day’s hours on the clock of each place: from when to when, and the same in words. */
  hoursOnClocks: [
    [city, contactFacts.timeZone],
    ['London', britain],
    ['New York', newYork],
  ].map(([place = '', zone = '']) => ({ place, clock: clockIn(zone, winter), hours: hoursIn(zone, winter) })),
  /** As the calendar file of a booked call has it. */
  firstCall: inWords(callLengthMs),
  subcontractors: 'We do the work ourselves. If a part needs someone from outside, the quotation says so.',
  /** Of the team, on a call and in writing. */
  languages: new Intl.ListFormat('en-GB').format(languages),
  /** The same for who chooses one. */
  anyLanguage: new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(languages),
  quotation: { within: '5 working days', valid: '30 days' },
  /** Completes: “We count the weeks of every service from …”. */
  weeksFrom:
    'the day on which you have accepted the quotation and sent what it asks for at the start. That may be texts, access or the first payment',
  /** That there are three also stands in `refund` and `weeksFrom`, content/pages/how-we-work.ts and site-map.ts. */
  payments: {
    /** Of each of the three payments. */
    share: 'one third',
    moments: ['when you accept the quotation', 'when the working version runs', 'when you accept the work'],
    /** Of a small order: a text, a logo, a review. */
    smallOrder: 'one payment, when you accept the result',
    due: '14 days',
    /** Completes: “You pay …”. */
    ways: 'by bank transfer or, in India, by UPI',
    currencies: 'Indian rupees, US dollars, euros or pounds sterling',
    gst: 'For clients in India we add GST at the rate in force and show it on a line of its own. Services for clients abroad are invoiced as exports, without Indian GST where the law allows it. If you must deduct TDS, deduct it from our invoice and send us the certificate.',
  },
  acceptance: '10 working days',
  /** What follows when the client says nothing for so long. */
  silence: 'If we hear nothing, we remind you; 5 working days later the work counts as accepted.',
  late: 'If a date slips, we tell you as soon as we know and name a new one. If we are more than 30 days late, you can end the work at once.',
  confidentiality: '3 years',
  dataProcessing:
    'If we get access to personal data of your customers, we first sign a data processing agreement (GDPR, Art. 28), yours or ours. For data from the European Union or the United Kingdom we also sign the standard clauses that apply there (Art. 46). India has no adequacy decision from either.',
  support: {
    /** The specification’s own term. */
    lasts: 'six months',
    reply: '1 working day',
    /** What follows the support. */
    after: 'Nothing renews by itself. We send a quotation for each further fix, change or maintenance plan (AMC).',
    exclusions:
      'New functions, new content, training, hosting fees and licence fees are not included. Nor are faults caused by changes that others made.',
  },
  training: 'Training is included where our quotation lists it, as for a new shop. Ask for it before you accept.',
  refund: {
    returned:
      'If the work still does not match the agreed scope after two rounds of fixes, you do not make the third payment. We return the second.',
    kept: 'We keep the first. You keep the working version and its rights. For a small order you then pay nothing.',
  },
  notice: '14 days',
  /** What is paid when the work ends early. */
  ending:
    'You pay for the part that is done and receive it with its rights. If you have paid more than that, we return the rest.',
  liability:
    'For damage that we cause in a project we are liable up to its price. There is no limit for intent and gross negligence, or where the law allows none.',
  complaints: { reply: '2 working days', solved: '30 days' },
} as const;

export const holidaysToConfirm = away ? 'Take out of officeHours what is over (contact-facts.ts).' : undefined;

export const workingTermsToConfirm = {
  firstReply: 'Confirm how soon you answer a first message.',
  officeHours: 'Confirm your working hours (contact-facts.ts).',
  firstCall: 'Confirm how long a first call takes (contracts/call-time.ts).',
  subcontractors: 'Confirm who does the work, and whether you use subcontractors.',
  languages: 'Confirm which languages your team speaks and writes with clients (contact-facts.ts).',
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
    ways: 'Confirm how a client can pay you.',
    currencies: 'Confirm in which currencies you send invoices.',
    gst: 'Check with an accountant how you charge GST, at home and for exports, and what clients deduct as TDS.',
  },
  acceptance: 'Confirm how long a client has to check the finished work.',
  silence: 'Confirm what follows when a client does not answer in that time.',
  late: 'Confirm what follows when you are late.',
  confidentiality: 'Confirm how long you keep secrets after the work ends.',
  dataProcessing:
    'Confirm that you sign data processing agreements and the standard clauses of the European Union and the United Kingdom, and have an agreement of your own.',
  support: {
    reply: 'Confirm how soon you begin on a fault during support.',
    after: 'Confirm what follows the six months of support, and that nothing renews by itself.',
    exclusions: 'Confirm what the six months of support leave out.',
  },
  training: 'Confirm when training is part of the price.',
  refund: {
    returned: 'Confirm the refund behind “100% satisfaction guarantee”: of three payments you then keep the first.',
    kept: 'Confirm that the client then keeps the working version, and that of a small order you keep no payment.',
  },
  notice: 'Confirm how much notice either side gives to end the work.',
  ending: 'Confirm what is paid and returned when a project ends early.',
  liability: 'Check with a lawyer for what, and up to which sum, you are liable in a project.',
  complaints: {
    reply:
      'Confirm how soon you answer a complaint. If consumers buy from you online, rule 4 of the Consumer Protection (E-Commerce) Rules 2020 wants it within 48 hours, also over a weekend.',
    solved: 'Confirm how soon you decide on a complaint.',
  },
} as const satisfies ToConfirm<typeof workingTerms>;
