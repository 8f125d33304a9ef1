import type { ChatIntent } from '../chat-intent.ts';

/** Something went wrong: with a site, with this site, or with us. */
export const troubleIntents: readonly ChatIntent[] = [
  {
    id: 'hacked',
    reply: [
      'Please take the site offline or change its passwords first, and keep the backups. Then ',
      { text: 'call us', href: '/lets-talk' },
      ' in working hours. ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' explains the next steps.',
    ],
  },
  {
    id: 'security-report',
    reply: [
      'Thank you. ',
      { text: 'Security', href: '/security' },
      ' says where to send it and what we ask of you. Please do not publish it before we have answered.',
    ],
  },
  {
    id: 'impostor',
    reply: [
      'Please pay nothing and send no documents before you have asked us whether it is ours: the number and the address are on the ',
      { text: 'contact page', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'no-answer',
    reply: [
      'I am sorry that you are waiting. A booked time holds once we have confirmed it by email, so please check your spam folder. Then ',
      { text: 'write again', href: '/contact-form' },
      ' or ',
      { text: 'book another call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'site-trouble',
    reply: [
      'I am sorry about that. What you typed in a form is kept on your device, so you can send it again; otherwise call or email us: ',
      { text: 'contact page', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'my-site-down',
    phrases: 'payment page error',
    reply: [
      'Send the address of your website and what you see in ',
      { text: 'a message', href: '/contact-form' },
      '; if it is urgent, call the number on the ',
      { text: 'contact page', href: '/contact' },
      '. Please change nothing until we have seen it.',
    ],
  },
  {
    id: 'spam-calls',
    reply: [
      'Please tell us by ',
      { text: 'the contact form', href: '/contact' },
      ' which number or address is meant, and it will be taken off.',
    ],
  },
  {
    id: 'complaint',
    phrases: 'escalat*, fed up, ^complaint$',
    reply: [
      'I am sorry. Please write what happened in the ',
      { text: 'contact form', href: '/contact-form' },
      ', with your project’s name. ',
      { text: 'How we work', href: '/how-we-work' },
      ' says how soon a complaint is answered.',
    ],
  },
];
