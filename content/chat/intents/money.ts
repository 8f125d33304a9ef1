import type { ChatIntent } from '../chat-intent.ts';

/** Price, payment and all that has to do with money. */
export const moneyIntents: readonly ChatIntent[] = [
  {
    id: 'refund',
    phrases: {
      exceptions: 'refund*, money back*, advance if*, paisa wapas*, my money if*, happens to money*',
      particular: `
        money/paisa/advance/payment/amount back/return/returned/refund/refunded/wapas/lost*,
        get/give/return/want/lose money/advance/deposit*, wapas*, रिफंड*, reimburse*, पैसे वापस*, chargeback*`,
    },
    reply: [
      'Nothing is paid on this site. When money is returned is agreed in writing before the work starts; if you have paid already and want it back, ',
      { text: 'write to us', href: '/contact' },
      ' with the name of the project.',
    ],
  },
  {
    id: 'payments-in-shops',
    phrases: {
      exceptions: 'pay by card on my*',
      particular: `
        payu, stripe*, razorpay*, cashfree*, ccavenue*, for buyers*, add payment*, gateway laga*, customers pay*,
        payments from my*, cash on delivery*, my customers should be able to pay*`,
    },
    reply: [
      'UPI, cards and GST invoices are part of the shops we build, through the payment provider of your choice. ',
      { text: 'How an online shop is built', href: '/services/e-commerce-development' },
      ' goes through them one by one.',
    ],
  },
  {
    id: 'guarantee',
    phrases: {
      particular: 'warranty*, satisfaction guarantee*',
      general: 'satisf*, guarantee*',
    },
    reply: [
      'You see working steps early and say what to change, and six months of free support follow. What the guarantee covers for your project stands in the written agreement; ',
      { text: 'ask us for it', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'gst-invoice',
    phrases: {
      exceptions: 'include tax*',
      particular: `
        tds*, hsn*, gstin*, rasid*, is tax*, receipt*, gst bill*, proforma*, gst extra*, bill doge*, gst number*,
        my invoice*, gst invoice*, proper bill*`,
      general: 'gst, invoice*',
    },
    reply: [
      'Nothing is billed on this site. Say in ',
      { text: 'your message', href: '/contact-form' },
      ' that you need a tax invoice and give your GSTIN; taxes and billing details then stand in the written quotation.',
    ],
  },
  {
    id: 'currency',
    phrases: {
      particular: 'swift, bill in*, in euros*, in pounds*, billed in*, currency, currencies*, in us dollars*',
    },
    reply: [
      'The currency is agreed in the quotation, before any work starts. Tell us in ',
      { text: 'your message', href: '/contact-form' },
      ' from which country and in which currency you would pay.',
    ],
  },
  {
    id: 'payment-stages',
    phrases: {
      exceptions: '50 50*, 30 70*, 40 60*, payments divided*',
      particular: `
        pay/payment/payments/paisa advance/upfront/before/after/later/installments/instalments/parts/stages/phases/monthly/half/partially/end/kist/pehle/baad/divided/split/first*,
        advance/upfront/half/partial/remaining/balance/initial/token/monthly/first/full payment/amount/money/paisa*, emi,
        kist*, emis, advnce*, upfront*, deposit*, advance*, instalment*, installment*, pay balance*, payment terms*`,
    },
    reply: [
      'Payment follows stages that are agreed in writing before the work starts, and nothing is paid on this site. Ask for the stages with your ',
      { text: 'quotation', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'payment-methods',
    phrases: {
      particular: `
        upi*, neft*, rtgs*, imps*, gpay*, paytm*, nakad*, pay by*, cheque*, paypal*, pay via*, by cash*, phonepe*,
        payoneer*, take card*, netbanking*, credit card*, how can i pay*, payment kaise*, bank transfer*`,
      general: 'payment*',
    },
    reply: [
      'Nothing is paid on this site. How you pay, and when, is agreed with the quotation; name the way you prefer in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'hidden-costs',
    phrases: {
      particular:
        'hidden/extra/additional/other/surprise/renewal/recurring charge/charges/cost/costs/fee/fees*, final bill*',
    },
    reply: [
      'The quotation lists what the price includes. A change is priced before it is built, never after, so there should be no surprise. Costs of others, such as a domain or hosting, are named beforehand; ',
      { text: 'ask for yours', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'free',
    phrases: {
      exceptions: 'for free*, pay nothing*',
      particular: `
        consultation/quote/call/meeting/estimate free/charge/charges/charged*,
        free consultation/quote/estimate/call/meeting/advice/trial/demo/sample/audit/website/app/logo/design*, muft*,
        fokat*, unpaid*, free me*, no cost*`,
    },
    reply: [
      'Talking costs nothing: a message, a call and the quotation are free. The work itself is paid, after the scope and the price are agreed. ',
      { text: 'Four ways to talk', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'hire-developer',
    phrases: {
      particular: 'hourly*, man day*, outstaff*, augmentation*, monthly basis*, hire developer*',
    },
    reply: [
      'We mostly work by project, with an agreed scope and price. If you need hours or a developer for some months, say which skills and for how long in ',
      { text: 'a message', href: '/contact-form' },
      ', and we tell you whether we can.',
    ],
  },
  {
    id: 'discount',
    phrases: {
      exceptions: 'price down*',
      particular: `
        reduce/lower/less/kam/decrease price/cost/rate/charges/fees/paisa*,
        price/cost/rate/charges/paisa kam/reduce/lower*, best/lowest/cheapest price/rate/deal/offer*,
        small/low/tight/limited/less/little/kam budget*, budget small/low/tight/limited/less/kam*, sasta*, saste*,
        सस्ता*, coupon*, lowest*, kam me*, discount*, offers, negotia*, bargain*, cheaper*, lowering*, affordab*,
        concession*, economical*, better rate*, kam ho sakta*`,
      general: 'cheap*',
    },
    reply: [
      'A smaller budget usually means a smaller first version, and we say honestly what it can carry. Tell us the figure and what matters most in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'writing-packages',
    phrases: {
      particular: '1000 words*, how many words*, content package*, standard package*, basic and premium*',
    },
    reply: [
      'Basic goes up to 500 words, Standard up to 1000, Premium up to 2000. Choose one on ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'quotation',
    phrases: {
      particular: `
        send/need/want/get/give/request/share/chahiye/bhejo quote/quotation/estimate/proposal/costing*,
        quote/quotation/estimate/proposal bhejo/chahiye/do/send/please*, rfp, rfq, bid, tender*, costing*, estimat*,
        quotation*, quotaton*, proposal*, quote for*`,
    },
    reply: [
      'Tell us in ',
      { text: 'the contact form', href: '/contact-form' },
      ' what exists today, what should be different and by when. You get a written quotation with a price and a list of what it includes.',
    ],
  },
  {
    id: 'cloud-costs',
    phrases: {
      particular: 'finops*, aws bill*, cloud spend*',
    },
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
    phrases: {
      exceptions: 'google ads*, facebook ads*',
      particular: 'for ads*, advertis*',
      general: 'ppc*, sem, fb ads*, adwords*, run ads*, ads run*, ad chala*, remarketing*, retargeting*',
    },
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
    phrases: {
      exceptions: `
        store/shop/website/app/logo/site ki/ka/ke keemat/kimat/price/rate/daam*, keemat*,
        how much cost/charge/charges/price/money, do you charge*, is 10k/20k/30k/40k/50k/lakh enough*,
        30k/20k/50k/10k/lakh enough*, what is cost/price*, what charge/charges/cost*, rate/price/cost kya/hai/kitna*,
        kitna kharcha/paisa/rupay/charge/cost*, ka rate/price/cost/charge/kharcha*,
        approximate/rough/estimated/average/minimum cost/price/budget*, costly*, run us*, cost of*, price of*,
        expensive*, audit cost*, kam budget*, damage for*, got figure*, figure for*, set us back*, how much is*,
        itna mehnga*, how much for*, kitna padegi*, idea of cost*, how much would*, commercials for*, take financially*,
        budget is low what*`,
      particular: `
        website/app/logo/seo/store/shop/site/software/chatbot/hosting/domain/design/maintenance/support/portal/page/package/blog/article/banner/video price/cost/costs/rate/rates/charges/charge/fees/pricing/kitna/kharcha/budget*,
        price/cost/rate/rates/charges/fees/pricing/budget/kharcha website/app/logo/seo/store/shop/site/software/chatbot/hosting/domain/design/maintenance*,
        minimum/approximate/approx/rough/estimated/average/total/starting/exact/tentative price/cost/budget/amount/figure/charges/quote*,
        what/how much/many cost/price/charge/fee/budget*,
        kitna paisa/charge/rate/price/cost/budget/kharcha/lag/loge/lete/rupay/padega/aayega*, रेट*, दाम*, बजट*, कीमत*,
        किमत*, खर्च*, रुपए*, mutch*, महंगा*, kimat*, daam, शुल्क*, चार्ज*, मूल्य*, रुपये*, mehnga*, mahnga*, प्राइस*,
        mehenga*, mahanga*, charges*, kharcha*, kharch, पैसा लग*, spend on*, kitna me*, fees for*, ballpark*, कितने का*,
        rate card*, your rate*, my budget*, कितने में*, kya charge*, price list*, your price*, कितने पैसे*, कितना पैसा*,
        fixed price*`,
      general: `
        rs, fees*, fee, inr, price*, cost, rate, rupay*, kitna*, paisa*, pricing*, costs, budget*, rates, tariff*,
        rupees*, rupee, quote, charge, package*, quotes, charging*, how much*, commercials*`,
      last: '10k*, 20k*, 30k*, 50k*, lakh*, 100k*, pay, amount*, money',
    },
    reply: [
      'There are no fixed prices on this site, because the price depends on the scope. Tell us what you need, and your budget if you have one, in ',
      { text: 'the contact form', href: '/contact-form' },
      ': the quotation lists what it includes and costs nothing.',
    ],
  },
];
