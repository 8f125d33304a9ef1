import type { DeliveryPage } from '../../schema.ts';

export const backendDevelopmentPage = {
  path: '/services/backend-development',
  figureLabel: 'The ground cut open under a well-house: vaults full of water and jars, and a bucket on a rope',
  heading: 'Backend Development Services',
  lede: 'We are a software company in Jaipur. We build the servers, databases and APIs behind websites and apps, and test the backups.',
  main: { text: 'Learn More', href: '/about', spoken: 'about the company' },
  also: { text: 'Contact Us', href: '/contact' },
  offer: {
    whatItIs:
      'We build the part of your product that runs on servers: it stores data, handles logins and payments, sends emails and connects other systems.',
    whatYouGet:
      'A documented system in your own account, with tests, monitoring and backups, and the other items below.',
    priceDependsOn:
      'The rules, more than the number of users: who may cancel what, and until when. Then the systems to connect, such as Tally or a payment service, and how long yours may be down.',
    duration: { weeks: [6, 12], work: 'a first version with logins, data and one connected system' },
    firstStep: [
      'Write down three things your system must never do, and ',
      { text: 'send them to us', href: '/contact' },
      '.',
    ],
  },
  introduction: [
    'We first write down what must never happen. A payment must not be taken twice. A message must not be lost when a server restarts. One customer must not see another customer’s invoice. Each of these rules becomes an automatic test.',
  ],
  tools: {
    heading: 'Twelve tools we use',
    lede: 'If you already run MySQL, .NET or a rented system, we work with that.',
    items: [
      { icon: 'nodedotjs', name: 'Node.js', desc: 'Runs the server, in the language of the browser.' },
      { icon: 'typescript', name: 'TypeScript', desc: 'Finds mistakes in the code before it runs.' },
      { icon: 'hono', name: 'Hono', desc: 'A small, fast framework for APIs.' },
      { icon: 'postgresql', name: 'PostgreSQL', desc: 'Our usual database.' },
      { icon: 'sqlite', name: 'SQLite', desc: 'A database for one machine, without a server.' },
      { icon: 'redis', name: 'Redis', desc: 'A fast store for caches and counters.' },
      { icon: 'openapiinitiative', name: 'OpenAPI', desc: 'Describes the API for people and tools.' },
      { icon: 'docker', name: 'Docker', desc: 'The same package on every machine.' },
      { icon: 'nginx', name: 'nginx', desc: 'Encryption, limits and static files.' },
      { icon: 'letsencrypt', name: 'Let’s Encrypt', desc: 'Certificates that renew automatically.' },
      { icon: 'opentelemetry', name: 'OpenTelemetry', desc: 'Follows one request through every part.' },
      { icon: 'grafana', name: 'Grafana', desc: 'Graphs and alarms.' },
    ],
  },
  deliverables: {
    heading: 'Nine things you receive',
    lede: 'Everything another team needs to take over.',
    items: [
      {
        title: 'API documentation',
        description: 'Every endpoint with its errors, generated from the code.',
      },
      {
        title: 'Database schema',
        description: 'Tables and rules, with every change to them as a repeatable script.',
      },
      { title: 'Logins and roles', description: 'Who may do what, in a table that a manager can check.' },
      {
        title: 'Automated tests',
        description: 'They include the double click, the lost connection and the full disk.',
      },
      {
        title: 'Background jobs',
        description:
          'Emails, reports and imports that survive a restart. If one runs twice, nothing is charged or counted twice.',
      },
      { title: 'Monitoring', description: 'Logs, figures and alarms that reach a named member of your staff.' },
      {
        title: 'Backups and restore',
        description: 'Copies in a second place, and a restore that you watch.',
      },
      {
        title: 'Load report',
        description: 'How many users it carried before it slowed down, and which part was the limit.',
      },
      { title: 'Runbook', description: 'What to do when the system is down, step by step.' },
    ],
  },
  sections: {
    'how-it-goes': {
      heading: 'How we build the system',
      paragraphs: [
        'We first describe the API, by which other programs use the system, and then write the code. Frontend and app developers can work against a test version from the first day. Next we build one request through all parts, from the browser to the database, and put it online. Every later part is added to a running system.',
      ],
    },
    'trade-offs': {
      heading: 'One program or many services?',
      paragraphs: [
        'For most companies one well-ordered program is better than many small services. It is easier to change and cheaper to host. Many services pay when separate teams must release separately, or when one part needs far more servers than the rest.',
        'One relational database also suits most business data. We add a special one only for a load that we have measured.',
      ],
    },
    'when-not': {
      heading: 'When renting is better',
      paragraphs: [
        'If you can rent software that does most of the job, rent it, and we connect it to your other systems. It seldom pays to build your own accounting, email server or chat.',
      ],
    },
  },
  conclusion: [
    'Before you accept the work, give the runbook to a developer who has not seen the system. Ask them to restore last night’s backup without calling us. If they get stuck, the runbook is wrong, and we correct it.',
  ],
  closing: {
    heading: 'What must never happen in your system?',
    text: 'A lost order, a bill sent twice: tell us yours. Our answer says how we would prevent it, and how we would test that.',
  },
} satisfies DeliveryPage;
