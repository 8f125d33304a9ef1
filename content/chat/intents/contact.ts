import { company } from '../../company.ts';
import type { ChatIntent } from '../chat-intent.ts';

/** How to reach us, and in which language. */
export const contactIntents: readonly ChatIntent[] = [
  {
    id: 'whatsapp-bot',
    phrases: {
      particular: 'auto reply*, whatsapp bot*, whatsapp auto*',
    },
    reply: [
      'Yes, a bot can answer and take orders in WhatsApp through its business interface, and hand over to a person. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ', or describe the messages in ',
      { text: 'a note to us', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'unsubscribe',
    phrases: {
      exceptions: 'signout of newsletter*',
      particular: `
        stop/unsubscribe/cancel/remove/leave/opt/signout/off mails/emails/newsletter/mail/email/mailing/list/newsletters/subscription*,
        optout*, opt out*, unsubcribe*, unsubscribe*, stop sending*, too many mails*, mail bhejna band*,
        do not want newsletter*`,
    },
    reply: [
      'Open the link at the foot of any of our newsletters: one click ends it. If you have none at hand, ',
      { text: 'tell us', href: '/contact-form' },
      ' the address.',
    ],
  },
  {
    id: 'english-please',
    phrases: {
      exceptions: 'not understand hindi*',
      particular: 'अंग्रेज*, इंग्लिश*, talk in english*',
    },
    reply: [
      'Of course: all my answers are in English. Ask about ',
      { text: 'our services', href: '/services' },
      ', prices, time or how to reach us.',
    ],
  },
  {
    id: 'multilingual',
    phrases: {
      exceptions:
        'website/site/app in hindi/gujarati/marathi/tamil/telugu/english/arabic/french/german/punjabi/bengali*, in both*',
      particular: `
        rtl, localis*, localiz*, bilingual*, multilingual*, multilanguage*, three languages*, hindi and english*,
        several languages*`,
    },
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
    phrases: {
      exceptions: `
        hindi/english/gujarati/marathi/tamil speaking/speakers*,
        speak/know/understand hindi/gujarati/marathi/tamil/punjabi*, talk hindi*, write in hindi*`,
      general:
        'हिंदी*, हिन्दी*, in urdu*, marwadi*, marwari*, hindi me, hindi aati*, in marathi*, rajasthani*, which language*',
      last: 'hindi*',
    },
    reply: [
      'I answer in English and understand common questions in Hindi. For a longer talk, write to a person in the language you prefer: ',
      { text: 'contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'reschedule-call',
    phrases: {
      exceptions: `
        change time/date/slot/day of my/booked/call/meeting/appointment*, change time booked/call/meeting*, booked call*,
        something came up*`,
      particular: `
        cancel/change/move/shift/postpone/reschedule/delay/missed/miss call/meeting/appointment/booking/slot/demo/time*,
        call/meeting/appointment/booking/slot cancel/change/move/shift/postpone/reschedule/badal*,
        not able/attend/join/come call/meeting*, prepone*, postpone*, reschedul*, wrong time*, can not make it*,
        find another time*`,
    },
    reply: [
      'Reply to the confirmation mail of your booking, or tell us in ',
      { text: 'a message', href: '/contact-form' },
      ': your name, the old time and the new one. You can also simply ',
      { text: 'book the new time', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'voice-agent',
    phrases: {
      particular: `
        ivr*, alexa*, ai call*, voicebot*, ai voice*, robocall*, voice bot*, ai picks up*, text to speech*,
        ai answer phone*`,
    },
    reply: [
      'Yes: a voice assistant can answer routine calls, note them, and pass the rest to a person. Describe the calls you get in ',
      { text: 'a message', href: '/contact-form' },
      '; ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      ' shows how we work.',
    ],
  },
  {
    id: 'whatsapp',
    phrases: {
      particular: 'text you*, telegram*, व्हाट्सएप*, व्हाट्सऐप*, on whatsapp*, whatsapp no*, whatsapp pe baat*',
      general: 'whatsapp*',
    },
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
    phrases: {
      particular: `
        talk/speak/chat/connect/transfer/reach person/human/someone/somebody/agent/representative/executive/expert/developer/staff/manager/team/people/real/anyone/insaan*,
        need/want real/live human/person/agent*, need/want human/agent/person/representative*,
        aadmi/insaan/vyakti/banda baat*, agent, admi se*, आदमी से*, किसी से*, helpdesk*, operator*, बात करनी*, बात करना*,
        इंसान से*, any staff*, executive*, speak with*, baat karwa*, baat karna*, real person*, human being*,
        salesperson*, actually help*, give me human*, representative*, somebody from your team*`,
    },
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
    phrases: {
      exceptions: 'book call*, like demo*, is call with*',
      particular: `
        book/schedule/arrange/fix/set/setup/plan/request/want/need/have/get/take/karna call/meeting/appointment/demo/consultation/session/slot*,
        call/meeting/appointment/demo book/schedule/fix/chahiye/rakh/arrange/set*, zoom*, gmeet*, skype*, hop on*,
        ring me*, call me*, jump on*, shedule*, callback*, call karo*, video call*, could we talk*, like appointment*`,
      general: 'meeting, discuss, appointment*, consultation*',
    },
    reply: [
      { text: 'Book a call', href: '/book-a-call' },
      ' in two short steps. Choose a time if you like; it is shown in your time and in ours, and it holds once we confirm it.',
    ],
  },
  {
    id: 'phone',
    phrases: {
      exceptions: `
        contact number/no/phone*, mobile/telephone/contact/helpline/office/phone number/no dijiye/do/please/kya/batao*,
        number dijiye/do/batao/bhejo/dena/chahiye*, your no, by telephone*`,
      particular: `
        फोन*, कॉल*, फ़ोन*, नंबर*, dial, hotline*, call you*, helpline*, landline*, telephone*, mobile no*, your phone*,
        phone number*, what number*, give number*`,
    },
    reply: [
      `Our numbers are ${company.phones[0].display} and ${company.phones[1].display}. You can also `,
      { text: 'book a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'email-setup',
    phrases: {
      exceptions: `
        create/make/setup/set/need/want/get business/company/official/professional email/emails*, email ids*,
        emails for my/our/staff/team/company*, mycompany*, emails are not being*`,
      particular: `
        smtp*, spf, dkim*, dmarc*, gsuite*, g suite*, outlook*, mailbox*, email setup*, emails land*, email id bana*,
        deliverability*, addresses ending*, google workspace*, mails go to spam*`,
    },
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
    phrases: {
      particular: 'emailer*, mailchimp*, run newsletter*, email marketing*',
    },
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
    phrases: {
      exceptions: 'where do i mail*',
      particular: 'ईमेल*, mail id*, by mail*, your email*, email id*, मेल आईडी*, send email*',
    },
    reply: [
      `Write to ${company.email}, or use `,
      { text: 'the contact form', href: '/contact-form' },
      ': if sending fails, it keeps what you wrote.',
    ],
  },
  {
    id: 'visit',
    phrases: {
      exceptions: 'drop by*',
      particular: `
        come by*, drop in*, stop by*, walk in*, chai pe*, visit your*, aa sakta*, in person*, come to our*,
        come to your*`,
    },
    reply: [
      'Meeting in Jaipur is best arranged beforehand: ',
      { text: 'book a call', href: '/book-a-call' },
      ' or write, and propose a day. Most of our work happens online, so nobody has to travel.',
    ],
  },
  {
    id: 'send-files',
    phrases: {
      particular: 'attach*, send file*',
    },
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
    phrases: {
      particular: 'your facebook*, on instagram or*',
    },
    reply: [
      'Our social networks are linked at the foot of every page; start from ',
      { text: 'the contact page', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'hours',
    phrases: {
      particular: `
        office kab*, kab khulta/khulti/band/open/close*, open sunday/saturday/today/now/weekend/holiday/holidays/till*,
        when available*, open/closed/available sunday/saturday/weekend/today/now/holidays*,
        what time open/close/start/available*, khula*, khuli*, sunday*, open on*, open at*, weekend*, holiday*,
        saturday*, kitna baje*, office open*, working hours*, what time are*`,
      last: 'timing, timings',
    },
    reply: [
      'You can write at any hour; people answer in working hours, Indian time. To talk, ',
      { text: 'propose a time', href: '/book-a-call' },
      ': it is shown in your time and in ours.',
    ],
  },
  {
    id: 'place',
    phrases: {
      exceptions:
        'company kahan*, office kahan*, kahan par/pe hai*, kahan hai company/office*, where company/office/team*',
      particular: `
        office kahan/where/address/location*, where office/located/based/situated/company*,
        kahan office/located/based/company*, ऑफिस*, कहाँ*, कहां*, adress*, एड्रेस*, kahan ho, pincode*, पता बता*,
        branches*, kahan se*, पता क्या*, location*, guys from*, branch in*, your address*, located in*, which city*,
        headquarter*`,
      last: 'jaipur*, address*, rajasthan*',
    },
    reply: [
      `We are in ${company.addressLine}. Most of the work happens online, so you can be anywhere. `,
      { text: 'Contact', href: '/contact' },
      ' has the details.',
    ],
  },
  {
    id: 'timezone',
    phrases: {
      particular: 'ist, est, pst, gmt, overlap*, us time*, uk time*, timezone*, time zone*, time difference*',
    },
    reply: [
      'We work in Indian time (IST, UTC+5:30). ',
      { text: 'Book a call', href: '/book-a-call' },
      ' shows each time in your zone and in ours, so you can pick one that suits both.',
    ],
  },
  {
    id: 'abroad',
    phrases: {
      exceptions: `
        us/uk/usa/uae/foreign/overseas/international/american/european/australian/canadian client/clients/company/companies/customers/projects/based*,
        clients/customers/company/companies/business abroad/overseas/outside*`,
      particular: `
        clients/customers/projects/work/company/based/live/located/living/office from/in/outside/abroad usa/us/uk/uae/dubai/canada/australia/germany/europe/singapore/nepal/qatar/kuwait/saudi/america/london/africa/bangladesh/newzealand/ireland*,
        in/from usa/uk/uae/dubai/canada/australia/germany/europe/singapore/nepal/qatar/kuwait/america/london/africa/saudi/oman/bahrain/melbourne/sydney/toronto/berlin*,
        videsh*, usa me*, overseas*, remotely*, globally*, worldwide*`,
      general: 'abroad*',
    },
    reply: [
      'Yes. Most of our work happens online, so you can be anywhere; calls are booked in your time and in ours. Say where you are in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'contact',
    phrases: {
      particular: `
        contact/cantact detail/details/info/information*, संपर्क*, sampark*, सम्पर्क*, contact you*, कांटेक्ट*,
        send enquir*, contact form*`,
      general: 'contact*, enquiry*, inquiry*',
    },
    reply: [
      'Write with ',
      { text: 'the contact form', href: '/contact-form' },
      ', or use the phone number and email address on ',
      { text: 'the contact page', href: '/contact' },
      '. A person reads every message.',
    ],
  },
];
