import type { DeliveryPage } from '../../schema.ts';

export const fullStackSolutionsPage: DeliveryPage = {
  path: '/services/full-stack-solutions',
  heading: 'Fullstack Development Services',
  lede: 'One team from the first sketch to the server room, and one person to ask about any of it.',
  actions: [
    { text: "Let's Talk Solutions", href: '/about' },
    { text: 'Contact Us', href: '/contact' },
  ],
  introduction: [
    'When design, frontend and backend come from three suppliers, every difficult question belongs to one of the other two. Full stack means that there is nobody to point at. The person who drew the order screen sits near the person who stores the order, and a change that touches both takes one conversation.',
    'It suits products that do not exist yet, because a new product changes its mind often. It suits a rescue too: taking stock of what four suppliers left behind, keeping what is sound, and putting one plan over the whole.',
  ],
  facts: {
    whatItIs: 'Design, interface, server, data and hosting as one job with one backlog.',
    whoItIsFor: 'Founders with an idea and a date, and companies whose product has many authors and no owner.',
    whatYouWillHave:
      'A product in daily use, its whole source, and a team of yours, or another supplier, able to carry on.',
    whatToDoNext: [
      { text: 'Book a call', href: '/book-a-call' },
      ' and tell us what a customer should be able to do on the first day, and nothing else yet.',
    ],
  },
  tools: {
    heading: 'Twelve tools, top to bottom',
    lede: 'The stack we start with. Every part can be replaced without touching the others.',
    items: [
      { icon: 'figma', name: 'Figma', desc: 'Flows and screens, before they are expensive.' },
      { icon: 'react', name: 'React', desc: 'Interfaces that stay consistent as they grow.' },
      { icon: 'typescript', name: 'TypeScript', desc: 'One set of types on both sides of the wire.' },
      { icon: 'vite', name: 'Vite', desc: 'Quick builds, small bundles.' },
      { icon: 'nodedotjs', name: 'Node.js', desc: 'The server, in the language of the browser.' },
      { icon: 'postgresql', name: 'PostgreSQL', desc: 'The record of what really happened.' },
      { icon: 'docker', name: 'Docker', desc: 'The same machine for everyone.' },
      { icon: 'git', name: 'Git', desc: 'Every change, with its author and its reason.' },
      { icon: 'githubactions', name: 'GitHub Actions', desc: 'Tests and releases without ceremony.' },
      { icon: 'test-tube-diagonal', name: 'Playwright', desc: 'The whole product, used by a robot nightly.' },
      { icon: 'sentry', name: 'Sentry', desc: 'Faults reported with the steps that led there.' },
      { icon: 'terraform', name: 'Terraform', desc: 'The hosting, written down and repeatable.' },
    ],
  },
  deliverables: {
    heading: 'Nine things at the end',
    lede: 'The product is the first. The other eight keep it alive.',
    items: [
      {
        title: 'The product, live',
        description: 'On your domain, in your hosting account, with your name on the certificate.',
      },
      { title: 'Clickable prototype', description: 'The version that was tried with users, kept for the next round.' },
      {
        title: 'Whole source code',
        description: 'Interface, server and infrastructure in one repository with one history.',
      },
      { title: 'One backlog', description: 'What was done, what was left out, and why, in words a manager can read.' },
      { title: 'Automated release', description: 'A change goes live by a button, and comes back by another.' },
      { title: 'Test suite', description: 'From single functions to a customer’s whole journey.' },
      { title: 'Admin screens', description: 'For the corrections your staff will need on the second day.' },
      {
        title: 'Measurements',
        description: 'Which steps people finish and where they stop, without following them around the web.',
      },
      { title: 'Handover notes', description: 'Written for the developer you have not hired yet.' },
    ],
  },
  sections: [
    {
      id: 'how-it-goes',
      heading: 'A thin slice first',
      paragraphs: [
        'We do not build the database, then the server, then the screens. We build the narrowest version of the whole: one kind of user, one kind of order, real storage, real sign-in, live on a private address. It looks poor and answers nearly every risky question. Each slice after that adds one thing a user can do.',
        'You see each slice when it stands, use it, and decide what the next one is. The order may change every time. That is the point of it.',
      ],
    },
    {
      id: 'trade-offs',
      heading: 'What one team costs you',
      paragraphs: [
        'Depth, sometimes. A team that does everything is rarely the best in the world at one thing, and for computer vision or a trading engine you want that specialist. We will say when you do, and work beside them.',
        'Dependence, if nobody takes care. That is why the code sits in your account from the first day, and why the notes are tried on someone who was not there.',
      ],
    },
    {
      id: 'when-not',
      heading: 'When to split the work instead',
      paragraphs: [
        [
          'If you have a strong server team and weak screens, buy ',
          { text: 'frontend', href: '/services/frontend-development' },
          ' alone. If the idea itself is untested, buy ',
          { text: 'a prototype', href: '/UiUx-Services' },
          ' and save the rest of the money until people have used it.',
        ],
      ],
    },
  ],
  conclusion: [
    'Full stack is less a technology than an address: one place where the question is answered. What you should ask of it is a working version early, honest notes on what was left out, and a door that is never locked from our side.',
  ],
  closing: {
    heading: 'What should your first user be able to do?',
    text: 'One sentence is a good start. We will answer with the thinnest slice that shows whether it works.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
