import { workingTerms } from '../../company/working-terms.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** Price, payment and all that has to do with money. */
export const moneyIntents: readonly ChatIntent[] = [
  {
    id: 'refund',
    phrases: `
      advance return, back advance/money/pay/want, charged me, money milega/not/want, not wapas, refund get/if/want,
      work aaya/pasand, happens to money, my money back, my mony bak, return my payment, to continue how, want my
      money, पैसे वापस*, refund*, wapas`,
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
    phrases: `
      app checkout/razorpay, upi app/customers/on/shop, website cards/checkout/razorpay/stripe/upi, cash on delivery,
      client pay by, client pay card, client pay website, client want to pay, customers pay how, customers pay online,
      online payment shop, pay me online, pay me website, pay us online, pay us website, pay with google, payment
      gateway website, payment link app, payment link shop, payment link website, take payment app, take payment from,
      take payment online, take payment website, donations, gateway, razorpay*, strip*`,
    reply: [
      'UPI, cards and GST invoices are part of the shops we build: ',
      { text: 'how an online shop is built', href: '/services/e-commerce-development' },
      '.',
    ],
  },
  {
    id: 'guarantee',
    phrases: 'guarantee website/what/work, what design, dont like website, not satisfied result, guarantee',
    reply: [
      'You see working steps early and say what to change, and six months of free support follow. What the guarantee covers is under ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'gst-invoice',
    phrases: `
      before quotation, bill firm/gst/milega/name/number/pakka, code hsn, gst charge/milega/on, invoice
      correct/get/send/tax/where, tax include, with gst, ^bill$, gst`,
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
    phrases: `
      dollar me, invoice gbp, pay dollars/from/usd, pay in dollars, pay in pounds, pay in rupees, currency, dollars,
      euros`,
    reply: [
      `${workingTerms.payments.currencies}, as the quotation says: `,
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'payment-stages',
    phrases: `
      50 50, advance before/howmuch/need/what, at start, days sixty, half half, money first, owe several, pay
      advance/all/balance/divided/everything/first/half/monthly/parts/procedure/slowly/start/structure/terms, pehle
      dena/payment, start howmuch/money, what kishto/padega, when due/paisa, pay after work, payment in parts, rather
      pay after, terms of pay, when do i pay, advance, emi, installment*, instalment*, kisht*, kist*`,
    reply: [
      'You pay in stages that are agreed in writing before the work starts. ',
      { text: 'How we work', href: '/how-we-work' },
      ' shows the stages.',
    ],
  },
  {
    id: 'payment-methods',
    phrases: `
      accept crypto, bank transfer, card credit/take, cash me, pay accept/bank/card/options, payment cheque, take
      equity, upi chalega/se, can i pay by, pay how karna, pay you abroad, ^pay$, paypal*`,
    reply: [
      `Nothing is paid on this site. You pay in ${workingTerms.payments.currencies}, as the quotation says; name the way you prefer in `,
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'hidden-costs',
    phrases: `
      cost others, each year, final bill, hidden costs, monthly fees, other price, price domain/later, baad me charge,
      har saal kitna, one time cost, one time or, one time payment, pay every month, pay for server, saal ka price,
      what is included, who pay for`,
    reply: [
      'The quotation lists what the price includes. Costs of others, such as a domain or hosting, are named beforehand; ',
      { text: 'ask for yours', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'free',
    phrases: `
      call paid, free call/demo/first/hai/website, nothing cost, on house, pay nothing/quotation, do it free, free of
      price, is it free, pay for call, pay for quotation, consultation, muft, trial`,
    reply: [
      'The call is free, and so are a message and the quotation. The work itself is paid. ',
      { text: 'Four ways to talk', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'hire-developer',
    phrases: `
      developer dedicated/hisaab/month/monthly, freelancer single, hire two/your, staff augmentation, two developer,
      developer for months, just a designer, people join our, your developer for`,
    reply: [
      'We mostly work by project, with an agreed scope and price. If you need a developer for some months, say which skills in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'discount',
    phrases: `
      any offer, budget sirf/something/thoda, easier on, half quote, kam karo/me, kuch kam, ngo any/discount, offer
      running, price cheaper/half/itna/kam/last/reduce/too, small budget, too price, budget is only, discount than
      other, nearly no funds, not have much, rates for ngo, room to talk, discount*`,
    reply: [
      'A smaller budget usually means a smaller first version. Tell us the figure and what matters most in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'writing-packages',
    phrases: 'article premium/price, package content/standard/words, price blog',
    reply: [
      'Basic goes up to 500 words, Standard up to 1000, Premium up to 2000. Choose one on ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'quotation',
    phrases: `
      5 kitna/page/website, cost estimate, kitna page, proposal for, quotation need, quote
      app/get/give/how/logo/please/project/shop, and come back, get a quote, quotation bhej*, send rate card,
      quotation*`,
    reply: [
      'Tell us in the ',
      { text: 'contact form', href: '/contact-form' },
      ' what exists today, what should be different and by when. You get a written quotation with one fixed price.',
    ],
  },
  {
    id: 'cloud-costs',
    phrases: 'aws bill/cost/month/pay, bill azure/cloud, cost us twice',
    reply: [
      'See which machines and copies are not used, and measure before you change anything. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' includes a review of costs.',
    ],
  },
  {
    id: 'ads',
    phrases: 'ads google, facebook ad/run, google run, paid ads/campaign, ads, ppc',
    reply: [
      'Paid advertising is not one of our listed services; our work is being found without paying per click: ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      '.',
    ],
  },
  {
    id: 'price',
    phrases: `
      1 under, aayega make, budget app/around/for/need/website, cost chatbot, damage for, hour bill, how mutch,
      howmuch business/for/logo/money/one/shop/you, investment be/for, kitna hoga/lete/seo, kitne ka/me, minimum
      project, need commercials, no why, packages fixed/list, price
      aayega/app/audit/bot/design/hourly/idea/logo/maintenance/no/not/page/range/roughly/seo/shop/simple/software/starting/website/what/why/writing/your,
      rates card, spend on, website cheapest/kitna/lagega, what financially/roughly, your packages/price, before i
      filled, charge for app, charge for logo, charge for seo, charge for website, cost to build, do you price, how
      much do, how much does, how much would, idea of price, set me back, what do you charge, what would i pay, कितना
      खर्च*, कितना पैसा*, कितने पैसे*, ^kitna, ^kitna$, ^pric*, kitna, lagega, pric*`,
    reply: [
      'We publish no prices, because the scope decides them. Tell us what you need in the ',
      { text: 'contact form', href: '/contact-form' },
      ': the quotation is one fixed price for a written scope, and costs nothing.',
    ],
  },
];
