import { keepsAccounts, relaysMessages } from '../../contracts/own-services.ts';
import { company } from '../company.ts';
import { workingTerms } from '../company/working-terms.ts';
import { hasFirebaseWindows } from '../hosted-services.ts';
import type { LegalPage } from '../legal-page.ts';

/** What is true of our own services alone. */
const passwords = {
  title: 'Passwords',
  description: 'They are stored as Argon2id hashes. We count and limit login attempts before the password is checked.',
};
const messages = {
  title: 'Messages',
  description:
    'They are saved on disk before the website says “sent”. They go to our own inboxes; no request can choose another.',
};

export const securityPage: LegalPage = {
  path: '/security',
  lede: 'If you have found a weakness on this website, tell us. This page says how, what we do then, and what we promise you.',
  figureLabel: 'A city gate at dusk with a bell beside it, its rope within reach of everyone outside',
  updated: '2026-11-30',
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
        `You may stay anonymous. Write in ${workingTerms.anyLanguage}.`,
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
        `We answer within ${workingTerms.replyWithin} and tell you whether we can repeat it. We first fix what puts visitors at risk, and tell you when it is done.`,
        'Please publish nothing before that. If we have not fixed it after 90 days, you are free to publish.',
      ],
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
          title: 'Only our own scripts',
          description: `A content security policy with Trusted Types allows only the scripts of this website${hasFirebaseWindows ? ', and where you log in those of Google' : ''}.`,
        },
        ...(keepsAccounts ? [passwords] : []),
        ...(relaysMessages ? [messages] : []),
        { title: 'Logs', description: 'They contain no network addresses, email addresses, names or messages.' },
      ],
    },
    breach: {
      heading: 'If personal data is lost or stolen',
      paragraphs: [
        'We tell the people concerned and the authorities, as the law requires. CERT-In hears from us within 6 hours of our noticing it. Where their rules apply, the Data Protection Board of India and the European authorities hear from us within 72 hours.',
      ],
    },
  },
};
