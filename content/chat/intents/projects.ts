import type { ChatIntent } from '../chat-intent.ts';

/** How a project goes, and finding one’s way. */
export const projectIntents: readonly ChatIntent[] = [
  {
    id: 'project-start',
    phrases: `
      ahead go, convince okay, get start, have project, how process, project hai, start how/project/where, step
      first/next, give you project, how do we start, how to start, kaam with you look, process what hai, to start
      what, want to hire you, want to kaam with you, what happens first, what i look, where do i start`,
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
      details give/need/you, first message, information should, provide anything, what dena/requirements, which
      details, information you need, kya kya dena, need from me, need from us, need from you, not know exactly,
      prepare before call, prepare before meeting, prepare before project, send you first, what details give, what
      details need, what details send, what details you, what do you need, what information give, what information
      need, what information send, what information you, what should i give, what should i prepare, what should i
      send, what to bring, what to prepare, what to provide, what to send, what to write, what you need`,
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
      clients updated, demo before, how pata/progress/what, kitna kaam, progress my, project during/manager/see, see
      version, status my/website, update get/me/often/project, week demos, weekly report, how will i know, my order
      ready, my order update, my order where, my project ready, my project update, my website progress, my website
      ready, my website status, my website update, my website where, track what you, while you kaam, will i see,
      communicate, progress, sprint*, status`,
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
    phrases: 'github do/our/your, our git/repo, teams do/our/use, use jira, tools do you, work in our, slack',
    reply: [
      'Name the tools you work with, such as Slack or your own GitHub, in ',
      { text: 'a message', href: '/contact-form' },
      ', and we agree on them with the quotation.',
    ],
  },
  {
    id: 'method',
    phrases: `
      aap kaise, process development/website/your, through walk, website steps, after i pay what, after i send, first
      call to, how do you work, how it works, slack or jira, way of working, what are steps, what is process, agile`,
    reply: [
      'Questions first, then a written quotation, then one part after another, each shown to you. ',
      { text: 'How we work', href: '/how-we-work' },
      ' has the steps, the payments and the support.',
    ],
  },
  {
    id: 'scope',
    phrases: 'what first version, what to include, what to leave, which features to include',
    reply: [
      'Tip: write down what you will not build in the first version; that list saves more than any tool. We go through it with you in ',
      { text: 'a booked call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'launch',
    phrases: 'going live, launch app/how/website, what happens launch',
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
    phrases: 'change theme, dark mode, eye hurt, theme switch, dark',
    reply: [
      'The button with the sun or moon switches between light and dark. ',
      { text: 'Accessibility', href: '/accessibility' },
      ' says what else helps.',
    ],
  },
  {
    id: 'find-page',
    phrases: `
      all page, back go, find pricing/seo, page about/find/see/services/where, site map/search, where
      click/find/milega, can i find, find price page, i am lost, search site your, what is this page, where am i,
      where is page, where on site`,
    reply: [{ text: 'Explore', href: '/explore' }, ' is the map of this site: by need, with a search over every page.'],
  },
  {
    id: 'advice',
    phrases: `
      anything computers, better business/what, suggest me/need/website/what, which better/good/should, wix good,
      worth it, college project make, do not know what, is it worth, not know how, not know need, not know what, not
      know which, not sure how, not sure need, not sure what, samajh nahi kya, should i get, should i go, should we
      build, should we get, should we take, should we use, which is best, which right for`,
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
      ask what/you, have question, help can/please, question have, samajh nahi, can you help me$, how can you help, i
      have a question, i need help, what can i ask, what can this, what can this chat, ^help*`,
    general: true,
    reply: [
      'Ask about services, prices, time, support, your account or how to reach us. ',
      { text: 'Explore', href: '/explore' },
      ' is the map of the site.',
    ],
  },
];
