import { companyRows } from '../company/company-rows.ts';
import { address } from '../company/contact-facts.ts';
import { legalFacts } from '../company/legal-facts.ts';
import { workingTerms } from '../company/working-terms.ts';
import type { LegalPage } from '../legal-page.ts';

const { country } = address;
const { courts, grievanceOfficer } = legalFacts;

export const termsPage: LegalPage = {
  path: '/terms',
  lede: 'These terms are for using this website. A project has a contract of its own: the quotation you accept.',
  figureLabel: 'A cloth-bound account book tied with a cord, open at two ruled pages with a seal',
  updated: '2026-11-30',
  short: [
    { name: 'Reading', value: 'Free', note: 'No account, no payment.' },
    { name: 'Account', value: 'Yours', note: 'You can delete it yourself.' },
    { name: 'Projects', value: 'Quotation', note: 'Only a quotation you accept binds you to pay.' },
    { name: 'Law', value: country, note: `Courts in ${courts}.` },
  ],
  clauses: {
    company: {
      heading: 'Agreement, and who offers this website',
      paragraphs: ['By using the website you agree to these terms. If you do not agree, please do not use it.'],
      table: {
        caption: 'The company',
        columns: ['What', 'Who or where'],
        rows: companyRows,
      },
    },
    projects: {
      heading: 'Projects',
      paragraphs: [
        [
          'Nothing on this website is an offer that you accept by a click. A package, a booked call or a message is a request. The work, its price and its dates are in a quotation. It includes the rules of the page ',
          { text: 'How we work', href: '/how-we-work' },
          ' as they are on its date.',
        ],
      ],
    },
    account: {
      heading: 'Your account',
      paragraphs: [
        'Give an email address that is yours and keep the password to yourself. You answer for what happens with your account until you tell us that someone else has it.',
        'We may close an account that is used for attacks or spam, and tell its holder why. You can delete your account at any time.',
      ],
    },
    'not-allowed': {
      heading: 'What is not allowed',
      paragraphs: ['Do not use this website for:'],
      points: [
        {
          title: 'Attacks',
          description: [
            'Attacks on the website or its visitors. Tests within the rules of the ',
            { text: 'security page', href: '/security' },
            ' are welcome.',
          ],
        },
        { title: 'Spam', description: 'Advertising through our forms, or the addresses of other people.' },
        { title: 'Unlawful content', description: 'Anything that breaks the law or the rights of others.' },
      ],
    },
    content: {
      heading: 'Texts and drawings',
      paragraphs: [
        'The texts and drawings of this website are ours. You may quote them with a link. What you send us stays yours; we use it to answer you.',
        'The guides explain general rules and name their sources. They are not legal, tax or security advice for your case.',
      ],
    },
    availability: {
      heading: 'Availability',
      paragraphs: [
        'The website may be down for maintenance or because of a fault. A message counts as received when the website says that it was sent.',
      ],
    },
    liability: {
      heading: 'Liability',
      paragraphs: [
        'We are liable for damage that we cause by intent or gross negligence, and wherever the law allows no limit. For other damage from the use of this free website we are not liable.',
        'We do not control the websites we link to.',
      ],
    },
    law: {
      heading: 'Law and courts',
      paragraphs: [
        `The law of ${country} applies, and disputes go to the courts of ${courts}. If you are a consumer, you keep the protection of the law of your country.`,
      ],
    },
    changes: {
      heading: 'Changes',
      paragraphs: ['We change these terms when the website or the law changes. The date above says when we last did.'],
    },
    grievance: {
      heading: 'Grievance contact',
      paragraphs: [
        [
          `${grievanceOfficer.name}, `,
          { text: grievanceOfficer.email, uri: `mailto:${grievanceOfficer.email}` },
          `. We answer within ${workingTerms.complaints.reply} and decide within ${workingTerms.complaints.solved}.`,
        ],
      ],
    },
  },
};
