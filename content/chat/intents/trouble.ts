import type { ChatIntent } from '../chat-intent.ts';

/** Something went wrong: with a site, with this site, or with us. */
export const troubleIntents: readonly ChatIntent[] = [
  {
    id: 'hacked',
    phrases: `
      broke into, casino page/redirects/website, chinese strange/text, dangerous google, got hacked, hacked shop,
      malware on, page hack, site hack/hackd/japanese, someone broke, got into my, page landing on, sends people to,
      website hack ho`,
    reply: [
      'Please take the site offline or change its passwords first, and keep the backups. Then ',
      { text: 'call us', href: '/lets-talk' },
      ' in working hours. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' explains the next steps.',
    ],
  },
  {
    id: 'security-report',
    phrases: 'bug bounty, disclosure responsible, hole in your, xss, xss on your, your site me',
    reply: [
      'Thank you. ',
      { text: 'Security', href: '/security' },
      ' says where to send it and what we ask of you. Please do not publish it before we have answered.',
    ],
  },
  {
    id: 'impostor',
    phrases: `
      job fee, never order, really yours, someone called/phoned, aapke name se, call from your company, he is from
      your company, is it you, with your logo`,
    reply: [
      'Please pay nothing and send no documents before you have asked us whether it is ours: the number and the address are on the ',
      { text: 'contact page', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'call-missed',
    phrases: 'call agreed/kisi/nobody/waited, nobody showed, and nobody call, call book ki, supposed to call',
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
      answers aaya/email/send, any news, anybody read, days ago, form days/no, heard month/nothing, ignoring me, koi
      reply, mail arrived, nahi picks, nobody email/form/phone/why, not heard/month/replied, nothing since, replied
      to, reply days/hi/nahi/no/nobody/owe, ringing keeps, silence twice, still waiting, written three, any update on,
      did my message, have not heard, if it arrived, koi reply nahi, message ka reply, online shop on, your form on`,
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
      blank on, button does/nothing, down contact, error form/message/send, form does, get error, looks odd, no slots,
      not button/chat/click/form/menu/page/submit/video, page error/phone, send pressed, this page, video play, ye
      page, your menu, 404, booking page keeps, error link on, form is not, get red line, page doesnt load, page just
      sits, press send and, submit, your website is error`,
    reply: [
      'I am sorry about that. What you typed in a form is kept on your device, so you can send it again; otherwise call or email us: ',
      { text: 'contact page', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'my-site-down',
    phrases: `
      band ho/pay, been down, checkout not, down 500/checkout/everything/server/shop/since/website, last night,
      loading nothing, logo disappeared, not cards, page payment, payments fail, website morning/stopped/wrking, white
      page/screen, can open shop, my shop down, open not rahi, opning, page on my website loading, page will down,
      payment page error, see at it, site band pay, वेबसाइट नहीं*`,
    reply: [
      'Send the address of your website and what you see in ',
      { text: 'a message', href: '/contact-form' },
      '; if it is urgent, call the number on the ',
      { text: 'contact page', href: '/contact' },
      '. Please change nothing until we have seen it.',
    ],
  },
  {
    id: 'ranking-lost',
    phrases: `
      ab pehle, change drop, dropped page/rank, google after/dropped/removed/traffic/vanish, rank fell, traffic
      after/down/dropped/half, we change nothing`,
    reply: [
      'First find out what changed and when. ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      ' shows how to check; or send us the address of your website in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'spam-calls',
    phrases: 'call mat, calls band, gave number, stop calling/phoning, take off list',
    reply: [
      'Please tell us by ',
      { text: 'the contact form', href: '/contact' },
      ' which number or address is meant, and it will be taken off.',
    ],
  },
  {
    id: 'complaint',
    phrases: `
      annoyed people, bahut down, broke our, cares nobody, complain file/make/want, contact grievance, did nothing,
      fed up, hate your, is joke, late weeks, manager want, money waste, not approved/content/doing/happy, price who,
      project month, promised seo, responsible here, service bad/kharab/terrible, talk boss, third time, unhappy with,
      work adhura/bad/bekar/delivered/ghatiya, your manager, शिकायत है, complain*, disappointed, escalat*, i paid and
      got, manager is rude, money le liye, not what ordered, theek se talk, unacceptable, weeks was fine, worst, your
      support is useless`,
    reply: [
      'I am sorry. Please write what happened in the ',
      { text: 'contact form', href: '/contact-form' },
      ', with your project’s name. ',
      { text: 'How we work', href: '/how-we-work' },
      ' says how soon a complaint is answered.',
    ],
  },
];
