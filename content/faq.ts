import type { FaqItem, InternalLink } from './schema.ts';

type Faq = {
  /** The heading of the section and of its page. */
  heading: string;
  /** The two cards beside the questions. */
  cards: readonly [SideCard, SideCard];
  /** The seven questions, in the order shown; they are numbered from 1. */
  items: readonly FaqItem[];
};
type SideCard = { heading: string; text: string; action: InternalLink };

/** The FAQ section (id faq): seven questions, one open at a time. */
export const faq: Faq = {
  heading: 'FAQ',
  cards: [
    {
      heading: 'Frequently Asked Questions',
      text: 'Not here? Ask the people who would do the work.',
      action: { text: 'Contact Our Team', href: '/contact' },
    },
    {
      heading: 'Need a Personalized UX Strategy?',
      text: 'Bring your own product. You keep the notes, whether or not we go on together.',
      action: { text: 'Get Consultation', href: '/lets-talk' },
    },
  ],
  items: [
    {
      id: 'faq-ai-automation',
      title: 'AI & Automation',
      content: [
        'We begin with the step your team repeats most and write down how it is done today, including the exceptions. That step is automated first, with a log of every run, a person who approves anything that cannot be undone, and a switch to turn it off. If plain software does the job better than a model, we say so and build that. The ',
        { text: 'AI & Automation page', href: '/services/ai-automation' },
        ' shows ten places to start.',
      ],
    },
    {
      id: 'faq-web-development',
      title: 'Web Development',
      content: [
        'It covers the pages people see, the server behind them and the data underneath, as one job or in parts. You see a working version early and can click through it while changes are still cheap. At the end the code, the accounts and the domain are in your name, with notes that another developer can follow. ',
        { text: 'Nine kinds of web work', href: '/services/web-development' },
        ' are described one by one.',
      ],
    },
    {
      id: 'faq-cloud-services',
      title: 'Cloud Services',
      content: [
        'We move what you run to a place that suits it, one part at a time, while the old system stays up until the new one has proved itself. You do not have to choose a provider first; we compare them by your load, your budget and where your data may legally live. Backups count only once we have restored one with you watching. See the ',
        { text: 'eight solutions', href: '/services/cloud-services' },
        '.',
      ],
    },
    {
      id: 'faq-seo-optimization',
      title: 'SEO Optimization',
      content: [
        'Nobody can promise a position in Google, and we do not. What can be done is certain enough: make every page readable to search engines, fast on a phone, and a clear answer to a question people really ask. We fix technical faults first, because the rest depends on them, then plan pages, then write. Progress shows over months, not days. Our ',
        { text: 'nine free guides', href: '/seo-service' },
        ' explain each part.',
      ],
    },
    {
      id: 'faq-content-writing',
      title: 'Content Writing',
      content: [
        'There are three packages by length: up to 500 words, up to 1000 and up to 2000. Each text starts from a short brief, is written by a person, checked against its sources and read aloud before you see it. A model may help to collect material; it does not have the last word. You own what we deliver. The ',
        { text: 'packages', href: '/Content-Writing' },
        ' say which length suits which kind of page.',
      ],
    },
    {
      id: 'faq-ui-ux-design',
      title: 'UI/UX Design',
      content: [
        'UX is whether people can do what they came for; UI is what they see and touch while doing it. We talk to users, sketch, build a prototype you can click, and watch people try it before anybody writes code. A screen is cheap to change at that point and dear to change later. You receive the tested flows and a kit of parts for your developers. ',
        { text: 'How we design', href: '/UiUx-Services' },
        '.',
      ],
    },
    {
      id: 'faq-app-development',
      title: 'App Development',
      content: [
        'Most apps we are asked for can be one codebase that runs on Android and iOS, so there is one thing to maintain and not two. Games, heavy camera work and deep use of one system’s features are better written natively, and some ideas need no app at all, only a good mobile site. We tell you which one yours is before you spend on it, and we handle the store listings. More on ',
        { text: 'app development', href: '/App-Service' },
        '.',
      ],
    },
  ],
};
