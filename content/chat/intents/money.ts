import { workingTerms } from '../../company/working-terms.ts';
import type { ChatIntents } from '../chat-intent.ts';

const { moments, share, smallOrder } = workingTerms.payments;

/** Price, payment and all that has to do with money. */
export const moneyIntents: ChatIntents = {
  refund: {
    label: 'Refunds',
    phrases: 'पैसे वापस*',
    reply: [
      `${workingTerms.refund.returned} `,
      { text: 'How we work', href: '/how-we-work' },
      ' says what you and we keep. To claim, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  'gst-invoice': {
    label: 'GST and invoices',
    phrases: 'tds, reverse charge',
    reply: [
      'For clients in India we add GST, on a line of its own; a client abroad gets an export invoice, without GST where the law allows it. ',
      { text: 'How we work', href: '/how-we-work' },
      ' has the rules, TDS included. Give your GSTIN in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  'payment-stages': {
    label: 'Payment stages',
    phrases: '^take advance$',
    reply: [
      `You pay ${moments.map((moment) => `${share} ${moment}`).join(', ')}. A small order is ${smallOrder}: `,
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  'payment-methods': {
    label: 'Ways to pay',
    phrases:
      '^payment$, ^how pay$, ^payment methods$, ^payment kaise$, paise kaise, accept stripe, pay stripe, proceed to payment',
    reply: [
      `You pay our invoice ${workingTerms.payments.ways}, in ${workingTerms.payments.currencies}. Nothing is paid on this website; `,
      { text: 'How we work', href: '/how-we-work' },
      ' says when each part is due.',
    ],
  },
  'hidden-costs': {
    label: 'Costs beside the price',
    reply: [
      'What others charge, such as for a domain or hosting, is named before you accept. ',
      { text: 'How we work', href: '/how-we-work' },
      ' lists what a quotation contains.',
    ],
  },
  free: {
    phrases: '^free website$',
    label: 'What is free',
    reply: [
      'The first call, the quotation and our first suggestions are free; the work itself is paid. Choose one of ',
      { text: 'four ways to talk', href: '/lets-talk' },
      '.',
    ],
  },
  'hire-developer': {
    label: 'Hiring a developer',
    phrases: '^developer$, python developer, php developer',
    reply: [
      'We mostly work by project, with an agreed scope and price. If you need a developer for some months, say which skills in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  discount: {
    label: 'A small budget',
    phrases: 'non profit, ^low budget$',
    reply: [
      'A smaller budget usually means a smaller first version. Tell us the figure and what matters most in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  'cloud-costs': {
    label: 'Cloud costs',
    reply: [
      'First find the machines and copies that nothing uses, and measure before you change anything. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' includes a review of costs.',
    ],
  },
  ads: {
    label: 'Paid advertising',
    reply: [
      'Paid advertising is not one of our listed services; we help you to be found without paying per click: ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      '.',
    ],
  },
  price: {
    label: 'Prices',
    phrases:
      '^how price$, written offer, how much for, kitne me, कितने पैसे*, ^packages$, ^website kitne$, ^how much online shop$, ^price$, ^what price$, ^how much$, ^how much app$',
    reply: [
      'We publish no prices: the scope decides them. Tell us in the ',
      { text: 'contact form', href: '/contact-form' },
      ` what exists today, what should be different and by when. The quotation is free, comes within ${workingTerms.quotation.within} of our first call and is valid for ${workingTerms.quotation.valid}.`,
    ],
  },
};
