/**
 * Every promise and fact about the company that pages and mails state, with who vouches for it.
 * tests/site/claims/ finds each sentence that makes a claim and looks for it here; `npm run ready` lists what the
 * owner must confirm.
 */

import type { legalFacts } from './company/legal-facts.ts';
import { workingTerms } from './company/working-terms.ts';
import type { Path } from './site-map.ts';

type Fact = keyof typeof workingTerms | keyof typeof legalFacts;

/** Who vouches for a claim. */
export type Voucher =
  /** The specification contains it. `confirm` says what the owner has to check before the site is public. */
  | { by: 'specified'; section: string; confirm?: string }
  /** A test proves it: its file, and a name or sentence in it. */
  | { by: 'test'; file: string; name: string }
  /** Only the owner can know it. Facts, which it repeats, ask for themselves until they are confirmed. */
  | { by: 'owner'; confirm: string }
  | { by: 'owner'; facts: readonly Fact[] };

export type Claim = {
  /** The claim in one sentence, as the owner reads it. */
  claim: string;
  /** Matches the sentences that state it. */
  said: RegExp;
  /** The only page on which the pattern applies; all pages when absent. */
  on?: Path;
  /** Who vouches for it. */
  vouched: Voucher;
};

const owner = (confirm: string): Voucher => ({ by: 'owner', confirm });
const facts = (...named: readonly Fact[]): Voucher => ({ by: 'owner', facts: named });
const test = (file: string, name: string): Voucher => ({ by: 'test', file, name });
const specified = (section: string, confirm?: string): Voucher => ({
  by: 'specified',
  section,
  ...(confirm !== undefined && { confirm }),
});

/** Sentences that tell how the work is done, and promise no time, price or result. */
const plainMethod =
  /^(?!.*(?:guarantee|free\b|charge|refund|promise|within (?!agreed)|24\/7|in your name|you own|\d+ (?:working )?(?:minute|hour|day|week|month|year))).*\b(?:we|our|ours|us|jantar)\b/i;

