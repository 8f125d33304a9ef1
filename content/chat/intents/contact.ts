import { company } from '../../company.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** How to reach us, and in which language. */
export const contactIntents: readonly ChatIntent[] = [
  {
    id: 'whatsapp-bot',
    phrases: 'whatsapp for my, whatsapp auto, whatsapp automat*, whatsapp store, whatsapp reminders',
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
      do not want newsletter/newsletters/email/emails, never signed up, unsubscribe*, stop newsletter, opt out, cancel
      subscription, emails stop, sign out of newsletter, mail bhejna band, mails stop, too many mails, make it stop,
      remove me from your mailing, off your list, email off, not want your emails, your emails any more, do not want
      your`,
    reply: [
      'Open the link at the foot of any of our newsletters: one click ends it. If you have none at hand, ',
      { text: 'tell us', href: '/contact-form' },
      ' the address.',
    ],
  },
  {
    id: 'english-please',
    phrases: 'in english, english bolo, not understand hindi, अंग्रेज*, इंग्लिश*',
    reply: [
      'Of course: all my answers are in English. Ask about ',
      { text: 'our services', href: '/services' },
      ', prices, time or how to reach us.',
    ],
  },
  {
    id: 'multilingual',
    phrases: `
      website in hindi, three languages, several languages, multiple languages, multilingual, bilingual, website
      translated, hindi and english, in english and, in hindi and, website gujarati, website in marathi`,
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
      hindi me, talk hindi, speak gujarati, talk marathi, talk tamil, talk german, hindi, हिंदी*, हिन्दी*, in tamil,
      in marathi, languages`,
    reply: [
      'I answer in English and understand common questions in Hindi. For a longer talk, write to us in the language you prefer: ',
      { text: 'contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'reschedule-call',
    phrases: `
      move call, cancel booking, postpone*, reschedul*, cannot make it, cancel appointment, another time call, shift
      meeting, something came up, booked the wrong, find another time, arranged to speak, change the time of my,
      reschedule our call`,
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
      robot phone, ai calls, ai phone, answer phone calls, voice agent, voice bot, reception ai, takes calls,
      receptionist`,
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
    phrases: 'व्हाट्सएप*, व्हाट्सऐप*, whatsapp, watsapp, whatsap, whatsapp number kya, text you, can i text',
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
      real person, actual person, human being, live agent, let me talk to, insaan se, connect me to, get me someone,
      आदमी से*, किसी से*, बात करनी*, बात करना*, इंसान से*, talk person, talk someone, talk sales, want person, connect
      person, connect sales, baat karao, chat expert, kisi se baat, talk consultant, talk you directly, helpline, give
      me human, staff online, staff member, any staff, team se baat, aapki team se, from your team call, somebody from
      your team, talk manager, ^person$`,
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
      book call, arrange call, setup call, plan call, call today, call tuesday, call wednesday, talk tomorrow, talk
      tuesday, talk wednesday, talk thursday, call rakh*, minute call, meeting, quick call, calendly, talk afternoon,
      want consultation, demo, hop on call, discovery call, zoom, mujhe call, ring me, callback, call me back, call
      with expert, easier to explain over phone, video call possible, an appointment$, please call me, want a call,
      talk to someone tomorrow, free for a quick`,
    reply: [
      { text: 'Book a call', href: '/book-a-call' },
      ' in two short steps. Choose a time if you like; it is shown in your time and in ours, and it holds once we confirm it.',
    ],
  },
  {
    id: 'phone',
    phrases: `
      phone number, phone no, mobile no, number do, number bhejo, call you on, best number, your phone, call karne,
      फोन*, कॉल*, फ़ोन*, नंबर*, number call, number ring, number reach, call directly, direct number, phone me,
      telephone, number kya hai$, landline`,
    reply: [
      `Our numbers are ${company.phones[0].display} and ${company.phones[1].display}. You can also `,
      { text: 'book a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'email-setup',
    phrases: `
      emails land in spam, emails like info, business email, professional email, company email, email setup,
      workspace, info email, mails go to spam, outlook, company emails, emails for our staff, proper addresses, junk
      folder, emails not delivered, emails ending`,
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
    phrases: 'newsletters to my, email marketing, mailing list campaigns, campaigns',
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
    phrases: 'your email, email id, which email, ईमेल*, मेल आईडी*, email send, mail id, mail requirements, ^email$',
    reply: [
      `Write to ${company.email}, or use `,
      { text: 'the contact form', href: '/contact-form' },
      ': if sending fails, it keeps what you wrote.',
    ],
  },
  {
    id: 'visit',
    phrases: `
      drop by, come to your office, in person, milne, office aa, could we meet, can we meet, walk in, come office,
      meet person, meet jaipur, milna, visit your, can i visit, drop in`,
    reply: [
      'Meeting in Jaipur is best arranged beforehand: ',
      { text: 'book a call', href: '/book-a-call' },
      ' or write, and propose a day. Most of our work happens online, so you do not have to travel.',
    ],
  },
  {
    id: 'send-files',
    phrases: 'send files, attach, attachment, send pdf, upload',
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
      your facebook, your twitter, follow you, are you on instagram/linkedin/facebook/twitter, linkedin, social links`,
    reply: [
      'Our social networks are linked at the foot of every page; start from ',
      { text: 'the contact page', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'hours',
    phrases: `
      working hours, open on, are you open, kitne baje, office khula, office open, office kab, open weekend, work
      saturdays, work sundays, work weekend, when open, what time open, when call, when available, open till,
      weekends, what time do, till what time, what time are, hours of operation, days and hours, sunday ko khula,
      khula rehta, when could we talk, timings, timing, holiday, holidays`,
    reply: [
      'You can write at any hour; people answer in working hours, Indian time. To talk, ',
      { text: 'propose a time', href: '/book-a-call' },
      ': it is shown in your time and in ours.',
    ],
  },
  {
    id: 'place',
    phrases: `
      your address, office address, where are you, which city, which country, your location, based in india, located,
      kahan pe, kahan hai, kis jagah, kis city, kis shehar, you guys in, ऑफिस*, कहाँ*, कहां*, एड्रेस*, पता बता*, पता
      क्या*, office location, headquarters, head office, jaipur where, are you based, office jagah, postal, branches,
      office pata, guys from, kaha se ho, from india$, company kahan, have branch in, branch in mumbai`,
    general: true,
    reply: [
      `We are in ${company.addressLine}. Most of the work happens online, so you can be anywhere. `,
      { text: 'Contact', href: '/contact' },
      ' has the details.',
    ],
  },
  {
    id: 'timezone',
    phrases: 'time difference, timezone, time zone, timezones, your local time',
    reply: [
      'We work in Indian time (IST, UTC+5:30). ',
      { text: 'Book a call', href: '/book-a-call' },
      ' shows each time in your zone and in ours, so you can pick one that suits both.',
    ],
  },
  {
    id: 'abroad',
    phrases: `
      clients in, outside india, uk company, clients usa, clients germany, clients dubai, clients canada, abroad,
      clients europe, clients singapore, global clients, work with usa, work uk, remote clients, other country, other
      countries, another country, us clients, from canada, from australia, from london, nri, is that problem, based in
      dubai, remotely, from usa, from uae, i am in usa, i am in canada, indian company before, not located in, we are
      in usa, we are in uk, we are in canada, we are based`,
    reply: [
      'Yes. Most of our work happens online, so you can be anywhere; calls are booked in your time and in ours. Say where you are in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'contact',
    phrases: `
      reach you, संपर्क*, सम्पर्क*, कांटेक्ट*, in touch, sampark*, baat kaise, send enquiry, contact*, have query,
      have inquiry, query regarding`,
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
