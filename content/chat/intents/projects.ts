import type { ChatIntent } from '../chat-intent.ts';

/** How a project goes, and finding one’s way. */
export const projectIntents: readonly ChatIntent[] = [
  {
    id: 'project-start',
    phrases: `
      call first, convince okay, get start, have project, how order, project hai, shuru karna, start how/project/work,
      discuss on call, give you project, how do we start, how to start, kaam with you look, process what hai, to start
      what, want to hire you, want to kaam with you, what i look, what is the first, where do i start`,
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
      details you, first message, information give/need/you, kya dena, provide anything, what
      bring/details/information/need/requirements/send, which details, write brief, need from me, need from us, not
      know exactly, sketch, specification*, what details need, what should i prepare, what should i send`,
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
      clients updated, demo before, during development, handle meetings, how pata/progress/what, keep me, project
      during/kahan/manager/see/update, see version/while, status my/of/order, tak work, update get/me/often, updates
      on, weekly report, how will i know, progress, staging, status, track what you, while you kaam, will i see`,
    reply: [
      'You see a working version early and can click through it while changes are cheap: ',
      { text: 'How we work', href: '/how-we-work' },
      '. If yours is running, ask the person you work with, or ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'work-tools',
    phrases: `
      github do/our, our github/slack, teams do/our/use, jira, my own gitlab, slack, tools do you, work in our, you
      use jira`,
    reply: [
      'Name the tools you work with, such as Slack or your own GitHub, in ',
      { text: 'a message', href: '/contact-form' },
      ', and we agree on them with the quotation.',
    ],
  },
  {
    id: 'method',
    phrases: `
      aap kaise, after next, agile waterfall, how work, process development, stages of, steps after/from/website, then
      what, through walk, what yes, your process, after i send, after the call, after the form, agile, first call to,
      methodology, slack or jira, sprints, what and when, work karna ka`,
    reply: [
      'Questions first, then a written quotation, then one part after another, each shown to you. ',
      { text: 'How we work', href: '/how-we-work' },
      ' has the steps, the payments and the support.',
    ],
  },
  {
    id: 'launch',
    phrases: 'launch app/tips/website, live go/karna, site live karna',
    reply: [
      'Tip: launch on a quiet morning, with a way back. Six months of free support follow every launch: ',
      { text: 'How we work', href: '/how-we-work' },
      '.',
    ],
  },
  {
    id: 'project-tips',
    phrases: `
      grow keep, how plan, project advice/guidance/idea/kare/manage/management/plan/successful, tips
      beginners/business/chahiye/do/ke/start/startup/website, what first version, what leave out, tips, which
      features to include`,
    reply: [
      'Three tips: say in one sentence what should change, list what the first version leaves out, and let one of you decide. We go through them with you in ',
      { text: 'a booked call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'faq',
    phrases: 'page q/question, questions common, faq*',
    reply: ['Ask it here, or look into ', { text: 'questions and answers', href: '/faq' }, '.'],
  },
  {
    id: 'dark-mode',
    phrases: 'dark theme, eye hurt, too bright, dark, hurts my eyes',
    reply: [
      'The button with the sun or moon switches between light and dark. ',
      { text: 'Accessibility', href: '/accessibility' },
      ' says what else helps.',
    ],
  },
  {
    id: 'find-page',
    phrases: `
      all page, back go, find seo/team, page about/find/see/services/where, site map/search, where
      click/find/milega/sitemap, which page, can i find, not find it, what is this page, where am i, where is i`,
    reply: [{ text: 'Explore', href: '/explore' }, ' is the map of this site: by need, with a search over every page.'],
  },
  {
    id: 'advice',
    phrases: `
      any suggestions, ^advice$, better business/what, computers anything/nahi, kya lena, not sure, suggest me/need/website, worth it, do not
      know what, good enough for me, not know which`,
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
      ask you, have question, project help, help can/karo/me/need/please/with, need help, question have, what can,
      ^help*, can you help me$, madad*, menu, what can i ask`,
    general: true,
    reply: [
      'Ask about services, prices, time, support, your account or how to reach us. ',
      { text: 'Explore', href: '/explore' },
      ' is the map of the site.',
    ],
  },
];
