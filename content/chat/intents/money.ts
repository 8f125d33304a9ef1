import { workingTerms } from '../../company/working-terms.ts';
import type { ChatIntent } from '../chat-intent.ts';

const { moments, share } = workingTerms.payments;

/** Price, payment and all that has to do with money. */
export const moneyIntents: readonly ChatIntent[] = [
  {
    id: 'refund',
    phrases: `
      back advance/money/my/pay/want, money milega/not/want, refund get/if/policy/want, want return, wapas
      advance/not/paisa, work aaya/pasand, happens to money, investor pulled out, my money back, my mony bak, refund*,
      wapas, पैसे वापस*`,
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
      app checkout, receipt donors, take payments, upi app/customers/shop/website, website cards/razorpay, cash on
      delivery, client pay by, client pay card, client pay website, client want to pay, gateway, phonepe, razorpay*,
      strip*`,
    reply: [
      'UPI, cards and GST invoices are part of the shops we build: ',
      { text: 'how an online shop is built', href: '/services/e-commerce-development' },
      '.',
    ],
  },
  {
    id: 'guarantee',
    phrases: 'guarantee dete/satisfaction/website/work, pasand not, what design/if, not satisfied result, warranty*',
    reply: [
      'You see a working version early and say what to change, and six months of free support follow. What the guarantee covers is under ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'gst-invoice',
    phrases: `
      before quotation, bill firm/milega/name/pakka, billed twice, code hsn, get invoice, gst
      charge/extra/milega/number/on, invoice get/not/send/tax/where/with, proper bill, tax include, with gst, ^bill$,
      gst, tds`,
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
      dollar me, euro payment, invoice gbp, pay dollars/from/usd, which currency, dollars, euros, or does everything,
      pay in pounds`,
    reply: [
      `${workingTerms.payments.currencies}, as the quotation says: `,
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'payment-stages',
    phrases: `
      50 50, advance before/dena/kitna/need/what, days sixty, half half/now, kab dena, money first, owe several, pay
      advance/all/balance/divided/end/everything/half/installments/instalments/later/monthly/parts/procedure/structure/terms,
      payment plan, pehle dena, start howmuch/money, what kishto/padega, when due/paisa, emi, how many payments,
      instalment*, kisht*, kist*, rather pay after`,
    reply: [
      `You pay ${moments.map((moment) => `${share} ${moment}`).join(', ')}: `,
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'payment-methods',
    phrases: `
      accept crypto, bank transfer, card credit/take, cash me, how paise, pay bank/card/google/how/options/you,
      payment cheque/mode, take equity, upi chalega/se, can i pay by, how do we pay, pay how karna, ^pay$, cheque,
      paypal*`,
    reply: [
      `Nothing is paid on this site. You pay our invoice ${workingTerms.payments.ways}: `,
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'hidden-costs',
    phrases: `
      additional charges, cost later, each year, fees hidden, final bill, price domain/include, yearly costs, and in
      end, har saal kitna, hidden, is domain and, money to not`,
    reply: [
      'The quotation lists what the price includes. Costs of others, such as a domain or hosting, are named beforehand; ',
      { text: 'ask for yours', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'free',
    phrases: `
      consultation fee, for nothing, free call/consultation/demo/first/hai/me/show/trial/website, koi charge, nothing
      cost/pay, on house, pay quotation, price talk, consultation, free hai kya, free of cost, is it free, trial, work
      for equity`,
    reply: [
      'The call, the quotation and our first suggestions are free. The work itself is paid. ',
      { text: 'Four ways to talk', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'hire-developer',
    phrases: `
      developer dedicated/month/monthly, freelancer single, hire just/someone/team/two/your, per hour, price react,
      staff augmentation, two developer/people, join our repo, just a designer, rent one of`,
    reply: [
      'We mostly work by project, with an agreed scope and price. If you need a developer for some months, say which skills in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'discount',
    phrases: `
      any offer, budget something/thoda, come down, discount student, few funds, for charity, half quote, kam karo/me,
      kuch kam, ngo any/discount, non profit, offer running, price itna/kam/reduce/too, small budget, thoda kam, too
      price, 10000, budget is only, discount than other, discount*, expensive for us, kam kar do, not have much, room
      to talk, waste your time`,
    reply: [
      'A smaller budget usually means a smaller first version. Tell us the figure and what matters most in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'writing-packages',
    phrases: 'article premium/price, package content/standard/words, premium text, price blog',
    reply: [
      'Basic goes up to 500 words, Standard up to 1000, Premium up to 2000. Choose one on ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'quotation',
    phrases: `
      estimate cost, get quote, give estimate, kitna 5/page, me offer, offer by, prepare proposal, quotation need,
      quote app/for/formal/get/give/how/logo/please/project/send/shop, and come back, please send quote, quotation
      bhej*, quotation*, send rate card, want quote for`,
    reply: [
      'Tell us in the ',
      { text: 'contact form', href: '/contact-form' },
      ' what exists today, what should be different and by when. You get a written quotation with one fixed price.',
    ],
  },
  {
    id: 'cloud-costs',
    phrases: 'aws bill/cost/month, bill azure/cloud, cloud reduce, cost us twice, dollars month aws, ka bill bahut',
    reply: [
      'See which machines and copies are not used, and measure before you change anything. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' includes a review of costs.',
    ],
  },
  {
    id: 'ads',
    phrases: 'ads paid, facebook ad/ads, google run, paid campaign, ads, ppc',
    reply: [
      'Paid advertising is not one of our listed services; our work is being found without paying per click: ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      '.',
    ],
  },
  {
    id: 'price',
    phrases: `
      1 under, aayega make, budget app/around/for/minimum/need/website, cheapest package, cost
      app/chatbot/for/logo/make/of/shop/website, damage for, hour bill, how expensive/mutch, howmuch for/logo/you,
      investment be, kitna 4/hoga/lete/loge/seo, kitne app/me/paise, minimum project, need commercials, no why, packages
      fixed/list, price
      aayega/audit/batao/bot/design/hourly/idea/kitna/kya/list/maintenance/no/package/range/roughly/seo/start/why/writing/your,
      range of, rate card, website cheapest/kitne/lagega, what financially/roughly, your fees, ^kitna$, ^pric*, and
      android app, basic site for, charge for app, charge for logo, charge for seo, charge for website, cost to build, do
      you arrive, do you price, how much does, how much is app, how much is website$, how much would, idea of price,
      lagega, maintenance price after, pric*, set me back, why no prices, कितना खर्च*, कितना पैसा*, कितने पैसे*, कीमत*,
      खर्च*, दाम*`,
    reply: [
      'We publish no prices, because the scope decides them. Tell us what you need in the ',
      { text: 'contact form', href: '/contact-form' },
      '. The quotation is free and names one fixed price for a written scope.',
    ],
  },
];