export const claims: readonly Claim[] = [
  {
    claim: 'Trusted by 3,300+ users; a product by an elite author.',
    said: /3,300\+|elite author|(?:first two|both) are our own statements/i,
    vouched: specified('1', 'Check that you can show 3,300 users and the author’s mark, or take the two lines out.'),
  },
  {
    claim: '100% satisfaction guarantee: what differs from the agreed scope is fixed at no charge.',
    said: /100% satisfaction|guarantee (?:means|covers|is measured)|differs from the agreed scope|we fix at our cost|(?:satisfaction|support) and refunds/i,
    vouched: specified('1', 'Confirm the meaning of the guarantee on /how-we-work.'),
  },
  {
    claim: '24/7 support: write at any hour, answered in working hours.',
    said: /24\/7|at any hour/i,
    vouched: specified('1', 'Confirm that the inbox is read on every working day.'),
  },
  {
    claim: 'Six months of free support after launch.',
    said: /six months|6-month|free support/i,
    vouched: specified('1', 'Confirm that every project gets it.'),
  },
  {
    claim: 'Two years and more of experience in UI/UX and branding.',
    said: /2\+ years/i,
    vouched: specified('1', 'Count the years.'),
  },
  {
    claim: 'More than a hundred additional features.',
    said: /100\+/,
    vouched: specified('2', 'Have a list of a hundred functions that you can build; the page names 25.'),
  },
  {
    claim: 'The designs are industry-leading, in the company’s own opinion.',
    said: /industry-leading/i,
    vouched: specified('2', 'Decide whether you stand by the word.'),
  },
  {
    claim: 'A first message is answered by one of us, by email or phone, within the first reply time.',
    said: /(?:answers?|reply|tell you).*within \d+ working day|reply by email|we call back|we read it(?:,| and)|confirm the time|send you a written quotation|who will answer\b|without an email address we cannot/i,
    vouched: owner('Confirm who reads messages.'),
  },
  {
    claim: 'The first call, the quotation and the first written suggestions are free.',
    said: /(?:the|a first) call is free|book a call; it is free|the quotation is free|first conversation is free|in writing, at no charge|suggestions(?:, in writing,)? are free|talk for \d+ minutes/i,
    vouched: owner(
      'Confirm that you charge neither for the first call nor for the quotation and the first suggestions.',
    ),
  },
  {
    claim: 'A quotation lists what is included, and changes are priced before they are made.',
    said: /written quotation that lists|into your quotation|what each one involves|its price and its effect on the dates|do not agree to costs nothing|as a list you can tick/i,
    vouched: owner('Confirm that every project begins with a written quotation.'),
  },
  {
    claim:
      'The client owns the work as it is paid for; accounts and domain are in the client’s name from the first day.',
    said: /you own|in your name|assign to you/i,
    vouched: owner('Confirm that your contracts assign all rights, and that accounts are opened in the client’s name.'),
  },
  {
    claim: 'After the free support, work is done by quotation, and nothing renews by itself.',
    said: /we send a quotation for each/i,
    vouched: facts('support'),
  },
  {
    claim: 'Invoices, silence, delay and liability follow the rules of /how-we-work.',
    said: /when each part is due|end a project with a notice|days to check it before it goes live|order one round at a time|counts as accepted|you can end the work at once|liable up to its price/i,
    vouched: facts('acceptance', 'silence', 'late'),
  },
  {
    claim: 'The weeks of a service count from the day the quotation is accepted and what it asks for has arrived.',
    said: /count the weeks of every service/i,
    vouched: facts('weeksFrom'),
  },
  {
    claim: 'A round of SEO takes 12 weeks.',
    said: /rounds of 12 weeks/i,
    vouched: owner('Confirm that you plan search work in rounds of 12 weeks.'),
  },
  {
    claim: `The team answers in ${workingTerms.languages}.`,
    said: new RegExp(`answers? (?:calls and emails )?in ${workingTerms.languages}`, 'i'),
    vouched: facts('languages'),
  },
  {
    claim: 'Training is included where the quotation lists it.',
    said: /training is included/i,
    vouched: facts('training'),
  },
  {
    claim: 'After a break-in the company answers in working hours, and helps by quotation.',
    said: /we answer in our working hours/i,
    vouched: owner('Confirm that you help after a break-in, and when.'),
  },
  {
    claim: 'What is learned about a client stays confidential.',
    said: /keep what we learn about your business|ours lasts \d+ years after the work/i,
    vouched: facts('confidentiality'),
  },
  {
    claim: 'Faults are begun within the support reply time; complaints are answered and decided in time.',
    said: /we begin on it within|decides? within \d+ days|so soon we answer a complaint|we answer within/i,
    vouched: facts('support', 'complaints'),
  },
  {
    claim: 'An icon set comes with a website at no charge.',
    said: /icon set/i,
    vouched: specified('2', 'Confirm that you include it.'),
  },
  {
    claim: 'No position in a search engine, and no perfect safety, is promised.',
    said: /cannot promise|promise a position|nobody can promise|no one can (?:promise|sell)|sell no guarantee/i,
    vouched: owner('Confirm that no one in sales promises more.'),
  },
  {
    claim: 'An account is free, and needs an email address and a password or a provider.',
    said: /account is free|free account/i,
    vouched: test('tests/journeys/accounts.test.ts', 'test('),
  },
  {
    claim: 'The guides are free to read and name their sources.',
    said: /free guides|nine guides|our guides|^they are free\.$/i,
    vouched: test('content/guides.test.ts', 'sourceFaults'),
  },
  {
    claim: 'The chat sends nothing that is typed, unless the visitor attaches it to a message.',
    said: /stays? in this tab/i,
    vouched: test('tests/browser/chat.test.ts', 'test('),
  },
  {
    claim: 'A message that could not be sent is kept on the device for a week.',
    said: /kept on (?:this|your) device/i,
    vouched: test('site/form-kit/draft.dom.test.tsx', 'each is kept on the device for a week and no longer'),
  },
  {
    claim: 'What is typed into a form is used to answer, and for nothing else.',
    said: /(?:type|write|send us).*to answer you/i,
    vouched: owner('Confirm that no one uses enquiries for advertising.'),
  },
  {
    claim: 'A message stays in the database and in the company’s email for the times on /privacy.',
    said: /in our database and .* in our email/i,
    vouched: facts('enquiriesKept'),
  },
  {
    claim: 'Times, storage keys and recipients on the privacy page are those of the program.',
    said: /./,
    on: '/privacy',
    vouched: test('tests/site/privacy.test.ts', 'is on the privacy page'),
  },
  {
    claim: 'The figures of this website are those that the measuring commands wrote.',
    said: /./,
    on: '/work/this-site',
    vouched: test('tests/site/measured.test.ts', 'every figure on the page is one of a file'),
  },
  {
    claim: 'Who asks may watch the commands that measured this website.',
    said: /run each command while you watch/i,
    vouched: owner('Confirm it, or publish the source code and link it on /work/this-site.'),
  },
  {
    claim: 'The terms of use.',
    said: /./,
    on: '/terms',
    vouched: owner('Have a lawyer read the terms of use.'),
  },
  {
    claim: 'Accessibility is tested on every page.',
    said: /./,
    on: '/accessibility',
    vouched: test('tests/browser/for-readers.ts', 'accessibilityFaults'),
  },
  {
    claim: 'Reports of weaknesses are answered, judged and fixed as the security page says.',
    said: /./,
    on: '/security',
    vouched: owner('Confirm who reads security reports, and the rules for tests.'),
  },
  {
    claim: 'Every issue of the newsletter has an unsubscribe link.',
    said: /(?:every|each) (?:issue|newsletter)(?: of the newsletter)? has/i,
    vouched: owner('Put each reader’s own link, from the list you download, into every issue you send.'),
  },
  {
    claim: 'The newsletter is sent after a confirmation, and its link ends it.',
    said: /newsletter|confirm|subscri|monthly letter|useful letter|link (?:in our email )?(?:is good|works|ends)/i,
    vouched: test('tests/journeys/catalogue-without-script.test.ts', 'the newsletter is ordered, confirmed and ended'),
  },
  {
    claim:
      'A marketplace can have AI-driven matching, project management tools, team collaboration, refunds, milestones, badges and roles.',
    said: /refund request management|(?:milestones|payouts), refunds|refunds connected/i,
    vouched: specified('2', 'Confirm that you can build each function that /features and /solutions name.'),
  },
  {
    claim: 'The pages describe the work as it is done.',
    said: plainMethod,
    vouched: owner('Read every service page once and confirm that this is how you work.'),
  },
];

/** Sentences that look like a claim but are not about the company: about a tool, the trade, or what the reader should do. */
export const notClaims: readonly RegExp[] = [/^it is free, most editors know it/i, /a refund that was not entered/i];
