import { workingTerms } from '../../company/working-terms.ts';
import { company } from '../../company.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** How to reach us, and in which language. */
export const contactIntents: readonly ChatIntent[] = [
  {
    id: 'whatsapp-bot',
    phrases: 'bot watsapp, whatsapp bot/customers/make/orders/reply/website, orders on whatsapp, auto',
    reply: [
      'Yes, a bot can answer and take orders in WhatsApp, and hand over to your staff. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'unsubscribe',
    phrases: `
      emails band/off/stop, never signup, newsletter why, off take, remove mailing, stop send, take list, unsubscribe
      from/how/me, do not send me, do not want newsletter, dont want emails, not want emails, off the list, remove me
      from, signout of newsletter, take me off, unsub*`,
    reply: [
      'Open the link at the foot of any of our newsletters: one click ends it. If you have none at hand, ',
      { text: 'tell us', href: '/contact-form' },
      ' the address.',
    ],
  },
  {
    id: 'english-please',
    phrases: 'english me, no hindi, not understand hindi, speak in english',
    reply: [
      'Of course: all my answers are in English. Ask about ',
      { text: 'our services', href: '/services' },
      ', prices, time or how to reach us.',
    ],
  },
  {
    id: 'multilingual',
    phrases: `
      english want, hindi app/make/shop, languages app/pages/shop, website
      arabic/both/english/french/german/gujarati/hindi/languages/translated/two, hindi me app, hindi me website, in
      english and, pages in their, website in hindi, arabic`,
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
      english nahi, speak hindi/language, your english, क्या हिंदी, can you speak, can you understand, do you speak,
      hindi me baat, hindi me reply, in my language, hindi`,
    reply: [
      'I answer in English and understand common questions in Hindi. For a longer talk, write to us in the language you prefer: ',
      { text: 'contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'reschedule-call',
    phrases: `
      another day, booked wrong, call cancel/move, came something, cancel want, change booking/call/time, meeting
      cancel/change/friday/move, move month, off put, shift it, arranged to speak, booked call not, can not make,
      cancel my booking, cancel my call, cant make call, make our call, move my call, not make it, not make our, shift
      to next, reschedul*`,
    reply: [
      'To move or cancel it, reply to the email about your booking, or ',
      { text: 'book the new time', href: '/book-a-call' },
      '. A time holds once we confirm it.',
    ],
  },
  {
    id: 'voice-agent',
    phrases: 'bot voice, calls ai/take, phone ai/bot, answer calls ai, answer phone ai',
    reply: [
      'Yes: a voice assistant can answer routine calls, note them, and pass the rest to your staff. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'whatsapp',
    phrases: `
      reply wa, text you, whatsapp chat/have/me/no/number/send/you/your, your whatsapp, do you have whatsapp,
      ^whatsapp$`,
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
      any staff, connect customer/me/team, insaan hai/koi, koi insaan, one contact, person connect/kisi/se/want, talk
      developer/expert/kisi/manager/person/rather/real/somebody/someone, transfer me, aadmi se baat, get me someone,
      give me person, let me talk, my contact left, somebody from your team, somebody to talk, someone from company,
      speak to whom, talk to anyone, who do i contact, who is my contact, your team se, किसी से*, human`,
    reply: [
      'Gladly: ',
      { text: 'a message', href: '/contact-form' },
      ', a phone call or ',
      { text: 'a booked call', href: '/book-a-call' },
      '. If your contact has left or is silent, say so there: ',
      { text: 'Let’s Talk', href: '/lets-talk' },
      '.',
    ],
  },
  {
    id: 'book-call',
    phrases: `
      4 kal, afternoon thursday, arrange demo, baat kab, book how, call
      afternoon/back/book/explain/fix/kar/karna/possible/setup/slot/tomorrow, consultation want, fix meeting/time,
      have call/meeting/time/zoom, meet google, meeting teams, mujhe call, talk phone/tomorrow, ^book call, book
      meeting to, call with expert, free for quick, hop on call, work for call, meeting$`,
    reply: [
      { text: 'Book a call', href: '/book-a-call' },
      ' in two short steps. The time is shown in yours and in ours, and it holds once we confirm it.',
    ],
  },
  {
    id: 'phone',
    phrases: `
      call where/which/you, give number, mobile lead/person, no contact/mobile, number
      call/contact/do/give/hai/have/mobile/office/please/talk/your, phone back/contact/no/your, which number, your
      no/phone, ^phone number$, call on which, number to call, ^phone$`,
    reply: [
      `Our numbers are ${company.phones[0].display} and ${company.phones[1].display}. You can also `,
      { text: 'book a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'email-setup',
    phrases: `
      business setup, company id, email business/company/domain/google/hosting/info/migrate/own/spam, emails land,
      gmail instead, google workspace, use their own`,
    reply: [
      'We set up addresses under your own domain, with the records that keep them out of spam. It belongs to ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '.',
    ],
  },
  {
    id: 'email-marketing',
    phrases: 'bulk sms, email client, newsletter client/do/email/for/make/our, send email to',
    reply: [
      'Sending newsletters is not a listed service, but we write them and build the sign-up: ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'email',
    phrases: `
      email contact/do/pe/requirements/what/write/you/your, which email, your email/emial, send email where, send
      email which, send email you, ^email$`,
    reply: [
      `Write to ${company.email}, or use `,
      { text: 'the contact form', href: '/contact-form' },
      ': if sending fails, it keeps what you wrote.',
    ],
  },
  {
    id: 'visit',
    phrases: `
      come office/over/rounds/shop/you/your, drop in, in person, meet in/somebody/you/your, send someone, visit
      client/office/our/person/you/your, come to my, come to office, come to you, come to your, do you visit, person
      to talk, see you in, you come to, meet, milne, parking`,
    reply: [
      'Meeting in Jaipur is best arranged beforehand: ',
      { text: 'book a call', href: '/book-a-call' },
      ' or write, and propose a day.',
    ],
  },
  {
    id: 'send-files',
    phrases: 'file upload, send photo, send you files, send you photos, attach',
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
      follow you, have facebook/instagram, instagram are/on/you/your, linkedin you, on facebook/instagram, your
      facebook/instagram/social, linkedin`,
    reply: [
      'Our social networks are linked at the foot of every page; start from ',
      { text: 'the contact page', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'hours',
    phrases: `
      around during, closed holidays, days business/close/opening, kitne tak, office close/days/kab/time, online now,
      open hours/office/saturday/time/when, sunday talk/what/work, time business, timing kya/your, what khula/rehta,
      when available/call/close, work hours/saturday, days and hours, kab khul*, till kya time, what time close, what
      time open, khula, rehta, sunday, weekend`,
    reply: [
      `We work ${workingTerms.officeHours}; you can write at any hour. To talk, `,
      { text: 'propose a time', href: '/book-a-call' },
      ': it is shown in your time and in ours.',
    ],
  },
  {
    id: 'place',
    phrases: `
      address postal/what/your, city me/what, have office, jaipur se, kahan hai/ho, kis sheher, office
      address/any/have/in/jaipur/where/which, where are/company/jaipur/where/you, which city, you where, your
      address/office, are you based, are you in jaipur, are you near, from india$, jaipur me kahan, really in jaipur,
      were is your, were you located, you in jaipur, पता क्या*, ^address$, ^where$, location, ऑफिस*, कहाँ*`,
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
      behind you, hours overlap, my time, our zone, overlap our, time difference/indian/shown/us, urgent when, us
      hours, zone what, morning our time, work with indian team, your time or, zone`,
    reply: [
      `We work ${workingTerms.officeHours}, which is UTC+5:30. `,
      { text: 'Book a call', href: '/book-a-call' },
      ' shows each time in your zone and in ours.',
    ],
  },
  {
    id: 'abroad',
    phrases: `
      am from, clients abroad/dubai/from/us, dubai me, from uae/usa, us clients, work
      australia/dubai/other/outside/singapore/uk, based in dubai, i can not travel, my company sit, not in india, not
      located in, work with companies in`,
    reply: [
      'Yes. Most of our work happens online, so you can be anywhere. Say where you are in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'contact',
    phrases: `
      contact info/us/where, how baat/contact/message/reach, where form/write, write you, connect with you, ^contact*,
      संपर्क*`,
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
