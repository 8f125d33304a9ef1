import type { DeliveryPage } from '../../schema.ts';

export const fullStackSolutionsPage = {
  path: '/services/full-stack-solutions',
  figureLabel:
    'A building cut open: a drawing table, screens, an engine room and a cellar, with one thread through every floor',
  heading: 'Fullstack Development Services',
  lede: 'One team designs and builds your whole product and sets up its hosting, under one plan and one contract.',
  main: { text: "Let's Talk Solutions", href: '/about' },
  also: { text: 'Contact Us', href: '/contact' },
  offer: {
    whatItIs:
      'Design, pages, server, database and hosting from one team. It suits new products, a CRM or ERP that fits how you work, and projects that others have left unfinished.',
    whatYouGet:
      'A product ready for daily use, its complete source code, and documentation for your team or another supplier.',
    priceDependsOn:
      'The number of tasks. A guest who books is one; a hotel that confirms, changes and refunds adds three. Then the platforms (web, Android, iOS), and how much already exists.',
    duration: {
      weeks: [10, 20],
      work: 'a first version (MVP) ready for daily use',
      after: 'You see a working part after 3 to 4 weeks.',
    },
    firstStep: [
      { text: 'Book a call', href: '/book-a-call' },
      ' and tell us what a customer should be able to do on the first day.',
    ],
  },
  introduction: [
    'With three suppliers, a difficult question is often passed from one to the next. With one team, a change to the screen and to the database is one task. If several suppliers worked on your product before, we review what exists, keep what works and make one plan.',
  ],
  tools: {
    heading: 'Twelve tools we use',
    lede: 'Figma, GitHub and Sentry have paid plans. The quotation names the ones you need.',
    items: [
      { icon: 'figma', name: 'Figma', desc: 'Screens and their order, before coding.' },
      { icon: 'react', name: 'React', desc: 'Interfaces that stay consistent.' },
      { icon: 'typescript', name: 'TypeScript', desc: 'One set of types for browser and server.' },
      { icon: 'vite', name: 'Vite', desc: 'Fast builds and small files.' },
      { icon: 'nodedotjs', name: 'Node.js', desc: 'Runs the server.' },
      { icon: 'postgresql', name: 'PostgreSQL', desc: 'The database.' },
      { icon: 'docker', name: 'Docker', desc: 'The same setup on every machine.' },
      { icon: 'git', name: 'Git', desc: 'Every change, with author and reason.' },
      { icon: 'githubactions', name: 'GitHub Actions', desc: 'Runs tests and releases.' },
      { icon: 'test-tube-diagonal', name: 'Playwright', desc: 'Tests the whole product every night.' },
      { icon: 'sentry', name: 'Sentry', desc: 'Reports faults with the steps before them.' },
      { icon: 'terraform', name: 'Terraform', desc: 'The hosting, written as code.' },
    ],
  },
  deliverables: {
    heading: 'Nine things you receive',
    lede: 'The product, and what is needed to maintain it.',
    items: [
      {
        title: 'The product, live',
        description: 'On your domain and in your hosting account.',
      },
      { title: 'Clickable prototype', description: 'The version that users tested, kept for later changes.' },
      {
        title: 'Whole source code',
        description: 'Interface, server and hosting in one repository.',
      },
      { title: 'Task list', description: 'What was done, what was left out and why, in words a manager can read.' },
      { title: 'Automated release', description: 'One button puts a change live, another takes it back.' },
      { title: 'Test suite', description: 'From single functions to whole customer tasks.' },
      { title: 'Admin screens', description: 'For corrections that your staff make themselves.' },
      {
        title: 'Measurements',
        description: 'Which steps people finish and where they stop, without tracking them on other websites.',
      },
      { title: 'Documentation', description: 'Written for a developer who joins later.' },
    ],
  },
  sections: {
    'how-it-goes': {
      heading: 'We start with one complete task',
      paragraphs: [
        'We first build one task completely: one type of user, one type of order, a real database and a real login, on a private address. This shows early what is difficult. Each later step adds one more task.',
        'You use each step and decide what comes next.',
      ],
    },
    'trade-offs': {
      heading: 'Two drawbacks of one team',
      paragraphs: [
        'A team that does everything is seldom the best at one special subject. For computer vision or a trading system you need a specialist.',
        'You also depend on one supplier. To limit this, accounts and domain are in your name from the first day, and you get the code with the working version. A developer from outside the project tests the documentation.',
      ],
    },
    'when-not': {
      heading: 'When to buy only a part',
      paragraphs: [
        [
          'If you have a good server team and weak screens, buy ',
          { text: 'frontend development', href: '/services/frontend-development' },
          '. If you are not sure that people want the product, buy ',
          { text: 'a prototype', href: '/UiUx-Services' },
          ' first.',
        ],
      ],
    },
  },
  conclusion: [
    'Without a technical manager to coordinate suppliers, buy from one team. If you have such a manager, compare our quotation with three separate ones.',
  ],
  closing: {
    heading: 'What should your first user be able to do?',
    text: 'Tell us in one sentence. We describe the smallest version that shows whether it works.',
  },
} satisfies DeliveryPage;
