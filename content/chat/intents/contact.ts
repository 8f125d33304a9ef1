import { company } from '../../company.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** How to reach us, and in which language. */
export const contactIntents: readonly ChatIntent[] = [
  {
    id: 'whatsapp-bot',
    phrases: 'bot watsapp, whatsapp bot/business/orders/reply',
    reply: [
      'Yes, a bot can answer and take orders in WhatsApp, and hand over to your staff. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'unsubscribe',
    phrases: `
      emails band/off/stop, getting emails, never signup, newsletter cancel/end/stop/why, send stop, spam me, do not
      send me, do not want newsletter, send me any more, not want emails, remove me from, signout of newsletter, take me
      off, unsub*, unsubscrib*, unsubscribe`,
    reply: [
      'Open the link at the foot of any of our newsletters: one click ends it. If you have none at hand, ',
      { text: 'tell us', href: '/contact-form' },
      ' the address.',
    ],
  },
  {
    id: 'english-please',
    phrases: `
      english me/only/please/reply/speak, in english, only english, not understand hindi, अंग्रेज*, अंग्रेज़ी*, इंग्लिश*`,
    reply: [
      'Of course: all my answers are in English. Ask about ',
      { text: 'our services', href: '/services' },
      ', prices, time or how to reach us.',
    ],
  },
  {
    id: 'multilingual',
    phrases: `
      french german, hindi app/english, languages several/switch, two languages, website
      both/english/gujarati/hindi/languages/multiple/translated/two, in english and, website four languages, arabic`,
    reply: [
      'Yes, a site or app can have several languages. Say which ones in ',
      { text: 'a message', href: '/contact-form' },
      ', and who translates; ',
      { text: 'Web Development', href: '/services/web-development' },
      ' shows the rest.',
    ],
  },
  {
    id: 'languages',
    phrases: `
      speak hindi/language, your english, क्या हिंदी, do you speak, in my language, हिंदी में*, gujarati, hindi, marathi`,
    reply: [
      'I answer in English and understand common questions in Hindi. For a longer talk, write to us in the language you prefer: ',
      { text: 'contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'reschedule-call',
    phrases: `
      another day/meeting, booked wrong, booking cancel/change, call cancel/change/kal/move/reschedule, change time,
      meeting cancel/change/friday/move, off put, change time of our, arranged to speak, can not make, make our call,
      not make it, not make our, something came up, reschedul*`,
    reply: [
      'Reply to the confirmation email of your booking, or ',
      { text: 'book the new time', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'voice-agent',
    phrases: `
      calls agent/ai/answer/automated/reception/take, phone ai/bot, voice agent/ai/bot, assistant take calls, way ai
      pick`,
    reply: [
      'Yes: a voice assistant can answer routine calls, note them, and pass the rest to your staff. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'whatsapp',
    phrases: 'reply wa, text you, whatsapp available/chat/contact/kya/message/number/send, ^whatsapp$, watsapp',
    reply: [
      'The site names no WhatsApp number. Call the number on the ',
      { text: 'contact page', href: '/contact' },
      ', or write ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'person',
    phrases: `
      any staff, bot not, call centre, connect me, customer care/connect, one contact, person
      being/connect/live/real/want, real someone, somebody talk, talk
      expert/karao/manager/person/rather/real/sales/somebody/someone/team, transfer me, somebody from your team, get me
      someone, give me person, kisi se talk, let me talk, someone from company, talk to anyone, your team se, किसी से*,
      ^person$`,
    reply: [
      'Gladly: ',
      { text: 'a message', href: '/contact-form' },
      ', a phone call or ',
      { text: 'a booked call', href: '/book-a-call' },
      '. See ',
      { text: 'Let’s Talk', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'book-call',
    phrases: `
      4 kal, afternoon thursday, book consultation/how/karna, call
      afternoon/arrange/back/fix/monday/quick/schedule/set/setup/thursday/tomorrow/video/want, consultation want, meet
      google/online, mujhe call, reserve time, talk monday/phone/tomorrow, easier to explain over phone, call with
      expert, free for quick, hop on call, work for call, ^book call, ^call$, ^meeting$, demo, meeting, meeting$, zoom`,
    reply: [
      { text: 'Book a call', href: '/book-a-call' },
      ' in two short steps. The time is shown in yours and in ours, and it holds once we confirm it.',
    ],
  },
  {
    id: 'phone',
    phrases: `
      back phone, call you, give number, no contact/mobile, number
      batao/bhejo/call/contact/de/do/give/hai/have/kya/please/your, which number, your no/number/phone, call on which,
      ^phone number$, ^phone$, landline, telephone, नंबर*`,
    reply: [
      `Our numbers are ${company.phones[0].display} and ${company.phones[1].display}. You can also `,
      { text: 'book a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'email-setup',
    phrases: `
      business setup, email business/company/domain/hosting/info/server/set, folder junk, gmail instead, email go to
      spam, email land in spam, use their own, outlook, workspace`,
    reply: [
      'We set up addresses under your own domain, with the records that keep them out of spam. It belongs to ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '.',
    ],
  },
  {
    id: 'email-marketing',
    phrases: `
      bulk sms, email bulk/campaign/client/marketing, newsletter client/do/for/run, email list campaign, send email to`,
    reply: [
      'Sending newsletters is not a listed service, but we write them and build the sign-up: ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'email',
    phrases: 'email address/id/requirements/send/what/write, your emial, ^email$, ईमेल*',
    reply: [
      `Write to ${company.email}, or use `,
      { text: 'the contact form', href: '/contact-form' },
      ': if sending fails, it keeps what you wrote.',
    ],
  },
  {
    id: 'visit',
    phrases: `
      aa office, come by/jaipur/office/over/rounds/shop/visit, drop by/in/office, in person, meet
      jaipur/office/offline/person/you, pop in, send someone, somebody come, visit jaipur/office/us/you/your, come to
      my, come to you, cup of tea, person to talk, you aa sakte, you come to, milne`,
    reply: [
      'Meeting in Jaipur is best arranged beforehand: ',
      { text: 'book a call', href: '/book-a-call' },
      ' or write, and propose a day.',
    ],
  },
  {
    id: 'send-files',
    phrases: 'file share/upload, send brief/file/how/photo, attach',
    reply: [
      'The forms take text and links. Write ',
      { text: 'a message', href: '/contact-form' },
      ' with a link to your files, or send them to the email address on ',
      { text: 'the contact page', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'social-media-links',
    phrases: `
      follow you, have facebook/instagram/youtube, on facebook/instagram/twitter/youtube, your
      facebook/instagram/social/twitter/youtube, linkedin`,
    reply: [
      'Our social networks are linked at the foot of every page; start from ',
      { text: 'the contact page', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'hours',
    phrases: `
      around during, available now, baje kitne, close days, hours business/work, office close/hours/time/timing, online
      now, open hours/now/office/time/today/when, sunday talk, timing kya, when available/call/close, can i call today,
      when could we talk, days and hours, till kya time, ^hours$, holiday, saturday, sunday, weekend`,
    reply: [
      'You can write at any hour; people answer in working hours, Indian time. To talk, ',
      { text: 'propose a time', href: '/book-a-call' },
      ': it is shown in your time and in ours.',
    ],
  },
  {
    id: 'place',
    phrases: `
      city company, have office, kis jagah/sheher, office address/place, other office, what address/city/location, where
      are/based/company/jaipur/office/where, which area/city/country/place/state/town, you where, are you based, were is
      your, from india$, पता क्या*, ^address$, ^location$, ^where$, baithte, branch, headquarters, postal, ऑफिस*, कहाँ*`,
    general: true,
    reply: [
      `We are in ${company.addressLine}. Most of the work happens online, so you can be anywhere. `,
      { text: 'Contact', href: '/contact' },
      ' has the details.',
    ],
  },
  {
    id: 'timezone',
    phrases: `
      behind hours/you, hours overlap, my time, time difference/shown/zone, urgent when, your time or, timezone`,
    reply: [
      'We work in Indian time (IST, UTC+5:30). ',
      { text: 'Book a call', href: '/book-a-call' },
      ' shows each time in your zone and in ours.',
    ],
  },
  {
    id: 'abroad',
    phrases: `
      am from, clients abroad/australia/canada/delhi/dubai/foreign/from/in/india/mumbai/outside/uk/us/usa, dubai
      main/me/problem, from abroad/australia/canada/germany/nepal/outside/uae/uk/us/usa, india outside, us clients, work
      abroad/foreign/outside/uk, i can not travel, my company sit, not located in, remotely`,
    reply: [
      'Yes. Most of our work happens online, so you can be anywhere. Say where you are in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'contact',
    phrases: `
      contact form, get hold, how baat/contact/message/reach, in touch, leave message, query regarding/send, write
      where/you, connect with you, ^contact, ^contact*, sampark*, संपर्क*`,
    general: true,
    reply: [
      'Write with ',
      { text: 'the contact form', href: '/contact-form' },
      ', or use the phone number and email address on ',
      { text: 'the contact page', href: '/contact' },
      '. A person reads every message.',
    ],
  },
];
