import { keepsPages, mostPages } from '../../contracts/browser-storage.ts';
import { company } from '../company.ts';
import { workingTerms } from '../company/working-terms.ts';
import type { PageHead, Paragraph } from '../schema.ts';

type OfflinePage = PageHead & {
  /** What the drawing shows, for those who do not see it. */
  figureLabel: string;
  /** Above the page, when it is shown in place of one that could not be loaded. */
  notice: string;
  /** The link to the page that was asked for. */
  again: string;
  /** Beside the phone numbers, which stand in company.ts. */
  direct: { heading: string; text: string };
  /** Under the numbers. */
  email: Paragraph;
  /** The list of pages. */
  list: { heading: string; lede: Paragraph };
};

export const offlinePage: OfflinePage = {
  path: '/offline',
  lede: keepsPages
    ? `You can read a page again without a connection once you have opened it. Your browser keeps the last ${mostPages}.`
    : 'At present your browser keeps no pages of this website, so you need a connection to read them.',
  figureLabel: 'A sundial without a shadow: a cloud is in front of the sun',
  notice: 'We cannot reach the website, and your browser has not kept this page. It has kept those below.',
  again: 'Try again',
  direct: { heading: 'You can still call us', text: workingTerms.calls },
  email: [
    'Or write an email to ',
    { text: company.email, uri: `mailto:${company.email}` },
    '. Your email program sends it when you are online again.',
  ],
  list: {
    heading: 'Pages to read offline',
    lede: [
      'What else your browser keeps, and how to delete it, is on the page ',
      { text: 'Privacy', href: '/privacy' },
      '.',
    ],
  },
};
