import type { FaqItem, InternalLink } from './schema.ts';

type SideCard = { heading: string; text: string; action: InternalLink };

/** The FAQ section (id faq): seven questions, one open at a time. */
export const faq = {
  /** The heading of the section and of its page. */
  heading: 'FAQ',
  /** The two cards beside the questions. */
  cards: [
    {
      heading: 'Frequently Asked Questions',
      text: 'Is your question missing? Ask us.',
      action: { text: 'Contact Our Team', href: '/contact' },
    },
    {
      heading: 'Need a Personalized UX Strategy?',
      text: 'Show us your website or app. Our first suggestions, in writing, are free. You keep them even if you do not hire us.',
      action: { text: 'Get Consultation', href: '/lets-talk' },
    },
  ],
  /** The seven questions, in the order shown; they are numbered from 1. */
  items: [
    {
      id: 'faq-ai-automation',
      title: 'AI & Automation',
      content: [
        'We automate a task that your team repeats, such as typing emailed orders into Tally. First we write down the exceptions. The automation logs every run, and you can switch it off. One of your staff approves anything that cannot be undone. If plain software does the job better than AI, we build that. The ',
        { text: 'AI & Automation page', href: '/services/ai-automation' },
        ' describes ten services.',
      ],
    },
    {
      id: 'faq-web-development',
      title: 'Web Development',
      content: [
        'We design and build websites and web applications: the pages, the server and the database. You can buy the whole project or one part. You see a working version early, while changes are still cheap. The accounts and the domain are in your name from the first day, and the code is yours as you pay for it. You also get documentation for other developers. Read about our ',
        { text: 'nine web services', href: '/services/web-development' },
        '.',
      ],
    },
    {
      id: 'faq-cloud-services',
      title: 'Cloud Services',
      content: [
        'We move your servers and data to a suitable provider, one part at a time. The old system keeps running until the new one is tested. We compare providers with you by load, budget and where your data may legally be stored. We also restore a backup while you watch, so you know that it works. See the ',
        { text: 'eight cloud solutions', href: '/services/cloud-services' },
        '.',
      ],
    },
    {
      id: 'faq-seo-optimization',
      title: 'SEO Optimization',
      content: [
        'We cannot promise a position in Google; no agency can. We can make your pages readable for search engines and fast on a phone, and let each answer a question that people search for. Technical faults come first, then the plan of pages, then the writing. Results take months. Our ',
        { text: 'nine free guides', href: '/seo-service' },
        ' explain each part.',
      ],
    },
    {
      id: 'faq-content-writing',
      title: 'Content Writing',
      content: [
        'There are three packages: up to 500, 1000 or 2000 words. We interview your staff, write the text, check the facts against sources and proofread it. We may use AI tools to collect material; our writers write and check the final text. You own the text once it is paid for. See ',
        { text: 'the three packages', href: '/Content-Writing' },
        '.',
      ],
    },
    {
      id: 'faq-ui-ux-design',
      title: 'UI/UX Design',
      content: [
        'We design screens and test them before coding starts. UX is how easily people do what they came for, UI what they see and touch. We talk to users, sketch the screens, build a clickable prototype and watch people try it. You get the tested screens and a design kit for your developers. A change costs less at this stage than after coding. See ',
        { text: 'how we design', href: '/UiUx-Services' },
        '.',
      ],
    },
    {
      id: 'faq-app-development',
      title: 'App Development',
      content: [
        'We build most apps from one codebase for Android and iOS, which costs less to maintain than two. Games and apps that depend on special phone functions may need native code for each system. Some ideas work better as a mobile website, and we tell you so before you spend money. We also handle the store listings. Read about ',
        { text: 'app development', href: '/App-Service' },
        '.',
      ],
    },
  ],
} satisfies { heading: string; cards: readonly [SideCard, SideCard]; items: readonly FaqItem[] };
