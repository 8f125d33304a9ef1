import type { ChatIntent } from '../chat-intent.ts';

/** Something went wrong: with a site, with this site, or with us. */
export const troubleIntents: readonly ChatIntent[] = [
  {
    id: 'hacked',
    phrases: `
      adverts strange, broke into, chinese text, dangerous google, links spam, page casino/hack/strange, redirects to,
      sends visitors, site hack/japanese/suddenly, card number second, got into my, page landing on, sends people to,
      stuff in chinese, breach, casino, hack, hackd, haked`,
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
    phrases: `
      bounty bug, disclosure responsible, found hole/vulnerability, report security, hole in your, vulnerability in
      your, xss, xss*`,
    reply: [
      'Thank you. ',
      { text: 'Security', href: '/security' },
      ' says where to send it and what we ask of you. Please do not publish it before we have answered.',
    ],
  },
  {
    id: 'call-missed',
    phrases: `
      call forgot/kisi/missed/never/no/nobody/waited, hour waited, joined nobody, call time agreed, supposed to call`,
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
      days form, follow up, heard back/nothing, koi reply, nahi heard/picks/replied/word, nobody has/phone/replied/why,
      phone uthate, reply hi/nahi/no/nobody/owe/waiting, ringing keeps, silence twice, still no/waiting, did you get my,
      any update on, confirmation emails arrive, did you receive, filled form days, get my message, message ka reply,
      online shop on`,
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
      button nothing, error button/form/menu/send/submit, form submit, get error, getting error, not
      button/click/form/submit, play video, pressed send, ye page, your menu, your website is error, booking page keeps,
      can not send, error link on, get red line, page just sits, 404, spin`,
    reply: [
      'I am sorry about that. What you typed in a form is kept on your device, so you can send it again; otherwise call or email us: ',
      { text: 'contact page', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'my-site-down',
    phrases: `
      app keep, been down, down 500/checkout/completely/everything/gone/production/shop/since/website, loading nothing,
      logo disappeared, orders lose/lost, page payment, since morning, website band/opning/work/wrking, white
      page/screen/shop, check out on my shop, page on my website loading, can open shop, open not rahi, page will down,
      वेबसाइट नहीं*, 502`,
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
      dropped visitors, google penalty/vanish, position lost, rank down/dropped/fell/lost, since redesign, traffic
      down/dropped/lost, visitors from google fell, pages thrown out`,
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
      calling marketing, keep phoning, stop calling/contacting/phoning, calling from your, calling me again`,
    reply: [
      'Please tell us by ',
      { text: 'the contact form', href: '/contact' },
      ' which number or address is meant, and it will be taken off.',
    ],
  },
  {
    id: 'complaint',
    phrases: `
      annoyed people, bad company/experience/service/work/write, cares nobody, contact grievance, court consumer/you,
      did nothing, done nothing, fed up, hate your, is joke, kharab promised/service, late project/weeks, money
      took/waste, not content/doing/happy, post review, price who, promised seo, service useless, sue you, talk
      boss/senior, work adhura/delivered/ghatiya, your fault/manager, i paid and got, take you to court, your support is
      useless, full of kharab, manager is rude, money le liye, not what ordered, stopped answering my, talk to manager,
      team ka work, theek se talk, time this weeks, weeks was fine, who is responsible, adhura, barbaad, bekar, cheated,
      complain*, complaint, disappointed, dissapoint*, escalat*, escalate, fraud, frustrated, furious, grievanc*,
      overcharged, rude, ruined, sloppy, terrible, unacceptable, worst, शिकायत*`,
    reply: [
      'I am sorry. Please write what happened in the ',
      { text: 'contact form', href: '/contact-form' },
      ', with your project’s name. ',
      { text: 'How we work', href: '/how-we-work' },
      ' says how soon a complaint is answered.',
    ],
  },
];
