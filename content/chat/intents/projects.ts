import type { ChatIntent } from '../chat-intent.ts';

/** How a project goes, and finding one’s way. */
export const projectIntents: readonly ChatIntent[] = [
  {
    id: 'project-start',
    phrases: `
      get started, next steps/what, hire you/want, project hai/start/have/dena, have project, go ahead, requirement
      have, first step, how start/proceed/engage/order, kaam shuru/dena/karwana, want work, aapke saath kaam, want to
      give you, working with you look, process kya hai, onboard*`,
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
      rough idea, provide anything, details want/requirement/kya, which details, kya dena, requirement format, what
      bring, send requirements, what should i send, need from us, what should i prepare, not know exactly, send you
      first, rough idea in my head, kya details chahiye, provide anything before, need from me, brief, specification*`,
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
      weekly report/call, project updates/meet/manager, contact point/person/during, meet often, see
      before/version/while/demo, keep inform/posted, manager account, how informed, status of, how will i know, track
      what you, kept in loop, while it is being built, how often update, during the project, in the loop, slack*,
      jira*, communicat*, oversee, progress, slack`,
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
      process development/step/work/how, steps project, work flow, walk me, slack or jira, agile, methodolog*,
      procedure`,
    reply: [
      'Questions first, then a written quotation, then one part after another, each shown to you. ',
      { text: 'How we work', href: '/how-we-work' },
      ' has the steps, the payments and the support.',
    ],
  },
  {
    id: 'scope',
    phrases: `
      features first/include, include first, project tip, which features to include, project from growing, in the
      first version`,
    reply: [
      'Tip: write down what you will not build in the first version; that list saves more than any tool. We go through it with you in ',
      { text: 'a booked call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'launch',
    phrases: 'launch checklist/day/before/tips, before going live',
    reply: [
      'Tip: launch on a quiet morning, with a way back. Six months of free support follow every launch; see ',
      { text: 'Reasons to Choose Us', href: '/features' },
      '.',
    ],
  },
  {
    id: 'faq',
    phrases: 'questions common/answers, question page, other questions, faq',
    reply: ['Ask it here, or look into ', { text: 'questions and answers', href: '/faq' }, '.'],
  },
  {
    id: 'dark-mode',
    phrases: 'mode dark, white background, hurt eye',
    reply: [
      'The button with the sun or moon, at the top of the page or in the menu, switches between light and dark. ',
      { text: 'Accessibility', href: '/accessibility' },
      ' says what else helps.',
    ],
  },
  {
    id: 'find-page',
    phrases: 'site map, all pages, page about/find/where, where find, look up/something, search kahan',
    reply: [{ text: 'Explore', href: '/explore' }, ' is the map of this site: by need, with a search over every page.'],
  },
  {
    id: 'advice',
    phrases: `
      kuch batao, sales falling, business badhana, suggest what, advise who/me, need advice, not know what i need,
      consulting`,
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
      ask question/something, kya karu/pooch/puch, things ask, question hai, what questions, what can i ask, can you
      help me$, things can i ask, मदद*, doubt, ^help*`,
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
