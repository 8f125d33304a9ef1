import type { ChatIntents } from '../chat-intent.ts';

/** How a project goes, and finding one’s way. */
export const projectIntents: ChatIntents = {
  'project-start': {
    label: 'Starting a project',
    phrases: 'what is the first, need from us, ^project$, discuss project, ^how order$, ^what steps$, ^how start$',
    reply: [
      'Three sentences are enough: what exists today, what should change, and by when. Write them in ',
      { text: 'the contact form', href: '/contact-form' },
      ' or ',
      { text: 'book a call', href: '/book-a-call' },
      '; we reply with questions first, then with a written quotation.',
    ],
  },
  updates: {
    label: 'Seeing progress',
    reply: [
      'You see a working version early and can click through it while changes are cheap: ',
      { text: 'How we work', href: '/how-we-work' },
      '. If your project is running already, ask the person you work with, or ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  'work-tools': {
    label: 'Tools you work with',
    phrases: 'slack, communicate',
    reply: [
      'Name the tools you work with, such as Slack or your own GitHub, in ',
      { text: 'a message', href: '/contact-form' },
      ', and we agree on them with the quotation.',
    ],
  },
  method: {
    label: 'How you work',
    phrases: 'first call to, ^how work$, ^what process$, ^how work together$, ^steps project$',
    reply: [
      'Questions first, then a written quotation, then one part after another, each shown to you. ',
      { text: 'How we work', href: '/how-we-work' },
      ' has the steps, the payments and the support.',
    ],
  },
  'project-tips': {
    label: 'Tips for a project',
    phrases: 'project ideas, plan project',
    reply: [
      'Three tips: say in one sentence what should change, list what the first version leaves out, and name the one of you who decides. We go through them with you in ',
      { text: 'a booked call', href: '/book-a-call' },
      '.',
    ],
  },
  'dark-mode': {
    label: 'Dark mode',
    reply: [
      'The button with the sun or moon switches between light and dark. ',
      { text: 'Accessibility', href: '/accessibility' },
      ' says what else helps.',
    ],
  },
  advice: {
    label: 'Which service fits',
    phrases: '^which is best for me$',
    reply: [
      'Ask us: say in ',
      { text: 'a message', href: '/contact-form' },
      ' what should change, and we answer which service fits, or that you need none. Or find it in ',
      { text: 'Explore', href: '/explore' },
      '.',
    ],
  },
  help: {
    phrases:
      'what can i ask, ^more$, ^tell me more$, ^something else$, ^what else$, ^another one$, ^dont know$, ^i dont know$, ^huh$, ^question$, ^ask something$, ^help$, ^help me$',
    reply: [
      'Ask about services, prices, time, support, your account or how to reach us. ',
      { text: 'Explore', href: '/explore' },
      ' is the map of this website; common questions are under ',
      { text: 'FAQ', href: '/faq' },
      '.',
    ],
  },
};
