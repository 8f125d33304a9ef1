import type { ChatIntent } from '../chat-intent.ts';

/** How a project goes, and finding one’s way. */
export const projectIntents: readonly ChatIntent[] = [
  {
    id: 'project-start',
    phrases: `
      get started, how do we start, how to start, next steps, want to work with you, hire you, project hai, have
      project, onboard*, proceed, go ahead, kaam kaise shuru, saath kaam karna, aapke saath kaam, want to give you,
      working with you look, process kya hai, project start, how does project start, want hire, project want,
      requirement have, first step`,
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
      what should i send, need from us, what should i prepare, not know exactly, send you first, rough idea in my
      head, rough idea, kya details chahiye, provide anything before, what will you need, provide anything, brief,
      requirement document, details want, information want, requirement details, project description, specification*`,
    general: true,
    reply: [
      'Three lines will do: what exists today, what should be different, and by when it matters. Texts, pictures and logins can follow. Put the lines into ',
      { text: 'the contact form', href: '/contact-form' },
      '; we ask for the rest.',
    ],
  },
  {
    id: 'updates',
    phrases: `
      how will i know, keep me informed, keep me updated, weekly report, during the project, how often do we, how
      often will, while you work, along the way, updates project, slack*, jira*, point contact, often meet, meet
      project, communicat*, see before, track what you, kept in loop, in the loop, see version, progress kaise,
      project manager, get to see, see what my website looks, while it is being built, oversee, keep us updated, keep
      us informed`,
    reply: [
      'You see a working version early and can click through it while changes are cheap. ',
      { text: 'How we work', href: '/how-we-work' },
      ' shows the stages; say how often you want to hear from us in ',
      { text: 'your first message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'method',
    phrases: `
      your process, walk me through, development process, what are the steps, steps involved, agile, methodolog*,
      workflow you, workflow your, working style, your approach, method, slack or jira`,
    reply: [
      'Questions first, then a written quotation, then one part after another, each shown to you. ',
      { text: 'How we work', href: '/how-we-work' },
      ' has the steps, the payments and the support.',
    ],
  },
  {
    id: 'scope',
    phrases: `
      which features to include, features first, project from growing, in the first version, features include, include
      first, prioriti*, plan features, define scope, project tip`,
    reply: [
      'Tip: write down what you will not build in the first version; that list saves more than any tool. We go through it with you in ',
      { text: 'a booked call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'launch',
    phrases: `
      before going live, go live checklist, launch checklist, check before going, tips for launching, launch day`,
    reply: [
      'Tip: launch on a quiet morning, with a way back. Six months of free support follow every launch; see ',
      { text: 'Reasons to Choose Us', href: '/features' },
      '.',
    ],
  },
  {
    id: 'faq',
    phrases: 'faq, faqs, frequently asked, common questions, ^i have a question$',
    reply: ['Ask it here, or look into ', { text: 'questions and answers', href: '/faq' }, '.'],
  },
  {
    id: 'find-page',
    phrases: 'site map, all pages, page about, sitemap your, where find',
    reply: [{ text: 'Explore', href: '/explore' }, ' is the map of this site: by need, with a search over every page.'],
  },
  {
    id: 'advice',
    phrases: `
      do not know what, not know what i need, what do you suggest, kuch batao, sales falling, business badhana, what
      would you recommend, advice, advise, guidance, sales less, expand business, digital transformation, suggest
      solution, consultation, consulting`,
    general: true,
    reply: [
      'Tell us what annoys you or what should change, and we say which service fits, or whether you need none: ',
      { text: 'contact form', href: '/contact-form' },
      '. ',
      { text: 'Explore', href: '/explore' },
      ' sorts our services by need.',
    ],
  },
  {
    id: 'help',
    phrases: `
      what can i ask, मदद*, ask question, doubt, assist*, puchna, i am confused, kya karu, samajh nahi aa raha, can
      you help me$, ^help*, plz help, ^question, madad`,
    general: true,
    reply: [
      'Ask about services, prices, time, support, your account or how to reach us. For anything else there is ',
      { text: 'one of us', href: '/lets-talk' },
      ', and ',
      { text: 'Explore', href: '/explore' },
      ' is the map of the site.',
    ],
  },
];
