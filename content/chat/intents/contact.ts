import { company } from '../../company.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** How to reach us, and in which language. */
export const contactIntents: readonly ChatIntent[] = [
  {
    id: 'whatsapp-bot',
    phrases: 'whatsapp auto/store/bot/reply/order/client/system/over, bot watsapp',
    reply: [
      'Yes, a bot can answer and take orders in WhatsApp through its business interface, and hand over to your staff. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ', or describe the messages in ',
      { text: 'a note to us', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'unsubscribe',
    phrases: `
      newsletter stop/close/leave/cancel/off, stop emails/sending, opt out, cancel subscription, email off/close/roz,
      withdraw consent, emails less, sign out of newsletter, off your list, do not want your, not want newsletter,
      remove email list, never signed up, unsubscribe*, unsub*, unsubscribe`,
    reply: [
      'Open the link at the foot of any of our newsletters: one click ends it. If you have none at hand, ',
      { text: 'tell us', href: '/contact-form' },
      ' the address.',
    ],
  },
  {
    id: 'english-please',
    phrases: `
      in english, english bolo/speak, only english, not understand hindi, अंग्रेज*, इंग्लिश*, अंग्रेज़ी*`,
    reply: [
      'Of course: all my answers are in English. Ask about ',
      { text: 'our services', href: '/services' },
      ', prices, time or how to reach us.',
    ],
  },
  {
    id: 'multilingual',
    phrases: `
      three languages, languages several/four, website translated/gujarati/languages/french/german/english/hindi/in,
      french german, both hindi, in english and, website four languages, arabic`,
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
      talk german/language, english bolte, client hindi, हिंदी में*, hindi, हिंदी*, हिन्दी*, marathi, gujarati, tamil,
      punjabi, bengali`,
    reply: [
      'I answer in English and understand common questions in Hindi. For a longer talk, write to us in the language you prefer: ',
      { text: 'contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'reschedule-call',
    phrases: `
      call move/cancel/change/parso/kal/aage, cancel booking/appointment/booked, meeting
      shift/change/reset/friday/another/to, not attend, something came up, arranged to speak, change the time of my,
      not make call, booked the wrong, postpone*, reschedul*, rebook`,
    reply: [
      'Reply to the confirmation email of your booking, or tell us in ',
      { text: 'a message', href: '/contact-form' },
      ': your name, the old time and the new one. You can also simply ',
      { text: 'book the new time', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'voice-agent',
    phrases: `
      phone robot, ai calls/reception/phone/voice/picks, voice agent/bot, calls takes/answer, reception call,
      assistant take calls`,
    reply: [
      'Yes: a voice assistant can answer routine calls, note them, and pass the rest to your staff. Describe the calls you get in ',
      { text: 'a message', href: '/contact-form' },
      '; ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' shows how we work.',
    ],
  },
  {
    id: 'whatsapp',
    phrases: `
      ^whatsapp$, text you, whatsapp number/you/chat/contact/ping/send/kar, on whatsapp, your whatsapp, wa pe/reply, watsapp`,
    reply: [
      'The site names no WhatsApp number. Call the number on ',
      { text: 'the contact page', href: '/contact' },
      ', or write ',
      { text: 'a message', href: '/contact-form' },
      ' and say that you would like to go on in WhatsApp.',
    ],
  },
  {
    id: 'person',
    phrases: `
      human being, live agent, insaan se, talk someone/sales/consultant/manager/real/team/somebody/staff, connect
      sales/me, baat karao, chat expert, staff online/member, any staff, bot not/no, customer care, get me someone,
      kisi se baat, give me human, aapki team se, somebody from your team, speak to a person, speak with someone,
      someone from company, आदमी से*, किसी से*, बात करनी*, बात करना*, इंसान से*, helpline, ^person$, operator`,
    reply: [
      'Gladly. There are ',
      { text: 'four ways to talk', href: '/lets-talk' },
      ': ',
      { text: 'a message', href: '/contact-form' },
      ', a phone call, ',
      { text: 'a booked call', href: '/book-a-call' },
      ', or this chat.',
    ],
  },
  {
    id: 'book-call',
    phrases: `
      ^book call, call
      arrange/setup/plan/today/tuesday/minute/quick/discovery/schedule/thursday/monday/friday/tomorrow/back/karwa/video/possible/fix,
      talk tomorrow/wednesday/thursday/afternoon, want consultation, mujhe call, ring me, google meet, book
      where/karni, half hour, consult you, hop on call, call with expert, easier to explain over phone, free for a
      quick, how book call, call rakh*, meeting, demo, zoom, an appointment$`,
    reply: [
      { text: 'Book a call', href: '/book-a-call' },
      ' in two short steps. Choose a time if you like; it is shown in your time and in ours, and it holds once we confirm it.',
    ],
  },
  {
    id: 'phone',
    phrases: `
      ^phone$, ^phone number$, your phone number, number do/bhejo/best/reach/direct/contact/please/office/call, phone no/please/back, no mobile/contact, your
      phone/number/no, call karne/directly/whom, फोन*, कॉल*, फ़ोन*, नंबर*, telephone, landline, dial`,
    reply: [
      `Our numbers are ${company.phones[0].display} and ${company.phones[1].display}. You can also `,
      { text: 'book a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'email-setup',
    phrases: `
      email business/professional/company/setup/info/domain/server, proper addresses, junk folder, emails ending, info
      at, business gmail, mail ids, office 365, gmail instead, emails land in spam, email go spam, workspace, outlook,
      mailbox`,
    reply: [
      'We set up addresses under your own domain, with the records (SPF, DKIM, DMARC) that keep them out of spam. It belongs to ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '; say how many people need one in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'email-marketing',
    phrases: `
      email marketing/bulk/campaign/mass, newsletter client/for, send newsletters, mailing list campaigns`,
    reply: [
      'Sending newsletters is not a listed service, but we write them and build the sign-up and the mailing. ',
      { text: 'Content Writing', href: '/Content-Writing' },
      ' covers the texts; for the rest ',
      { text: 'ask us', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'email',
    phrases: 'email id/send, mail requirements, your emial, मेल आईडी*, ईमेल*, ^email$',
    reply: [
      `Write to ${company.email}, or use `,
      { text: 'the contact form', href: '/contact-form' },
      ': if sending fails, it keeps what you wrote.',
    ],
  },
  {
    id: 'visit',
    phrases: `
      drop by/in, in person, office aa/visit, come office/over/by, walk in, meet person/jaipur/face/you/come, visit
      your/jaipur, sit across, mil aake/sakte, stop by, you come to, milne`,
    reply: [
      'Meeting in Jaipur is best arranged beforehand: ',
      { text: 'book a call', href: '/book-a-call' },
      ' or write, and propose a day. Most of our work happens online, so you do not have to travel.',
    ],
  },
  {
    id: 'send-files',
    phrases: 'send files/brief/photo/zip, file upload/size, brief pdf, attach',
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
    phrases: 'your facebook/twitter/youtube, follow you, social links, linkedin',
    reply: [
      'Our social networks are linked at the foot of every page; start from ',
      { text: 'the contact page', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'hours',
    phrases: `
      hours working, open on/office/when/till/diwali/holi/now/today, baje kitne/tak, office khula/kab/hours/time, when
      call/available, khula rehta, days closed, diwali close/around/week, lunch break, today work, around during, what
      time open, days and hours, when could we talk, till what time, weekends, holiday, saturdays, sundays`,
    reply: [
      'You can write at any hour; people answer in working hours, Indian time. To talk, ',
      { text: 'propose a time', href: '/book-a-call' },
      ': it is shown in your time and in ours.',
    ],
  },
  {
    id: 'place',
    phrases: `
      ^address$, your address, office address/head/jagah/pata/jaipur, which city, kis jagah/city/shehar, jagah jaipur, guys from,
      pata kya, are you based, were is your, पता बता*, पता क्या*, from india$, located, ऑफिस*, कहाँ*, कहां*, एड्रेस*,
      headquarters, postal, branches, baithte, nearest, landmark`,
    general: true,
    reply: [
      `We are in ${company.addressLine}. Most of the work happens online, so you can be anywhere. `,
      { text: 'Contact', href: '/contact' },
      ' has the details.',
    ],
  },
  {
    id: 'timezone',
    phrases: 'time difference/zone/indian/shown/berlin/uk, my time, which time, timezone, awake',
    reply: [
      'We work in Indian time (IST, UTC+5:30). ',
      { text: 'Book a call', href: '/book-a-call' },
      ' shows each time in your zone and in ours, so you can pick one that suits both.',
    ],
  },
  {
    id: 'abroad',
    phrases: `
      clients in/germany/dubai, outside india/client/work, uk company, work uk/remote, other city, us clients/company,
      from usa/uae/nepal/uk, live in, based in, client foreign, never meet, indian company before, not located in, i
      cannot travel, remotely, overseas`,
    reply: [
      'Yes. Most of our work happens online, so you can be anywhere; calls are booked in your time and in ours. Say where you are in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'contact',
    phrases: `
      ^contact*, reach you/team/how/out, in touch, kaise baat, send enquiry, have query, query regarding, contact
      how/you/details/page/form/karna, where write, message you/drop, संपर्क*, सम्पर्क*, कांटेक्ट*, sampark*`,
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
