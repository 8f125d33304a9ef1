import type { ChatIntent } from '../chat-intent.ts';

/** Something went wrong: with a site, with this site, or with us. */
export const troubleIntents: readonly ChatIntent[] = [
  {
    id: 'hacked',
    phrases: `
      broke into, website dangerous/redirects/virus/japanese/spam/popup, dangerous google, japanese pages/text,
      strange pages/pop/link/files, pages weird, spam redirect, page hack, pop ups, text chinese, casino stuff/page,
      attack under, data stolen, got into my, card number second, hackd, malware, casino, gambling, breach, haked`,
    reply: [
      'Please take the site offline or change its passwords first, and keep the backups. Then ',
      { text: 'call us or book a call', href: '/lets-talk' },
      ' rather than writing: we look for the way in before we clean. ',
      { text: 'Cybersecurity', href: '/services/cybersecurity' },
      ' explains how.',
    ],
  },
  {
    id: 'security-report',
    phrases: `
      bug bounty, responsible disclosure, security report, hole website, found vulnerability/hole/bug/leak,
      security.txt, xss*, xss`,
    reply: [
      'Thank you. ',
      { text: 'Security', href: '/security' },
      ' says where to send it and what we ask of you. Please do not publish it before we have answered.',
    ],
  },
  {
    id: 'call-missed',
    phrases: 'nobody joined/dial/rang, no show, waited call',
    reply: [
      'I am sorry. A booked time holds once we have confirmed it by email, so look for that email first. Then ',
      { text: 'write to us', href: '/contact' },
      ' or ',
      { text: 'choose another time', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'no-answer',
    phrases: `
      heard not/nothing/back, reply no/not/nobody/no1/wait, still waiting/no, ignoring me, phone uthate, nobody
      phone/pick/replied/has, twice emailed/silence/wrote, only silence, no callback/news, form bhara, wrote last, not
      replied, waiting since, confirmation booked/call/meeting, slot yesterday, any update on, message ka jawab,
      confirmation email arrive, not a word`,
    reply: [
      'I am sorry that you are still waiting. One of us reads every message. Please check your spam folder, then ',
      { text: 'write again', href: '/contact-form' },
      ' or ',
      { text: 'book a call', href: '/book-a-call' },
      '. Mention the day of your first message.',
    ],
  },
  {
    id: 'site-trouble',
    phrases: `
      your menu, form broken/wrking, not form/submit/button/menu, submit broken, send button/pressed, ye page, red
      line, video play, your website is broken, booking page keeps, broken link on, page just sits, send not work,
      404, spin`,
    reply: [
      'I am sorry about that. What you typed in a form is kept on your device, so you can send it again; otherwise call or email us: both are on ',
      { text: 'the contact page', href: '/contact' },
      '. Please say which page and which browser.',
    ],
  },
  {
    id: 'my-site-down',
    phrases: `
      broken website/shop/app/server/since/subah/payment, website gone/band/unreachable/wrking, page
      white/blank/payment, white screen, database connection, stopped app/orders/shop, logo disappeared, nothing load,
      khul nahi, error checkout/500, server internal, pages on our website load, check out on my shop, साइट नहीं*,
      वेबसाइट नहीं*, 502, outage`,
    reply: [
      'We can look at it. Send the address and what you see in ',
      { text: 'a message', href: '/contact-form' },
      '; if it is urgent, call the number on ',
      { text: 'the contact page', href: '/contact' },
      '. Please change nothing until we have seen it, and say when it last worked.',
    ],
  },
  {
    id: 'ranking-lost',
    phrases: `
      traffic lost/half/down, dropped ranking/to, fell ranking, google update/drop/fell/half, pages thrown out,
      visitors from google fell`,
    reply: [
      'First find out what changed and when: a new version of the site, a blocked page, or Google itself. ',
      { text: 'Technical SEO', href: '/seo-details/technical-seo' },
      ' shows how to check; or send us the address in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'spam-calls',
    phrases: 'stop calling/contact, keep phoning/calling, call band/marketing, calls from',
    reply: [
      'Please tell us by ',
      { text: 'the contact form', href: '/contact' },
      ' which number or address is meant, and it will be taken off. I cannot do that from here.',
    ],
  },
  {
    id: 'complaint',
    phrases: `
      not satisfied/kaam/content/happy, service bad/poor/kharab/bakwas, poor work/quality, up fed/messed, sick of,
      your boss, kaam adhura/ganda/ruka, hate your, chhod diya, slipped twice, promised seo/but, adhura chhoda, nobody
      cares/listens, late project/weeks, keeps slip, third time, bad work/experience, worse than, who above, let down,
      behaved badly, four times, no progress, project stuck, took money, waste of money, speak to manager, talk to
      boss, theek se baat, i paid and got, full of bugs, your support is useless, manager is rude, you built crash,
      app you made is, team ka kaam, stopped answering my, is a joke, शिकायत*, grievance*, escalate*, shikayat*,
      unacceptable, disappointing, terrible, worst, awful, rude, cheated, fraud, dhokha, furious, angry, frustrated,
      unhappy, bekar, barbaad, ruined, overcharged, sloppy, complain, dissapointed*, escalate`,
    reply: [
      'I am sorry. Please write what happened and what should be put right in ',
      { text: 'the contact form', href: '/contact-form' },
      ', with your project’s name. ',
      { text: 'How we work', href: '/how-we-work' },
      ' says how soon a complaint is answered. For something that cannot wait, call the number on ',
      { text: 'the contact page', href: '/contact' },
      '.',
    ],
  },
];
