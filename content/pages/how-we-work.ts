import { address } from '../company/contact-facts.ts';
import { legalFacts } from '../company/legal-facts.ts';
import { workingTerms } from '../company/working-terms.ts';
import type { LegalPage } from '../legal-page.ts';
import type { Closing, InternalLink, PageHead, Paragraph, Point } from '../schema.ts';

/** A stage of a project, in its order. */
export type Stage = {
  /** Its name. */
  title: string;
  /** What happens in it. */
  text: string;
  /** What the client holds at its end. */
  receive: string;
  /** What is paid at its end, where something is. */
  payment?: string;
};

export type HowWeWorkPage = PageHead & {
  /** The two buttons under the lede. */
  actions: readonly [InternalLink, InternalLink];
  /** What the drawing shows, for those who do not see it. */
  figureLabel: string;
  /** The four terms that people ask for first: a question and its answer. */
  keyTerms: readonly { name: string; value: string; note: string }[];
  /** From the first message to the end of support, with the words before what the client holds and what is paid at the end of a stage. */
  course: { heading: string; lede: string; receive: string; payment: string; stages: readonly Stage[] };
  /** The lines of every quotation, under the title of its sheet. */
  quotation: { heading: string; lede: string; sheet: string; lines: readonly Point[]; note: Paragraph };
  /** Six months after launch, with the words at both ends of their scale. */
  support: Record<'heading' | 'lede' | 'begins' | 'ends', string> & { parts: readonly [Point, Point, Point] };
  /** Money, changes, secrets, rights, refunds, the end, complaints: a heading and its rule each. */
  terms: LegalPage['clauses'];
  /** The last band of the page. */
  closing: Closing;
};

const { moments, share, smallOrder } = workingTerms.payments;

