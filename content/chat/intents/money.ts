import type { ChatIntent } from '../chat-intent.ts';

/** Price, payment and all that has to do with money. */
export const moneyIntents: readonly ChatIntent[] = [
  {
    id: 'refund',
    phrases: `
      money back/returned/lauta/cancel/bak, advance return, paise wapas, back mony, get my money, what happens to my
      money, happens to the money, पैसे वापस*, रिफंड*, wapas, reimburse*, chargeback, refund, refundable`,
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
      payment collect/integrate/shop/button, accept card/build, checkout upi/card, shop gpay/accept, accept upi on,
      upi on website, cash on delivery, client pay card, cod, stripe*, gateway, razorpay*, razorpay, stripe`,
    reply: [
      'UPI, cards and GST invoices are part of the shops we build, through the payment provider of your choice. ',
      {
        text: 'How an online shop is built',
        href: '/services/e-commerce-development',
      },
      ' goes through them one by one.',
    ],
  },
  {
    id: 'guarantee',
    phrases: 'guarantee mean/work/cover, your guarantee, satisfaction*',
    reply: [
      'You see working steps early and say what to change, and six months of free support follow. What the guarantee covers is under ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'gst-invoice',
    phrases: `
      invoice tax/download/without/send/proforma, tax include, bill pakka/milega/doge/company, proper bill, input
      credit, get invoice, taxes, tds, gst, vat, tax`,
    reply: [
      'Nothing is billed on this site. Say in ',
      { text: 'your message', href: '/contact-form' },
      ' that you need a tax invoice and give your GSTIN; taxes and billing details are then in the written quotation.',
    ],
  },
  {
    id: 'currency',
    phrases: `
      in eur, transfer swift/wire, dollars canadian, abroad payment/bank, pay foreign, exchange rate, bill look like,
      currency, dollars, euros, pounds, usd, gbp, international, aed`,
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
      pay monthly/everything/later/before, payment
      end/terms/structured/balance/remaining/divided/plan/due/procedure/half/spread/schedule/first/final, token money,
      50 50, pehle dena, split across, howmuch advance/before, half half, shuru kitna, poora paisa, spread over, owe
      several, rather pay after, terms of payment, milestones, instalment*, installment*, emi, kist*, advance, kisht*`,
    reply: [
      'You pay in stages that are agreed in writing before the work starts, and nothing is paid on this site. ',
      { text: 'How we work', href: '/how-we-work' },
      ' shows the stages.',
    ],
  },
  {
    id: 'payment-methods',
    phrases: `
      ^payment$, ^pay$, by card, transfer bank/money/wise, take cards, payment modes/options/how/cash/method/accept, card
      credit/debit/pay, net banking, pay google, upi, neft, gpay, paytm, phonepe, paypal*, cheque, crypto*, netbanking`,
    reply: [
      'Nothing is paid on this site. How you pay, and when, is agreed with the quotation; name the way you prefer in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'hidden-costs',
    phrases: `
      on top, price additional/launch/later/yearly/included, final bill, any yearly, other price, later extra, saal ka
      price, hidden, surprise`,
    reply: [
      'The quotation lists what the price includes. A change is priced before it is built, never after, so there should be no surprise. Costs of others, such as a domain or hosting, are named beforehand; ',
      { text: 'ask for yours', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'free',
    phrases: `
      free trial/samples/advice/first/hai/consultation/call/consult/audit/website/demo, on house, trial period,
      consultation price, pay nothing, for free$`,
    reply: [
      'The call is free, and so are a message and the quotation. The work itself is paid, after the scope and the price are agreed. ',
      { text: 'Four ways to talk', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'hire-developer',
    phrases: `
      developer dedicated/month/monthly/ghante/hisaab, man days, extend team, single freelancer, hire someone, per
      hour, rent team, augmentation, hourly`,
    reply: [
      'We mostly work by project, with an agreed scope and price. If you need hours or a developer for some months, say which skills and for how long in ',
      { text: 'a message', href: '/contact-form' },
      ', and we tell you whether we can.',
    ],
  },
  {
    id: 'discount',
    phrases: `
      price broken/lower/last/ngo/bring/less/kam/better, quoted half, offer festive, little money/saved, thoda kam,
      kam karo/kitna/paise, too expensive, offers running, itna mehnga, easier go/on, kuch kam ho, cheaper than other,
      concession*, discount, charity`,
    reply: [
      'A smaller budget usually means a smaller first version, and we say honestly what it can carry. Tell us the figure and what matters most in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'writing-packages',
    phrases: `
      package premium/standard/content, words package/howmany/premium/article/1000, premium article, basic and premium`,
    reply: [
      'Basic goes up to 500 words, Standard up to 1000, Premium up to 2000. Choose one on ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'quotation',
    phrases: `
      quotation send/detailed, offer formal/written, purchase department, tender*, quotation*, letterhead, bids`,
    reply: [
      'Tell us in ',
      { text: 'the contact form', href: '/contact-form' },
      ' what exists today, what should be different and by when. You get a written quotation with a price and a list of what it includes.',
    ],
  },
  {
    id: 'cloud-costs',
    phrases: `
      aws bill, bill azure, cloud reduce/invoice/lower, reduce aws, charge us twice, cloud spend*`,
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
      ads manage, ad campaign/chalana/run, boost post, instagram promote, campaigns paid/instagram, google or
      facebook, ads, ppc, advertise, advertisement*, adwords, advertisement`,
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
      ^how much$, price app/up/what/roughly/batao/of, howmuch would/is/website/shop/logo/seo/pay/money/for, under 1, per word,
      investment for/total/be, how mutch, set aside, k enough, run us, spend on, website cheapest, damage for, have
      packages, packages listed, kitna loge/aayega/total, basis number, kitne ka, tell roughly, set me back, set us
      back, go for these days, enough for basic, idea of cost, charge to fix, kitne me ban, what would i pay, पैसा
      लग*, कितने का*, कितने पैसे*, कितना पैसा*, कितना खर्च*, रेट*, दाम*, बजट*, कीमत*, किमत*, खर्च*, रुपए*, महंगा*,
      शुल्क*, चार्ज*, मूल्य*, रुपये*, प्राइस*, 50k, afford, commercials, financially, price*, expenses, lakh, budget`,
    reply: [
      'There are no fixed prices on this site, because the price depends on the scope. Tell us what you need, and your budget if you have one, in ',
      { text: 'the contact form', href: '/contact-form' },
      ': the quotation lists what it includes and costs nothing.',
    ],
  },
];
