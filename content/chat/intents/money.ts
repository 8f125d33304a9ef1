import type { ChatIntent } from '../chat-intent.ts';

/** Price, payment and all that has to do with money. */
export const moneyIntents: readonly ChatIntent[] = [
  {
    id: 'refund',
    phrases: `
      money back, get my money, money returned, रिफंड*, पैसे वापस*, wapas, reimburse*, chargeback, do not deliver,
      what happens to my money, happens to the money, advance return, refund, refunds, refundable`,
    reply: [
      'Nothing is paid on this site. When money is returned is under ',
      { text: 'How we work', href: '/how-we-work' },
      ' and in the written agreement. If you have paid already and want it back, ',
      { text: 'write to us', href: '/contact' },
      ' with the name of the project.',
    ],
  },
  {
    id: 'payments-in-shops',
    phrases: `
      upi on my, cod, pay in dollars on my, stripe*, collect payment, gateway, integrate payment, clients pay, refunds
      in shop, accept upi on, upi on website, should pay by card on, razorpay*, cash on delivery`,
    reply: [
      'UPI, cards and GST invoices are part of the shops we build, through the payment provider of your choice. ',
      { text: 'How an online shop is built', href: '/services/e-commerce-development' },
      ' goes through them one by one.',
    ],
  },
  {
    id: 'guarantee',
    phrases: 'guarantee mean, guarantee work, guarantee cover, satisfaction*',
    reply: [
      'You see working steps early and say what to change, and six months of free support follow. What the guarantee covers is under ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'gst-invoice',
    phrases: `
      gst number on, tax invoice, include tax, taxes, tds, pakka bill, proper bill, bill milega, bill doge, gst,
      download invoice, my invoice`,
    reply: [
      'Nothing is billed on this site. Say in ',
      { text: 'your message', href: '/contact-form' },
      ' that you need a tax invoice and give your GSTIN; taxes and billing details are then in the written quotation.',
    ],
  },
  {
    id: 'currency',
    phrases: 'pay in pounds, in eur, currency, currencies, dollars, euros, pounds, usd, gbp, swift transfer',
    reply: [
      'The currency is agreed in the quotation, before any work starts. ',
      { text: 'How we work', href: '/how-we-work' },
      ' lists those we invoice in; say in ',
      { text: 'your message', href: '/contact-form' },
      ' from which country you would pay.',
    ],
  },
  {
    id: 'payment-stages',
    phrases: `
      pay after i see, pay monthly, payment end, payment terms, payment structured, payment stages, milestones,
      instalment*, installment*, emi, kist*, token money, money pehle, aadha, balance payment, pay everything,
      remaining payment, payment divided, 50 50, payment plan, pehle dena, payment after completion, pay after seeing,
      rather pay after, transfer full money, split across, full amount at, payment due, terms of payment, payment
      procedure, advance`,
    reply: [
      'You pay in stages that are agreed in writing before the work starts, and nothing is paid on this site. ',
      { text: 'How we work', href: '/how-we-work' },
      ' shows the stages.',
    ],
  },
  {
    id: 'payment-methods',
    phrases: `
      by card, bank transfer, take cards, payment modes, payment options, upi, neft, gpay, paytm, phonepe, paypal*,
      credit card, debit card, cheque, crypto*, netbanking, net banking, payment how, cash, payments`,
    reply: [
      'Nothing is paid on this site. How you pay, and when, is agreed with the quotation; name the way you prefer in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'hidden-costs',
    phrases: `
      hidden, on top, what else price, ever change afterwards, additional price, surprise price, renewal price, final
      bill, price launch, price after launch, any yearly`,
    reply: [
      'The quotation lists what the price includes. A change is priced before it is built, never after, so there should be no surprise. Costs of others, such as a domain or hosting, are named beforehand; ',
      { text: 'ask for yours', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'free',
    phrases: `
      free trial, free me, on house, call price, free samples, free advice, muft*, fokat*, free first, free hai, trial
      period, for free$`,
    reply: [
      'The call is free, and so are a message and the quotation. The work itself is paid, after the scope and the price are agreed. ',
      { text: 'Four ways to talk', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'hire-developer',
    phrases: 'borrow, hire one of your, dedicated developer, developer full time, augmentation, man days',
    reply: [
      'We mostly work by project, with an agreed scope and price. If you need hours or a developer for some months, say which skills and for how long in ',
      { text: 'a message', href: '/contact-form' },
      ', and we tell you whether we can.',
    ],
  },
  {
    id: 'discount',
    phrases: `
      price broken, price lower, budget less, half of that, quoted half, last price, ngo price, सस्ता*, limited
      budget, coupon code, promo*, offers, expensive, costly, negoti*, reasonable price, concession*, bring price,
      festival offer, kuch kam ho, kam ho sakta, cheaper than other, lowest price`,
    reply: [
      'A smaller budget usually means a smaller first version, and we say honestly what it can carry. Tell us the figure and what matters most in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'writing-packages',
    phrases: `
      premium package, standard package, content package, package words, howmuch/howmany words, content plan, basic
      standard premium, premium article, content packages, words premium, basic and premium, standard and premium`,
    reply: [
      'Basic goes up to 500 words, Standard up to 1000, Premium up to 2000. Choose one on ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'quotation',
    phrases: 'send quotation, tender*, quotation*',
    reply: [
      'Tell us in ',
      { text: 'the contact form', href: '/contact-form' },
      ' what exists today, what should be different and by when. You get a written quotation with a price and a list of what it includes.',
    ],
  },
  {
    id: 'cloud-costs',
    phrases: 'aws bill, azure bill, reduce cloud, cloud spend*',
    reply: [
      'First see which machines and copies are not used; then measure before you change anything. ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      ' includes a review of costs; send us the last bill’s main lines in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'ads',
    phrases: `
      facebook ads, ads, ppc, pay per click, advertise, advertising, advertisement*, ad campaign, ad chalana, run ad`,
    reply: [
      'Paid advertising is not one of our listed services; our work is being found without paying per click: ',
      { text: 'SEO and Growth', href: '/services/seo-growth' },
      '. If you want both, ',
      { text: 'ask us', href: '/contact-form' },
      ' before you spend.',
    ],
  },
  {
    id: 'price',
    phrases: `
      रेट*, दाम*, बजट*, कीमत*, किमत*, खर्च*, रुपए*, महंगा*, शुल्क*, चार्ज*, मूल्य*, रुपये*, प्राइस*, पैसा लग*, कितने
      का*, कितने पैसे*, कितना पैसा*, price website, price app, price shop, howmuch would, howmuch is, set me back, set
      us back, 50k, under 1, per word, your price, afford, investment for, how expensive, go for these days, set
      aside, price up, quoted, enough for basic, k enough, figure for, roughly what would, what would portal, run us,
      commercials for, commercials, financially, how mutch, idea of cost, spend on, have to spend, kam budget, कितने
      में बन*, कितने में हो*, total investment, investment be, is it expensive, logo design expensive, expensive to
      make, mehnga to nahi, mehnga padega, itna mehnga, mahine ka kitna, kya lete ho$, cheapest website, what is the
      damage, damage for, rupees for, have packages, packages listed, charge to fix, itna mehnga kyu, price*, howmuch,
      expenses, lakh, lakhs, budget`,
    reply: [
      'There are no fixed prices on this site, because the price depends on the scope. Tell us what you need, and your budget if you have one, in ',
      { text: 'the contact form', href: '/contact-form' },
      ': the quotation lists what it includes and costs nothing.',
    ],
  },
];
