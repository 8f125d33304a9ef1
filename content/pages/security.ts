import { company } from '../company.ts';
import { workingTerms } from '../company/working-terms.ts';
import type { LegalPage } from '../legal-page.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const securityPage: LegalPage = {
  path: '/security',
  heading: 'Security',
  lede: 'If you have found a weakness on this website, tell us. This page says how, what we do then, and what we promise you.',
  figureLabel: 'A city gate at dusk with a bell beside it, its rope within reach of everyone outside',
  updated: '2026-11-27',
  short: [
    { name: 'Report to', value: 'Email', note: company.email },
    { name: 'First answer', value: workingTerms.firstReply, note: 'From one of us who can judge the report.' },
    { name: 'Legal action', value: 'None', note: 'Against anyone who follows the rules below.' },
    { name: 'Reward', value: 'Thanks', note: 'By name if you like. We pay no bounties.' },
  ],
  clauses: {
    report: {
      heading: 'How to report',
      paragraphs: [
        [
          'Write to ',
          { text: company.email, uri: `mailto:${company.email}?subject=Security` },
          ` with “Security” as the subject. Programs find the same contact at ${company.origin}/.well-known/security.txt.`,
        ],
        'You may stay anonymous. Write in English or Hindi.',
      ],
      points: [
        { title: 'Where', description: 'The address or the part of the website.' },
        { title: 'How', description: 'The steps that show the weakness, so that we can repeat them.' },
        { title: 'Why it matters', description: 'What someone could do with it.' },
      ],
    },
    // oxlint-disable-next-line unicorn/no-thenable -- an anchor, and no function to be awaited
    then: {
      heading: 'What happens then',
      paragraphs: [
        'We tell you whether we can repeat it. We first fix what puts visitors at risk, and tell you when it is done.',
        'Please publish nothing before that. You need not wait longer than shown below.',
      ],
      spans: {
        caption: 'Times from your report',
        columns: ['What', 'How long'],
        rows: [
          { what: 'Our first answer', ms: 2 * DAY, time: workingTerms.replyWithin },
          { what: 'You may publish, fixed or not', ms: 90 * DAY, time: '90 days' },
        ],
        marks: [
          { ms: HOUR, time: '1 hour' },
          { ms: DAY, time: '24 hours' },
          { ms: 7 * DAY, time: '7 days' },
          { ms: 90 * DAY, time: '90 days' },
        ],
      },
    },
    rules: {
      heading: 'Rules for tests',
      paragraphs: ['Within these rules your test is welcome, and we take no legal action against you.'],
      points: [
        {
          title: 'Use your own account',
          description: 'Do not read, change or keep data of other people. Stop when you see some, and tell us.',
        },
        { title: 'Do not flood', description: 'No load tests and no spam through the forms.' },
        { title: 'Do not trick people', description: 'No phishing, no calls to our team, no visits to our office.' },
      ],
    },
    protects: {
      heading: 'What protects this website',
      paragraphs: ['Automatic tests show each of these, for every version of the website.'],
      points: [
        {
          title: 'No foreign code',
          description: 'A content security policy with Trusted Types allows only the scripts of this website.',
        },
        {
          title: 'Passwords',
          description:
            'They are stored as Argon2id hashes. We count and limit login attempts before the password is checked.',
        },
        {
          title: 'Messages',
          description:
            'They are saved on disk before the website says “sent”. They go to our own inboxes; no request can choose another.',
        },
        { title: 'Logs', description: 'They contain no network addresses, email addresses, names or messages.' },
      ],
    },
    breach: {
      heading: 'If personal data is lost or stolen',
      paragraphs: ['We tell the people concerned and the authorities, as the law requires.'],
      spans: {
        caption: 'Times from when we notice it',
        columns: ['Who hears from us', 'Within'],
        rows: [
          { what: 'CERT-In', ms: 6 * HOUR, time: '6 hours' },
          { what: 'Data Protection Board of India, where its rules apply', ms: 72 * HOUR, time: '72 hours' },
          { what: 'European authorities, where their rules apply', ms: 72 * HOUR, time: '72 hours' },
        ],
        marks: [
          { ms: HOUR / 6, time: '10 minutes' },
          { ms: HOUR, time: '1 hour' },
          { ms: 6 * HOUR, time: '6 hours' },
          { ms: 72 * HOUR, time: '72 hours' },
        ],
      },
    },
  },
};
