import type { ChatIntent } from '../chat-intent.ts';

/** Something went wrong: with a site, with this site, or with us. */
export const troubleIntents: readonly ChatIntent[] = [
  {
    id: 'hacked',
    phrases: `
      broke into, casino website, chinese text, dangerous google, page casino/hack/strange, redirects to, site
      hack/japanese, got into my, page landing on, sends people to, site redirects to, virus on website, website hack
      ho, hack`,
    reply: [
      'Please take the site offline or change its passwords first, and keep the backups. Then ',
      { text: 'call us', href: '/lets-talk' },
      '. ',
      { text: 'Cybersecurity', href: '/services/cybersecurity' },
      ' explains the next steps.',
    ],
  },
  {
    id: 'security-report',
    phrases: 'bug bounty/report, disclosure responsible, hole in your, vulnerability in your',
    reply: [
      'Thank you. ',
      { text: 'Security', href: '/security' },
      ' says where to send it and what we ask of you. Please do not publish it before we have answered.',
    ],
  },
  {
    id: 'impostor',
    phrases: `
      job fee, offer letter, someone called/phoned, asked fee your, asked me pay, asked payment your, asks fee from,
      asks fee your, asks payment your, call says your, called from your company, got call from, is he from, is it
      you, is this call, pay for job, phoned me from, your name money`,
    reply: [
      'Please pay nothing and send no documents before you have asked us whether it is ours: the number and the address are on the ',
      { text: 'contact page', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'call-missed',
    phrases: 'call kisi/never/no/nobody/waited, call book ki, supposed to call, you never called',
    reply: [
      'I am sorry. A booked time holds once we have confirmed it by email. ',
      { text: 'Write to us', href: '/contact' },
      ' or choose ',
      { text: 'another time', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'no-answer',
    phrases: `
      answers aaya/email/send, days form, heard nothing, ignoring me, koi reply, month ago/heard/not/send, nahi
      heard/picks, nobody email/form/has/phone/why, not tak, reply days/hi/nahi/no/nobody/owe, ringing keeps, silence
      twice, still waiting, any update on, check my message, confirmation emails arrive, did my message, did not
      reply, did you get my, email reply nahi, filled form days, get my message, have not heard, koi reply nahi,
      message ka reply, my message go, online shop on, sent email days, sent form days, sent form monday, stopped
      answering me`,
    reply: [
      'I am sorry that you are still waiting. Please check your spam folder, then ',
      { text: 'write again', href: '/contact-form' },
      ' or ',
      { text: 'book a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'site-trouble',
    phrases: `
      button nothing, down contact/when, error form/message/send, form wont, get error, looks odd, no show/slots, not
      button/click/form/menu/submit, page phone, play video, send pressed, submit cannot, this page, ye page, your
      menu, booking page keeps, can not send, error link on, form is not, get red line, page doesnt load, page just
      sits, page phone broken, this page broken, this page not, this site broken, this site not, this site slow, your
      button not, your form broken, your form not, your page broken, your page not, your page slow, your website
      blank, your website broken, your website is error, your website not, your website slow, 404, submit`,
    reply: [
      'I am sorry about that. What you typed in a form is kept on your device, so you can send it again; otherwise call or email us: ',
      { text: 'contact page', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'my-site-down',
    phrases: `
      app keep, band pay, been down, down checkout/everything/shop/since/website, loading nothing, logo disappeared,
      page payment, website morning/stopped/wrking, white page/screen, can open shop, domain not opening, my app down,
      my shop down, open not rahi, page on my website loading, page will down, payment page broken, वेबसाइट नहीं*,
      opning`,
    reply: [
      'Send the address and what you see in ',
      { text: 'a message', href: '/contact-form' },
      '; if it is urgent, call the number on the ',
      { text: 'contact page', href: '/contact' },
      '. Please change nothing until we have seen it.',
    ],
  },
  {
    id: 'ranking-lost',
    phrases: `
      change drop, dropped page/rank, google after/dropped/removed/traffic/vanish, rank down/fell, traffic
      after/down/dropped, website disappeared google`,
    reply: [
      'First find out what changed and when. ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      ' shows how to check; or send us the address in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'spam-calls',
    phrases: `
      calling marketing, dont call, stop calling/phoning, calling from your, mujhe call mat, remove my number`,
    reply: [
      'Please tell us by ',
      { text: 'the contact form', href: '/contact' },
      ' which number or address is meant, and it will be taken off.',
    ],
  },
  {
    id: 'complaint',
    phrases: `
      annoyed people, bad company, bahut down, broke our, cares nobody, complain file/make/want, complaint about,
      contact grievance, developer answers, did nothing, fed up, hate your, is joke, late weeks, manager want, money
      waste, month project, not content/doing/happy/satisfied, price who, promised seo, service bad/kharab/terrible,
      talk boss, unhappy with, work adhura/bekar/delivered/ghatiya, you cheated, your manager, cheated me you, i paid
      and got, manager is rude, money le liye, not good work, not what ordered, stopped answering my, talk to manager,
      theek se talk, time this weeks, weeks was fine, your support is useless, complain*, escalat*, worst`,
    reply: [
      'I am sorry. Please write what happened in the ',
      { text: 'contact form', href: '/contact-form' },
      ', with your project’s name. ',
      { text: 'How we work', href: '/how-we-work' },
      ' says how soon a complaint is answered.',
    ],
  },
];