export const howWeWorkPage: HowWeWorkPage = {
  path: '/how-we-work',
  lede: 'How you buy from us: when we answer, what a quotation includes, when you pay, and what happens when something goes wrong.',
  actions: [
    { text: 'Contact Us', href: '/contact' },
    { text: 'Book A Call', href: '/book-a-call' },
  ],
  figureLabel:
    'The great stair of the observatory as a project: six landings lead up to a pavilion, and a gold coin lies on three of them',
  keyTerms: [
    { name: 'First reply', value: workingTerms.firstReply, note: `We work ${workingTerms.officeHours}.` },
    {
      name: 'Quotation',
      value: workingTerms.quotation.within,
      note: 'In writing, at no charge, after the first call or your answers by email.',
    },
    { name: 'Payment', value: 'Three parts', note: `${capital(share)} each: ${moments.join(', ')}.` },
    { name: 'Free support', value: capital(workingTerms.support.lasts), note: 'From the day the work goes live.' },
  ],
  course: {
    heading: 'From message to last fix',
    lede: `A project has six stages, a small order fewer. You can end it with ${workingTerms.notice} of notice and pay only for the part that is done.`,
    receive: 'You receive',
    payment: 'You pay',
    stages: [
      {
        title: 'First reply',
        text: `One of us reads your message and answers within ${workingTerms.firstReply}, usually with two or three questions. If we are the wrong company for the work, we say so at once.`,
        receive: 'Questions, or a clear no.',
      },
      {
        title: 'First call',
        text: `We talk for ${workingTerms.firstCall} about what exists, what should change and by when. The call is free. You can send a confidentiality agreement before it. If your message answers everything, we need no call.`,
        receive: 'A summary of the call.',
      },
      {
        title: 'Quotation',
        text: `The quotation comes within ${workingTerms.quotation.within} of the call, or of your last email if there was no call. It is valid for ${workingTerms.quotation.valid}. It is a fixed price for a written scope.`,
        receive: 'Scope, price and dates in writing.',
        payment: `${capital(share)}, ${moments[0]}.`,
      },
      {
        title: 'Working version',
        text: 'We build the most important part first, as the quotation lists it, and put it on a private test address. You use it, and we correct it, while changes are still cheap.',
        receive: 'A test address, and the source code so far.',
        payment: `${capital(share)}, ${moments[1]}.`,
      },
      {
        title: 'Acceptance and launch',
        text: `We finish the scope. You have ${workingTerms.acceptance} to check it against the list in the quotation. ${workingTerms.silence} Then it goes live.`,
        receive: 'The live product, its complete source code and documentation.',
        payment: `${capital(share)}, ${moments[2]}.`,
      },
      {
        title: 'Support',
        text: `${capital(workingTerms.support.lasts)} of fixes and answers are included at no extra charge.`,
        receive: 'Fixes, security updates and answers.',
      },
    ],
  },
  quotation: {
    heading: 'What a quotation includes',
    lede: 'A quotation is 2 to 6 pages, for a small order one.',
    sheet: 'Quotation',
    lines: [
      { title: 'Goal', description: 'What should be different for your business, in one paragraph.' },
      { title: 'Scope', description: 'Every page, function and text that we deliver, as a list you can tick.' },
      { title: 'Not included', description: 'What people often expect and this price does not cover.' },
      { title: 'What we need from you', description: 'Texts, access, decisions, and the dates by which we need them.' },
      { title: 'Dates', description: 'The day of the working version and the day of the launch.' },
      {
        title: 'Price',
        description: 'One fixed sum, its currency, GST where it applies, and when each part is due.',
      },
      { title: 'Costs of others', description: 'Domain, hosting and licences that you pay to other companies.' },
      { title: 'Terms', description: 'The rules of this page, so that they bind both sides.' },
    ],
    note: [
      'We publish no prices, because the scope decides them. To compare quotations, ask every company for these eight points. ',
      { text: 'Ask us for a quotation', href: '/contact?subject=Quotation' },
      '.',
    ],
  },
  support: {
    heading: `${capital(workingTerms.support.lasts)} of free support`,
    lede: `Write to us about a fault and we begin on it within ${workingTerms.support.reply}. A website that is down comes first.`,
    begins: 'Launch',
    ends: `${capital(workingTerms.support.lasts)} later`,
    parts: [
      {
        title: 'It covers',
        description:
          'Faults in what we delivered, security updates of the parts we chose, and questions about using it.',
      },
      {
        title: 'It begins',
        description: 'On the day the work goes live. If you do not put it online, on the day you accept it.',
      },
      { title: 'It leaves out', description: workingTerms.support.exclusions },
    ],
  },
  terms: {
    'small-orders': {
      heading: 'Small orders',
      paragraphs: [
        `A text, a logo, a security review or a round of SEO has no working version, and often needs no call. Its quotation says that it is a small order, and names one date and ${smallOrder}. Our ${workingTerms.support.lasts} of free support begin with your acceptance.`,
      ],
    },
    questions: {
      heading: 'People, times and training',
      paragraphs: [],
      points: [
        { title: 'Who does the work', description: workingTerms.subcontractors },
        {
          title: 'When the weeks begin',
          description: `We count the weeks of every service from ${workingTerms.weeksFrom}.`,
        },
        { title: 'If we are late', description: workingTerms.late },
        { title: 'Our hours on your clock', description: workingTerms.hoursAbroad },
        { title: 'Languages', description: `We answer calls and emails in ${workingTerms.languages}.` },
        { title: 'Training', description: workingTerms.training },
        { title: `After the ${workingTerms.support.lasts}`, description: workingTerms.support.after },
      ],
    },
    payment: {
      heading: 'Invoices, currencies and GST',
      paragraphs: [
        `We send an invoice when each part is due. You have ${workingTerms.payments.due} to pay it, ${workingTerms.payments.ways}. The quotation names the currency: ${workingTerms.payments.currencies}.`,
        workingTerms.payments.gst,
      ],
    },
    changes: {
      heading: 'Change requests',
      paragraphs: [
        'You can ask for a change at any time, in one email. We answer with its price and its effect on the dates, and begin when you have agreed in writing. A change you do not agree to costs nothing.',
      ],
    },
    confidentiality: {
      heading: 'Confidentiality and personal data',
      paragraphs: [
        `We sign your confidentiality agreement (NDA) before you tell us details; if you have none, we send ours. We keep what we learn about your business to ourselves during the work and for ${workingTerms.confidentiality} after it.`,
        workingTerms.dataProcessing,
        'Please send no passwords and no personal data of your customers in a first message.',
      ],
    },
    ownership: {
      heading: 'Ownership',
      paragraphs: [
        'You own the work. With the second payment we assign to you, in writing and signed, all rights in the working version. With the third we assign all rights in the rest: code, design, text and drawings. A small order is yours with its one payment. The assignment is worldwide and does not end, even if you do not use the work.',
        'Open-source parts and licensed pictures or fonts keep their own licences. The handover lists them, with what each one allows. Domains and accounts are in your name from the first day. You get the source code with the working version, and all of it at the launch.',
      ],
    },
    satisfaction: {
      heading: 'Satisfaction and refunds',
      paragraphs: [
        `The 100% satisfaction guarantee covers the scope in the quotation. We fix at our cost whatever does not match it. ${workingTerms.refund.returned} ${workingTerms.refund.kept}`,
      ],
    },
    ending: {
      heading: 'Ending the work',
      paragraphs: [
        `Either side can end the work with ${workingTerms.notice} of notice, by email and without giving a reason. ${workingTerms.ending} We hand over code, files and our access to your accounts within the same period.`,
      ],
    },
    liability: {
      heading: 'Liability, law and courts',
      paragraphs: [
        `${workingTerms.liability} The law of ${address.country} applies, and disputes go to the courts of ${legalFacts.courts}.`,
      ],
    },
    complaints: {
      heading: 'Complaints',
      paragraphs: [
        [
          'Write to the person you work with, or to ',
          { text: 'the contact page', href: '/contact?subject=Complaint' },
          ` with “Complaint” as the subject. One of us who did not do the work answers within ${workingTerms.complaints.reply} and decides within ${workingTerms.complaints.solved}.`,
        ],
      ],
    },
  },
  closing: {
    heading: 'Tell us what you need.',
    text: `Three sentences are enough: what exists, what should change, and by when. One of us answers within ${workingTerms.firstReply}.`,
    action: { text: 'Contact Us', href: '/contact' },
  },
};

/** A share as the first words of a sentence. */
function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
