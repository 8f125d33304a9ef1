import type { ChatIntent } from '../chat-intent.ts';

/** Price, payment and all that has to do with money. */
export const moneyIntents: readonly ChatIntent[] = [
  {
    id: 'refund',
    phrases: `
      advance return, back advance/money/mony/pay, charged me/twice, money return/wapas, my advance, pay double/twice,
      if i cancel do i get, what happens to my money, happens to money, my money back, my mony bak, to continue how,
      पैसे वापस*, refund, refundable, wapas`,
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
      accept card/shop, cash delivery, client gpay/money, pay checkout/collect/receive/shop/take, phonepe on, upi on,
      client want to pay, client pay by, client pay card, client pay phonepe, client pay upi, client pay website, pay
      with google, gateway, razorpay, razorpay*, strip*, stripe`,
    reply: [
      'UPI, cards and GST invoices are part of the shops we build: ',
      { text: 'how an online shop is built', href: '/services/e-commerce-development' },
      '.',
    ],
  },
  {
    id: 'guarantee',
    phrases: `
      guarantee code/delivery/work, if i do not like, make sure i am happy, not satisfied with result, be happy with,
      happy with outcome, ^guarantee$, satisfaction*`,
    reply: [
      'You see working steps early and say what to change, and six months of free support follow. What the guarantee covers is under ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'gst-invoice',
    phrases: `
      before quotation, bill download/firm/gst/milega/name/pakka, code hsn, credit input, include tax, ^bill$, gst, hsn,
      tax, taxes, tds`,
    reply: [
      'Nothing is billed on this site. Say in ',
      { text: 'your message', href: '/contact-form' },
      ' that you need a tax invoice and give your GSTIN.',
    ],
  },
  {
    id: 'currency',
    phrases: `
      bank uk, company singapore, in dirham, pay dollars/from, us bank, bill in cad, bill look like, currency, dollars,
      euros, gbp, pounds, usd`,
    reply: [
      'The currency is agreed in the quotation. ',
      { text: 'How we work', href: '/how-we-work' },
      ' lists those we invoice in.',
    ],
  },
  {
    id: 'payment-stages',
    phrases: `
      50 50, at start, days sixty, full pay, half half/now, howmuch advance/pehle/start, owe several, paisa when, pay
      all/balance/before/divided/due/everything/first/full/half/later/monthly/parts/plan/procedure/schedule/split/stages/structure/terms,
      pehle dena/kitne, rest due/when, all of it at, paisa at start, pay up front, rather pay after, terms of pay,
      advance, emi, installment*, instalment, instalment*, kisht*, kist*, kisto, milestones`,
    reply: [
      'You pay in stages that are agreed in writing before the work starts. ',
      { text: 'How we work', href: '/how-we-work' },
      ' shows the stages.',
    ],
  },
  {
    id: 'payment-methods',
    phrases: `
      bank transfer, card credit/take, cash me, pay accept/bank/bitcoin/card/cash/credit/mode/options, pay how karna,
      ^pay$, cheque, crypto*, paypal*, paytm, phonepe, upi`,
    reply: [
      'Nothing is paid on this site. How you pay, and when, is agreed with the quotation; name the way you prefer in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'hidden-costs',
    phrases: `
      domain included, each year, every year, extra hosting, final bill, on top, other price, price
      domain/extra/included/later/ongoing/renew/running/separate/yearly, pay for server, price after launch, saal ka
      price, who pay for, hidden, surprise`,
    reply: [
      'The quotation lists what the price includes. Costs of others, such as a domain or hosting, are named beforehand; ',
      { text: 'ask for yours', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'free',
    phrases: `
      consultation price, first call/meeting, free
      advice/audit/call/consultation/demo/hai/mein/quotation/sample/website, on house, pay nothing/quotation, do it
      free, free of price, is it free, trial`,
    reply: [
      'The call is free, and so are a message and the quotation. The work itself is paid. ',
      { text: 'Four ways to talk', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'hire-developer',
    phrases: `
      basis monthly, dedicated team, developer basis/dedicated/full/hisaab/month/monthly/per, freelancer single, hire
      designer/people/someone/two, month man, people react, two developer, spring and wed, your developer for,
      augmentation, hourly`,
    reply: [
      'We mostly work by project, with an agreed scope and price. If you need a developer for some months, say which skills in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'discount',
    phrases: `
      any offer, budget only/over/sirf/small/something, can afford, easier on, half quote, kam karo/me, kuch kam, match
      that, offer running, price final/half/high/itna/kam/last/less/lower/match/reduce/special/too, small budget, thoda
      kam, too price, discount than other, not have much, room to talk, charity, discount, discount*`,
    reply: [
      'A smaller budget usually means a smaller first version. Tell us the figure and what matters most in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'writing-packages',
    phrases: `
      article premium, package content/difference/premium/standard/words, words get/howmany/include/standard, basic and
      premium`,
    reply: [
      'Basic goes up to 500 words, Standard up to 1000, Premium up to 2000. Choose one on ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'quotation',
    phrases: `
      exact rate, firm shortlisting, quotation need/send, and come back, send rate card, youd hand in, letterhead,
      quotation, quotation*`,
    reply: [
      'Tell us in the ',
      { text: 'contact form', href: '/contact-form' },
      ' what exists today, what should be different and by when. You get a written quotation with a price.',
    ],
  },
  {
    id: 'cloud-costs',
    phrases: `
      aws reduce, azure cost, bill aws/azure/cloud/doubled/server, cloud cheap/doubled/reduce, cost us twice`,
    reply: [
      'See which machines and copies are not used, and measure before you change anything. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' includes a review of costs.',
    ],
  },
  {
    id: 'ads',
    phrases: `
      ad chalana, ads google, advertising do, boost posts, campaign instagram, google or facebook, ads, ppc`,
    reply: [
      'Paid advertising is not one of our listed services; our work is being found without paying per click: ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      '.',
    ],
  },
  {
    id: 'price',
    phrases: `
      1 under, 5 page, cheapest website, commercials need, damage for, financially what, hour bill, how mutch,
      investment be/for, kitna dollars/is/pay/seo/website, kitne ka/me/paisa, lagega paisa, minimum project, packages
      fixed/list, price app/audit/hourly/of/page/shop/website/what, spend on, your packages/price, go for these day,
      what would i pay, what would it price, before i filled, do you price, enough for basic, idea of price, next day
      so, set me back, set us back, tour packages and, कितना खर्च*, कितना पैसा*, कितने पैसे*, 50k, ^kitna, ^kitna$,
      ^pric*, ^price, budget, commercials, kitna, lakh, pric*, price, roughly, कीमत*, खर्च*, दाम*, महंगा*, रेट*`,
    reply: [
      'There are no fixed prices on this site, because the price depends on the scope. Tell us what you need in the ',
      { text: 'contact form', href: '/contact-form' },
      ': the quotation lists what it includes and costs nothing.',
    ],
  },
];
