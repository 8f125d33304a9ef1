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
    reply: [
      'Yes, a bot can answer and take orders in WhatsApp, and hand over to your staff. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'unsubscribe',
    reply: [
      'Open the link at the foot of any of our newsletters: one click ends it. If you have none at hand, ',
      { text: 'tell us', href: '/contact-form' },
      ' the address.',
    ],
  },
  {
    id: 'english-please',
    reply: [
      'Of course: all my answers are in English. Ask about ',
      { text: 'our services', href: '/services' },
      ', prices, time or how to reach us.',
    ],
  },
  {
    id: 'multilingual',
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
    reply: [
      `I answer in English and understand common questions in Hindi. Our team answers in ${workingTerms.languages}: `,
      { text: 'contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'reschedule-call',
    phrases: '^reschedule$',
    reply: [
      'To move or cancel it, reply to the email about your booking, or ',
      { text: 'book the new time', href: '/book-a-call' },
      '. A time holds once we confirm it.',
    ],
  },
  {
    id: 'voice-agent',
    reply: [
      'Yes: a voice assistant can answer routine calls, note them, and pass the rest to your staff. See ',
      { text: 'AI & Automation', href: '/services/ai-automation' },
      '.',
    ],
  },
  {
    id: 'whatsapp',
    phrases: '^whatsapp$',
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
    phrases: '^appointment$',
    reply: [
      { text: 'Book a call', href: '/book-a-call' },
      ' in two short steps. The time is shown in yours and in ours, and it holds once we confirm it.',
    ],
  },
  {
    id: 'phone',
    phrases: '^phone$, number call',
    reply: [
      `Call ${company.phones.map(({ display }) => display).join(' or ')}. You can also `,
      { text: 'book a call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'email-setup',
    phrases: 'google workspace',
    reply: [
      'We set up addresses under your own domain, with the records that keep them out of spam. It belongs to ',
      { text: 'Cloud Services', href: '/services/cloud-services' },
      '.',
    ],
  },
  {
    id: 'email-marketing',
    reply: [
      'Sending newsletters is not a listed service, but we write them and build the sign-up: ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  {
    id: 'email',
    phrases: '^email$',
    reply: [
      `Write to ${company.email}, or use `,
      { text: 'the contact form', href: '/contact-form' },
      ': if sending fails, it keeps what you wrote.',
    ],
  },
  {
    id: 'visit',
    reply: [
      'Meeting in Jaipur is best arranged beforehand: ',
      { text: 'book a call', href: '/book-a-call' },
      ' or write, and propose a day.',
    ],
  },
  {
    id: 'send-files',
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
    phrases: 'have instagram',
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
    phrases: 'work saturday',
    reply: [
      `We work ${workingTerms.officeHours}; you can write at any hour. To talk, `,
      { text: 'propose a time', href: '/book-a-call' },
      ': it is shown in your time and in ours.',
    ],
  },
  {
    id: 'place',
    phrases: '^address$, ^location$, kis sheher',
    reply: [
      `We are in ${company.addressLine}. Most of the work happens online, so you can be anywhere. `,
      { text: 'Contact', href: '/contact' },
      ' has the details.',
    ],
  },
  {
    id: 'timezone',
    phrases: 'timezone, in california',
    reply: [
      `We work ${workingTerms.officeHours}, which is UTC+5:30. `,
      { text: 'Book a call', href: '/book-a-call' },
      ' shows each time in your zone and in ours.',
    ],
  },
  {
    id: 'abroad',
    reply: [
      'Yes. Most of our work happens online, so you can be anywhere. Say where you are in ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'contact',
    phrases: '^contact$, sampark',
    reply: [
      'Write with ',
      { text: 'the contact form', href: '/contact-form' },
      ', or use the phone number and email address on ',
      { text: 'the contact page', href: '/contact' },
      '. One of us reads every message.',
    ],
  },
];
