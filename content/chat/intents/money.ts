import { workingTerms } from '../../company/working-terms.ts';
import type { ChatIntent } from '../chat-intent.ts';

const { moments, share } = workingTerms.payments;

/** Price, payment and all that has to do with money. */
export const moneyIntents: readonly ChatIntent[] = [
  {
    id: 'refund',
    phrases: 'पैसे वापस*',
    reply: [
      'When money is returned is under ',
      { text: 'How we work', href: '/how-we-work' },
      ' and in the written agreement. If you have paid already and want it back, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'payments-in-shops',
    phrases: 'strip*',
    reply: [
      'UPI, cards and GST invoices are part of the shops we build: ',
      { text: 'how an online shop is built', href: '/services/e-commerce-development' },
      '.',
    ],
  },
  {
    id: 'guarantee',
    reply: [
      'You see a working version early and say what to change, and six months of free support follow. What the guarantee covers is under ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'gst-invoice',
    phrases: '^invoice$',
    reply: [
      'For clients in India we add GST, on a line of its own: ',
      { text: 'How we work', href: '/how-we-work' },
      '. Give your GSTIN in ',
      { text: 'a message', href: '/contact-form' },
      '; if an invoice is wrong, say what should change.',
    ],
  },
  {
    id: 'currency',
    reply: [
      `${workingTerms.payments.currencies}, as the quotation says: `,
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'payment-stages',
    reply: [
      `You pay ${moments.map((moment) => `${share} ${moment}`).join(', ')}: `,
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'payment-methods',
    phrases: '^payment$, take equity',
    reply: [
      `Nothing is paid on this site. You pay our invoice ${workingTerms.payments.ways}: `,
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'hidden-costs',
    reply: [
      'The quotation lists what the price includes. Costs of others, such as a domain or hosting, are named beforehand; ',
      { text: 'ask for yours', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'free',
    phrases: 'free hai, for nothing',
    reply: [
      'The call, the quotation and our first suggestions are free. The work itself is paid. ',
      { text: 'Four ways to talk', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'hire-developer',
    reply: [
      'We mostly work by project, with an agreed scope and price. If you need a developer for some months, say which skills in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'discount',
    phrases: '^discount$, non profit',
    reply: [
      'A smaller budget usually means a smaller first version. Tell us the figure and what matters most in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'writing-packages',
    reply: [
      'Basic goes up to 500 words, Standard up to 1000, Premium up to 2000. Choose one on ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'quotation',
    reply: [
      'Tell us in the ',
      { text: 'contact form', href: '/contact-form' },
      ' what exists today, what should be different and by when. You get a written quotation with one fixed price.',
    ],
  },
  {
    id: 'cloud-costs',
    reply: [
      'See which machines and copies are not used, and measure before you change anything. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' includes a review of costs.',
    ],
  },
  {
    id: 'ads',
    phrases: 'ppc',
    reply: [
      'Paid advertising is not one of our listed services; our work is being found without paying per click: ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      '.',
    ],
  },
  {
    id: 'price',
    phrases: '^price$, ^how much$, how much for, kitne me, कितने पैसे*, do you price, how much app',
    reply: [
      'We publish no prices, because the scope decides them. Tell us what you need in the ',
      { text: 'contact form', href: '/contact-form' },
      '. The quotation is free and names one fixed price for a written scope.',
    ],
  },
];
