import type { ChatIntent } from '../chat-intent.ts';

/** How a project goes, and finding one’s way. */
export const projectIntents: readonly ChatIntent[] = [
  {
    id: 'project-start',
    phrases: {
      exceptions:
        'next step*, if want work/hire/start*, if i want to work/start/hire*, give you project*, how do we go ahead*',
      particular: `
        start/begin/new/give/have/discuss/assign project/work*, how start/begin/proceed/ahead/work/order/hire/shuru*,
        hire you*, proceed*, go ahead*, shuru kar*, procedure*, first step*, ek project*, saath kaam*, onboarding*,
        get started*, process kya*, your process*`,
      last: 'start',
    },
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
    phrases: {
      exceptions: 'rough idea*, kya details*, need from us*, need from me*',
      particular:
        'srs, brief*, what details*, specification*, send you first*, do not know exactly*, what should i prepare*',
    },
    reply: [
      'Three lines will do: what exists today, what should be different, and by when it matters. Put them into ',
      { text: 'the contact form', href: '/contact-form' },
      '; we ask for the rest.',
    ],
  },
  {
    id: 'updates',
    phrases: {
      exceptions: `
        informed about*, keep informed/updated/posted*, keep us/me informed/updated/posted*,
        about/see/check/know/share progress*, be kept in*, often will we*`,
      particular: `
        daily/weekly/regular/monthly updates/update/reports/report/calls/meetings*, see/show/know/check progress/status*,
        progress/status report/update/kaise/track*, track progress/project/work*, jira*, slack*, trello*, in loop*,
        preview*, staging*, basecamp*, milestone*, communicat*, see version*, project updat*, track what you*,
        project manager*`,
    },
    reply: [
      'You see a working version early and can click through it while changes are cheap. Say how often you want to hear from us in ',
      { text: 'your first message', href: '/contact-form' },
      '.',
    ],
  },
  {
    id: 'method',
    phrases: {
      particular: 'sdlc*, agile*, scrum*, sprint*, phases*, waterfall*, methodolog*',
    },
    reply: [
      'Small steps: questions, a plan with a price, a first working version, then one part after another, each shown to you. ',
      { text: 'How It Works', href: '/#solutions' },
      ' has the three steps.',
    ],
  },
  {
    id: 'scope',
    phrases: {
      particular: 'prioriti*, first version*, keep project from growing*',
    },
    reply: [
      'Tip: write down what you will not build in the first version; that list saves more than any tool. We go through it with you in ',
      { text: 'a booked call', href: '/book-a-call' },
      '.',
    ],
  },
  {
    id: 'launch',
    phrases: {
      particular: 'launching*, going live*, launch day*',
      general: 'launch*',
    },
    reply: [
      'Tip: launch on a quiet morning, with a way back. Six months of free support follow every launch; see ',
      { text: 'Reasons to Choose Us', href: '/features' },
      '.',
    ],
  },
  {
    id: 'faq',
    phrases: {
      particular: 'faq*, sawal*, doubt*, have question*, common question*',
    },
    reply: ['Ask it here, or look into ', { text: 'questions and answers', href: '/faq' }, '.'],
  },
  {
    id: 'find-page',
    phrases: {
      particular: 'menu, browse*, navigate*, all pages*, search site*, map of this site*',
    },
    reply: [{ text: 'Explore', href: '/explore' }, ' is the map of this site: by need, with a search over every page.'],
  },
  {
    id: 'advice',
    phrases: {
      particular: 'salah*, advise*, advice*, do not know which*',
      general: 'recommend for*',
    },
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
    phrases: {
      last: 'help*',
      particular: 'मदद*, madad*, confused*, kya karu*, sahayata*, what can i ask*',
    },
    reply: [
      'Ask about services, prices, time, support, your account or how to reach us. For anything else there is ',
      { text: 'a person', href: '/lets-talk' },
      ', and ',
      { text: 'Explore', href: '/explore' },
      ' is the map of the site.',
    ],
  },
];
