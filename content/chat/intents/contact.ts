import { relaysMessages } from '../../../contracts/own-services.ts';
import { workingTerms } from '../../company/working-terms.ts';
import { company } from '../../company.ts';
import { footer } from '../../navigation.ts';
import { missingProfile } from '../../team.ts';
import type { ChatIntents } from '../chat-intent.ts';
import { mainLine, whatsapp } from '../../main-line.ts';

const hasProfiles = footer.social.some(({ href }) => href !== missingProfile);

/** How to reach us, and in which language. */
export const contactIntents: ChatIntents = {
  multilingual: {
    label: 'A website in several languages',
    phrases: '^multilingual website$',
    reply: [
      'A website or app can have several languages. We write in English and list no translation: say in ',
      { text: 'a message', href: '/contact-form' },
      ' which languages you need, and who translates.',
    ],
  },
  languages: {
    label: 'Languages you speak',
    reply: [
      `I answer in English and understand common questions in Hindi. Our team answers in ${workingTerms.languages}: `,
      { text: 'contact form', href: '/contact-form' },
      '.',
    ],
  },
  whatsapp: {
    label: 'WhatsApp',
    phrases: '^whatsapp$',
    reply: [
      ...(whatsapp ? ['Write to us on ', whatsapp, ', call '] : ['We are not on WhatsApp. Call ']),
      mainLine,
      ' or write ',
      { text: 'a message', href: '/contact-form' },
      '.',
    ],
  },
  person: {
    label: 'Talking to our team',
    phrases: 'am i talking, robot ho, ^are you ai$, ^is this ai$, ^bot$, talk sales, ^live chat$, ^talk team$',
    reply: [
      'I am a bot, a list of answers that people wrote. To reach one of them, call ',
      mainLine,
      `, ${workingTerms.officeHours}. Or write `,
      { text: 'a message', href: '/contact-form' },
      ' or ',
      { text: 'book a call', href: '/book-a-call' },
      '.',
    ],
  },
  'book-call': {
    label: 'Booking a call',
    phrases:
      '^appointment$, how long first call, ^call back$, ^can we talk$, ^call$, ^google meet$, ^demo$, ^book demo$, ^video call$, ^how cancel booking$',
    reply: [
      { text: 'Book a call', href: '/book-a-call' },
      `: ${workingTerms.firstCall}, free, by phone or, if you ask, by video, shown in your time and in ${company.address.country}’s. It counts once we confirm it. To move or cancel it, ${relaysMessages ? 'reply to the email about your booking' : 'call or write to us'}.`,
    ],
  },
  'email-setup': {
    phrases: 'email hosting, google workspace',
    label: 'Email under my own domain',
    reply: [
      'We do not list it as a service, but you can ask. Tell us in ',
      { text: 'a message', href: '/contact-form' },
      ' which domain you have and how many addresses you need.',
    ],
  },
  'email-marketing': {
    label: 'Email marketing',
    reply: [
      'Sending newsletters is not a listed service, but we write them and build the sign-up: ',
      { text: 'Content Writing', href: '/Content-Writing' },
      '.',
    ],
  },
  'send-files': {
    label: 'Sending files',
    reply: [
      'The forms take text and links. Write ',
      { text: 'a message', href: '/contact-form' },
      ' with a link to your files, or send them to the email address on ',
      { text: 'the contact page', href: '/contact' },
      '.',
    ],
  },
  'social-media-links': {
    label: 'Your social media profiles',
    reply: [
      hasProfiles
        ? 'Our profiles are linked at the end of this page. You can also use '
        : 'Our profiles are not public yet. Please use ',
      { text: 'the contact page', href: '/contact' },
      '.',
    ],
  },
  hours: {
    label: 'Working hours',
    phrases: 'timezone, ^are you open$, are you open now, ^business hours$',
    reply: [
      `We work ${workingTerms.officeHours}, which is ${workingTerms.clockInUtc}. With 24/7 support you can write at any hour, and we answer in these hours. To talk, `,
      { text: 'propose a time', href: '/book-a-call' },
      ': it is shown in your time and in ours.',
    ],
  },
  place: {
    label: 'Where you are',
    phrases:
      '^address$, ^location$, ^where are you$, kis sheher, ^where located$, ^office$, are you in india, which city, aap kahan se, address kya, ^jaipur$',
    reply: [
      `We are in ${company.addressLine}. To meet, ask for the place and a day in `,
      { text: 'a message', href: '/contact-form' },
      '; to talk from where you are, ',
      { text: 'book a call', href: '/book-a-call' },
      '.',
    ],
  },
  abroad: {
    label: 'Clients abroad',
    phrases:
      'which countries do you, ^usa/london/canada$, ^work qatar$, internationally, ^work european companies$, german compan*',
    reply: [
      `You can be anywhere, and pay in ${workingTerms.payments.currencies}. `,
      { text: 'How we work', href: '/how-we-work' },
      ' has our hours in Europe and New York too.',
    ],
  },
  contact: {
    label: 'Phone and email',
    phrases: '^contact$, email directly, ^phone$, number call, ^email$, ^number$, ^contact details$',
    reply: [
      ...company.phones.flatMap(({ display, uri }, index) => [index === 0 ? 'Call ' : ' or ', { text: display, uri }]),
      ', write to ',
      { text: company.email, uri: `mailto:${company.email}` },
      ', or use ',
      { text: 'the contact form', href: '/contact-form' },
      '. One of us reads every message.',
    ],
  },
};
