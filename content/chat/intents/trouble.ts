import type { ChatIntent } from '../chat-intent.ts';

/** Something went wrong: with a site, with this site, or with us. */
export const troubleIntents: readonly ChatIntent[] = [
  {
    id: 'hacked',
    phrases: `
      broke into, got into my, website dangerous, unsafe website, dangerous google, japanese pages, gambling page,
      ransomware, strange pages, weird pages, redirects to strange, redirect spam, website redirects, website virus,
      page hack, hackd, data breach, after breach, pop ups, chinese text, casino stuff, website was hacked, malware`,
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
      bug bounty, responsible disclosure, vulnerability in your, security.txt, report security, found vulnerability,
      xss*, discovered vulnerability, sql injection`,
    reply: [
      'Thank you. ',
      { text: 'Security', href: '/security' },
      ' says where to send it and what we ask of you. Please do not publish it before we have answered.',
    ],
  },
  {
    id: 'call-missed',
    phrases: `
      nobody called, nobody joined, missed my call, call did not happen, booked call but, call not happen, time we
      agreed`,
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
      not heard, no reply, not reply, nobody reply, still waiting, waiting for callback, any update on, heard nothing,
      heard back, ignoring me, not a word, phone uthate, no feedback from you, wait kar raha, nobody phone, kab se
      wait, emailed twice, nobody has come back, no update on my project, three weeks and still, reply kab doge, come
      back to me, message ka jawab, nobody picks up, why nobody picks, nobody pick, twice silence, only silence`,
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
      your form, your menu, form broken, submit broken, send button, pressed send, press send, failed to send, error
      when submitting, your homepage, button does nothing, your services page, your website is broken, form spinning,
      404, booking page keeps, not submit, this page, ye page, broken link on, red line, send a message twice`,
    reply: [
      'I am sorry about that. What you typed in a form is kept on your device, so you can send it again; otherwise call or email us: both are on ',
      { text: 'the contact page', href: '/contact' },
      '. Please say which page and which browser.',
    ],
  },
  {
    id: 'my-site-down',
    phrases: `
      साइट नहीं*, वेबसाइट नहीं*, website broken, shop broken, app broken, checkout broken, white page, white screen,
      blank page, 502, database connection, website gone, website stopped, app stopped, orders stopped, pages on our
      website load, website khulne not, logo disappeared, disappeared after update, site band ho, check out on my
      shop, none of our clients can open, clients can open shop, website is not opening, outage, website khul`,
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
      lost traffic, traffic dropped, ranking dropped, ranking drop, ranking fell, traffic fell, google update, traffic
      gone, google penalty`,
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
    phrases: 'people keep calling/phoning, stop calling, stop phoning, keep phoning',
    reply: [
      'Please tell us by ',
      { text: 'the contact form', href: '/contact' },
      ' which number or address is meant, and it will be taken off. I cannot do that from here.',
    ],
  },
  {
    id: 'complaint',
    phrases: `
      शिकायत*, grievance*, escalate*, shikayat*, unacceptable, disappointing, pathetic, horrible, terrible, worst,
      awful, rude, unprofessional, cheated, cheat, fraud, scammed, dhokha, furious, angry, frustrated, unhappy, not
      satisfied, bad service, poor service, service kharab, bekar, barbaad, waste of money/time, ruined, overcharged,
      sloppy, poor work, kaam not, fed up, sick of, speak to manager, your boss, talk to boss, kaam adhura, theek se
      baat, messed up, hate your, i paid and got, took my advance, chhod diya, full of bugs, deadlines have slipped,
      slipped twice, your service has been, promised and got none, promised seo, is a joke, your support is useless,
      adhura chhoda, your work is, i am not happy, not happy with your service, manager is rude, you built crash,
      nobody cares, complain, complaint, complaining, website you made for us, app you made is, you made for us is,
      kaam bahut kharab, team ka kaam, developer stopped reply, stopped answering my, paid first instalment three,
      dissapointed*, bakwas service`,
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
