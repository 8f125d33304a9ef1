import { legalFacts } from '../company/legal-facts.ts';
import { workingTerms } from '../company/working-terms.ts';
import type { LegalPage } from '../legal-page.ts';

export const accessibilityPage: LegalPage = {
  path: '/accessibility',
  lede: 'We build this website to WCAG 2.2, level AA. This page says what we test, what we know is missing, and how to complain.',
  figureLabel: 'A gate at the top of a stair, with a ramp that leads to the same threshold',
  updated: '2026-11-30',
  short: [
    { name: 'Standard', value: 'WCAG 2.2 AA', note: 'The Web Content Accessibility Guidelines of the W3C.' },
    { name: 'Automatic tests', value: 'Every page', note: 'On a phone and a desktop, in light and in dark.' },
    { name: 'Known gaps', value: 'Listed below', note: 'Seven of them today.' },
    { name: 'Problem?', value: workingTerms.complaints.reply, note: 'The time in which we answer a complaint.' },
  ],
  clauses: {
    tested: {
      heading: 'What is tested',
      paragraphs: ['These tests run over every version of the website.'],
      points: [
        {
          title: 'Rules of WCAG',
          description:
            'The checker axe finds no fault on any page: on a phone and a desktop, in the light and the dark theme.',
        },
        {
          title: 'Keyboard',
          description: 'Menus, tabs, questions, dialogs and forms work without a mouse, and focus is visible.',
        },
        { title: 'Zoom and small screens', description: 'Pages need no sideways scrolling at a width of 320 pixels.' },
        { title: 'Contrast', description: 'A test checks the contrast of every text colour, in both themes.' },
        {
          title: 'Movement',
          description: 'If your system asks for less movement, nothing moves by itself. What moves has a pause button.',
        },
        {
          title: 'Without JavaScript',
          description: 'Reading, menus, questions and the contact, booking and newsletter forms work without it.',
        },
        {
          title: 'Older browsers',
          description:
            'Those from before June 2024 show a plain version of every page. You can read it and write to us; login needs a newer browser.',
        },
        {
          title: 'Screen readers',
          description: 'Headings, landmarks, labels and announcements are tested in the page code.',
        },
      ],
    },
    known: {
      heading: 'What we know is missing',
      paragraphs: ['If you find another, tell us, and we add it.'],
      points: [
        {
          title: 'No test with users yet',
          description: 'People who depend on a screen reader or another aid have not tested this website for us.',
        },
        {
          title: 'One screen reader',
          description:
            'We read what Orca says of 13 pages, and tried no other. When a dialog opens, Orca is silent until you press a key.',
        },
        {
          title: 'Short notices',
          description: 'What a form says after sending goes away after a few seconds. You cannot make it stay.',
        },
        {
          title: 'Account and chat need JavaScript',
          description: 'Their pages say so, and offer the contact form in their place.',
        },
        {
          title: 'Login windows of others',
          description:
            'The pages of Google, GitHub and Facebook are theirs. You can log in with email and password instead.',
        },
        { title: 'English only', description: 'There is no version in Hindi or in easy language.' },
        {
          title: 'No sign language',
          description: 'Nothing on this website is in sign language. The film on the page About Us has no sound.',
        },
      ],
    },
    complain: {
      heading: 'How to complain',
      paragraphs: [
        [
          'Tell us the page, what you tried, and which device or program you use. Use ',
          { text: 'the contact form', href: '/contact-form?subject=Accessibility' },
          ', or write to ',
          { text: legalFacts.grievanceOfficer.email, uri: `mailto:${legalFacts.grievanceOfficer.email}` },
          '. You can also call us.',
        ],
        `We answer within ${workingTerms.complaints.reply}. Until the page is fixed, we give you what it says in a form you can use.`,
      ],
    },
    law: {
      heading: 'The law',
      paragraphs: [
        'In India, the Rights of Persons with Disabilities Act 2016 requires accessible information and services. If our answer does not help, you can complain to the State Commissioner for Persons with Disabilities.',
      ],
    },
  },
};
