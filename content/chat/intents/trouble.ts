import { workingTerms } from '../../company/working-terms.ts';
import type { ChatIntents } from '../chat-intent.ts';
import { mainLine } from '../../main-line.ts';

/** Something went wrong: with a site, with this site, or with us. */
export const troubleIntents: ChatIntents = {
  hacked: {
    label: 'My website was hacked',
    phrases: '^hacked$, ^website hacked$',
    reply: [
      'Take the website offline, tell your host, and change every password from a clean computer. Then call ',
      mainLine,
      ' in working hours; ',
      { text: 'Security and SEO', href: '/seo-details/security-seo' },
      ' has the next steps.',
    ],
  },
  'security-report': {
    label: 'Reporting a security fault',
    reply: [
      'Thank you. ',
      { text: 'Security', href: '/security' },
      ' says where to send it. We pay no bounties. Please publish nothing before it is fixed or 90 days have passed.',
    ],
  },
  impostor: {
    label: 'Someone who uses your name',
    reply: [
      'Please pay nothing and send no documents before you have asked us whether it is ours. Call ',
      mainLine,
      ' or use the ',
      { text: 'contact page', href: '/contact' },
      '.',
    ],
  },
  'no-answer': {
    label: 'I am waiting for an answer',
    reply: [
      `I am sorry that you are waiting. We answer within ${workingTerms.replyWithin} and confirm calls by email or phone. Please check your spam folder, then call `,
      mainLine,
      ' or ',
      { text: 'write again', href: '/contact-form' },
      '.',
    ],
  },
  'site-trouble': {
    label: 'A fault on this website',
    phrases: 'found bug, contact form broken',
    reply: [
      'I am sorry about that. If a form could not be sent, your text is kept on your device, so you can send it again; otherwise call or email us: ',
      { text: 'contact page', href: '/contact' },
      '.',
    ],
  },
  'my-site-down': {
    label: 'My website is down',
    phrases: 'website/shop down, payment page error, after update, ^wordpress/plugin update broke site$',
    reply: [
      'Send the address of your website and what you see in ',
      { text: 'a message', href: '/contact-form' },
      '; if it is urgent, call ',
      mainLine,
      ' in working hours. Please change nothing until we have seen it.',
    ],
  },
  'spam-calls': {
    label: 'Unwanted calls or emails',
    reply: [
      'Please tell us by ',
      { text: 'the contact form', href: '/contact' },
      ' which number or address it is. If it is ours, we stop it.',
    ],
  },
  complaint: {
    label: 'Complaints',
    phrases: '^escalate$',
    reply: [
      'I am sorry. Please write what happened in the ',
      { text: 'contact form', href: '/contact-form?subject=Complaint' },
      `. We answer within ${workingTerms.complaints.reply}: `,
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
};
