import type { ChatIntent } from '../chat-intent.ts';

/** How a project goes, and finding one’s way. */
export const projectIntents: readonly ChatIntent[] = [
  {
    id: 'project-start',
    phrases: `
      ahead go, convince okay, first step, get start, have project, how order/proceed, kaam dena/karwana, next
      step/what, project dena/hai, start how/karna/process/project/what, want to kaam with you, kaam with you look, want
      to hire you, aapke saath kaam, give you project, process what hai, to start what, what i look`,
    reply: [
      'With a sentence about what should be different. Write it in ',
      { text: 'the contact form', href: '/contact-form' },
      ' or ',
      { text: 'book a call', href: '/book-a-call' },
      '; we answer with questions first and a plan second.',
    ],
  },
  {
    id: 'brief',
    phrases: `
      details need, first message, information should, provide anything, what dena/details/first, rough idea in my head,
      put in my first, what do you need, what should i prepare, what should i put, what should i send, what should i
      tell, need from me, not know exactly, send you first, what details need, what to provide, brief, specification*`,
    general: true,
    reply: [
      'Three lines will do: what exists today, what should be different, and by when it matters. Put them into the ',
      { text: 'contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'updates',
    phrases: `
      contact point, during project/see, give demos, hear regularly, how pata/what, informed keep, know happening/what,
      manager account/project, see version, status what, update get/often/progress/project/weekly, week demos, weekly
      call/report, while building, while it is being building, how will i know, how often meet, how often see, kept in
      loop, track what you, while you kaam, will i see, communicat*, oversee, progress`,
    reply: [
      'You see a working version early and can click through it while changes are cheap. ',
      { text: 'How we work', href: '/how-we-work' },
      ' shows the stages.',
    ],
  },
  {
    id: 'method',
    phrases: `
      fixed plan, process development/how/walk/work/your, project goes/stages, step kya, style work, through walk, slack
      or jira, agile, methodolog*, methodology`,
    reply: [
      'Questions first, then a written quotation, then one part after another, each shown to you. ',
      { text: 'How we work', href: '/how-we-work' },
      ' has the steps, the payments and the support.',
    ],
  },
  {
    id: 'scope',
    phrases: 'which features to include, project from growing, what first version',
    reply: [
      'Tip: write down what you will not build in the first version; that list saves more than any tool. We go through it with you in ',
      { text: 'a booked call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'launch',
    phrases: 'going live, launch day/how/plan/tips, what happens launch',
    reply: [
      'Tip: launch on a quiet morning, with a way back. Six months of free support follow every launch; see ',
      { text: 'Reasons to Choose Us', href: '/features' },
      '.',
    ],
  },
  {
    id: 'faq',
    phrases: 'common questions, faq',
    reply: ['Ask it here, or look into ', { text: 'questions and answers', href: '/faq' }, '.'],
  },
  {
    id: 'dark-mode',
    phrases: 'dark mode/switch/theme/to, eye hurt, text small, theme switch, too bright',
    reply: [
      'The button with the sun or moon switches between light and dark. ',
      { text: 'Accessibility', href: '/accessibility' },
      ' says what else helps.',
    ],
  },
  {
    id: 'find-page',
    phrases: `
      all page, back go, map site, page find/main/see/services/where, search here/site, where click/find/menu/milega,
      what is this page, can i find, find price page, i am lost, where am i`,
    reply: [{ text: 'Explore', href: '/explore' }, ' is the map of this site: by need, with a search over every page.'],
  },
  {
    id: 'advice',
    phrases: `
      business better, suggest me/need/something/what, which best/better, your opinion, do not know what, not sure what
      need, which right for`,
    general: true,
    reply: [
      'Tell us what should change, and we say which service fits, or whether you need none: ',
      { text: 'contact form', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'help',
    phrases: `
      ask question/what/you, need help, question have, what karu/topics, what can i do here, what can you do here, can
      you help me$, how can you help, what can this, what puch*, ^help$, ^help*, madad, मदद*`,
    general: true,
    reply: [
      'Ask about services, prices, time, support, your account or how to reach us. ',
      { text: 'Explore', href: '/explore' },
      ' is the map of the site.',
    ],
  },
];
