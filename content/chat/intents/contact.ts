import { workingTerms } from '../../company/working-terms.ts';
import { company } from '../../company.ts';
import { footer } from '../../navigation.ts';
import { missingProfile } from '../../team.ts';
import type { ChatIntent } from '../chat-intent.ts';

const hasProfiles = footer.social.some(({ href }) => href !== missingProfile);

/** How to reach us, and in which language. */
export const contactIntents: readonly ChatIntent[] = [
  {
    id: 'whatsapp-bot',
    phrases: 'bot watsapp, whatsapp automatically/bot/customers/order/reply/website, ai reply whatsapp, auto',
    reply: [
      'Yes, a bot can answer and take orders in WhatsApp, and hand over to your staff. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'unsubscribe',
    phrases: `
      band karo, emails band/off/stop, never signup, newsletter nahi/why, off take, remove mailing/me, stop send, take
      list, unsubscribe how/me, do not send me, not want emails, off the list, remove me from, signout of newsletter,
      unsub*, unsubscrib*`,
    reply: [
      'Open the link at the foot of any of our newsletters: one click ends it. If you have none at hand, ',
      { text: 'tell us', href: '/contact-form' },
      ' the address.',
    ],
  },
  {
    id: 'english-please',
    phrases: 'english me/only/please, in english, no hindi, not understand hindi, speak in english',
    reply: [
      'Of course: all my answers are in English. Ask about ',
      { text: 'our services', href: '/services' },
      ', prices, time or how to reach us.',
    ],
  },
  {
    id: 'multilingual',
    phrases: `
      english want, hindi app/make/read, languages pages, site arabic/english/french/hindi/languages, two languages,
      website gujarati/translated/two, arabic, french and germany, hindi me website, in english and, pages in their,
      right to left, website in hindi`,
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
      english nahi, hindi aati/reply/samajh/talk, speak language, which languages, क्या हिंदी, can you speak, hindi,
      hindi me baat`,
    reply: [
      `I answer in English and understand common questions in Hindi. Our team answers in ${workingTerms.languages}: `,
      { text: 'contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'reschedule-call',
    phrases: `
      another day/time, booked wrong, call cancel/delay/move, came something, cancel want, change
      booked/booking/call/meeting/time, meeting cancel/friday/move, move month, off put, arranged to speak, cancel my
      booking, move my call, not make it, not make our, reschedul*`,
    reply: [
      'To move or cancel it, reply to the email about your booking, or ',
      { text: 'book the new time', href: '/book-a-call' },
      '. A time holds once we confirm it.',
    ],
  },
  {
    id: 'voice-agent',
    phrases: 'bot voice, calls ai/take, phone ai/answer/bot/rings, machine pick up, phone call day',
    reply: [
      'Yes: a voice assistant can answer routine calls, note them, and pass the rest to your staff. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'whatsapp',
    phrases: `
      on whatsapp, reply wa, text you, whatsapp chat/have/message/no/number/pe/send, your whatsapp, ^whatsapp$, do you
      have whatsapp`,
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
      any staff, connect customer/me/person, customer service, human please, in charge, insaan koi, insan hai, koi
      hai/insan, live agent, manager account/left/se, no bot, one contact, person se/want, talk
      developer/expert/founder/human/kisi/manager/rather/real/team, aadmi se baat, and nobody told, callback, get me
      someone, give me person, i dealt with, kisi se baat, let me talk, not a bot, somebody from your team, someone
      from company, speak to whom, talk to somebody, your team se, इंसान*, किसी से*`,
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
      4 kal, afternoon thursday, arrange demo, baat kab, book how/slot, call
      afternoon/back/book/discuss/explain/fix/how/kar/karna/possible/quick/setup/slot/tomorrow/with, consultation
      want, fix time, have call/time/zoom, meet google, meeting fix/kaise/schedule/with, mujhe call, talk
      phone/tomorrow, ^book call, call kar sakte, hop on call, meeting$, work for call`,
    reply: [
      { text: 'Book a call', href: '/book-a-call' },
      ' in two short steps. The time is shown in yours and in ours, and it holds once we confirm it.',
    ],
  },
  {
    id: 'phone',
    phrases: `
      call on/where, mobile no/person, no contact, number bhejo/call/do/hai/mobile/office/please/talk, phone
      back/no/your, which number, your mobile/no/number/phone, ^phone number$, ^phone$, landline, number to call, फ़ोन
      नंबर*, फोन नंबर*, मोबाइल नंबर*`,
    reply: [
      `Call ${company.phones.map(({ display }) => display).join(' or ')}. You can also `,
      { text: 'book a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'email-setup',
    phrases: `
      business setup, company id, data mycompany, email business/company/domain/info/own/spam, emails land, gmail
      instead, google workspace, junk folder, name behind at, outlook, use their own`,
    reply: [
      'We set up addresses under your own domain, with the records that keep them out of spam. It belongs to ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '.',
    ],
  },
  {
    id: 'email-marketing',
    phrases: 'bulk mail, campaign mailchimp, email campaign/marketing, newsletter client/email/for, send email to',
    reply: [
      'Sending newsletters is not a listed service, but we write them and build the sign-up: ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'email',
    phrases: 'email do/kya/pe/requirements/send/write/your, mail id/you, your emial/mail, ^email$',
    reply: [
      `Write to ${company.email}, or use `,
      { text: 'the contact form', href: '/contact-form' },
      ': if sending fails, it keeps what you wrote.',
    ],
  },
  {
    id: 'visit',
    phrases: `
      come by/here/office/over/rounds/shop/you/your, drop by/in, in person, meet in/somebody/you/your, office aa,
      someone come, visit office/our/you/your, walk in, can i traffic, come to my, come to your, milne, near your
      building, person to talk, see you in, will be in, you come to`,
    reply: [
      'Meeting in Jaipur is best arranged beforehand: ',
      { text: 'book a call', href: '/book-a-call' },
      ' or write, and propose a day.',
    ],
  },
  {
    id: 'send-files',
    phrases: 'pdf attach, send logo/pdf/photo, upload file/where',
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
      follow you, have instagram, instagram id, linkedin page, on facebook/instagram, your facebook/instagram, are you
      on instagram, linkedin`,
    reply: [
      hasProfiles
        ? 'Our profiles are linked at the foot of every page. You can also use '
        : 'Our profiles are not public yet. Please use ',
      { text: 'the contact page', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'hours',
    phrases: `
      around during, closed holidays/on, days close/opening/what, office close/days/hours/kab/kitne, online now, open
      hours/now/office/on/sunday/time/today/when, sunday talk/what/work, time working, what khula/rehta, when
      available/call/close, work hours/saturday, are you band, days and hours, holiday*, kab khul*, khula, kitne baje
      tak, rehta, sunday, till kya time, timings, weekend, what time open`,
    reply: [
      `We work ${workingTerms.officeHours}; you can write at any hour. To talk, `,
      { text: 'propose a time', href: '/book-a-call' },
      ': it is shown in your time and in ours.',
    ],
  },
  {
    id: 'place',
    phrases: `
      address please, based in, city me/what, have office, jaipur se, kahan hai/ho, kis sheher, kya pata, near which,
      office address/any/have/in/jaipur/where, where are/company/jaipur/where/you, which city, you where, your
      address/city/office, ऑफिस कहाँ, ^address$, ^where$, are you based, from india$, headquarters, location, office
      in mumbai, really in jaipur, were is your, ऑफिस*, कहाँ*, पता क्या*`,
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
      difference london, hours overlap, in california, my time, our hours/zone, time difference/indian/shown/us/zone,
      us hours, zone what, am in emergency, is it there, timezone, zone`,
    reply: [
      `We work ${workingTerms.officeHours}, which is UTC+5:30. `,
      { text: 'Book a call', href: '/book-a-call' },
      ' shows each time in your zone and in ours.',
    ],
  },
  {
    id: 'abroad',
    phrases: `
      am from, based us, clients abroad/dubai/from/germany/uk/us, dubai me, from delhi/uae/usa, other city, us
      clients, work australia/dubai/outside/remotely/singapore/uk, am in us, based in dubai, i can not travel, my
      company sit, not located in`,
    reply: [
      'Yes. Most of our work happens online, so you can be anywhere. Say where you are in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'contact',
    phrases: `
      contact details/how/page/us/where, how baat/message/reach, in touch, message you, where form, write you,
      ^contact*, can i just, how can i contact, is best way, sampark, talk than type, संपर्क*`,
    general: true,
    reply: [
      'Write with ',
      { text: 'the contact form', href: '/contact-form' },
      ', or use the phone number and email address on ',
      { text: 'the contact page', href: '/contact' },
      '. One of us reads every message.',
    ],
  },
];
