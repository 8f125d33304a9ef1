import type { DeliveryPage } from '../../schema.ts';

export const backendDevelopmentPage: DeliveryPage = {
  path: '/services/backend-development',
  heading: 'Backend Development Services',
  lede: 'Data that is still there in the morning, from a software company in Jaipur that tests its backups.',
  actions: [
    { text: 'Learn More', href: '/about', spoken: 'about the company' },
    { text: 'Contact Us', href: '/contact' },
  ],
  introduction: [
    'The backend decides whether an order placed at midnight exists at nine. It keeps the data, checks who may see it, sends the mail, takes the payment and answers the app. Nobody admires it, and everyone notices when it fails.',
    'Our habit is to write down what must never happen before writing what should. A payment must not be taken twice. A message must not be lost because a machine restarted. One customer must not read another’s invoice. Each of those sentences becomes a test, and the tests stay.',
  ],
  facts: {
    whatItIs:
      'APIs, databases, sign-in, background jobs and connections to other systems, built so that they can be run by others.',
    whoItIsFor:
      'Product teams who need a dependable API, and businesses whose spreadsheet has become their most important system.',
    whatYouWillHave:
      'A documented service in your own account, with monitoring, backups and a written plan for bad days.',
    whatToDoNext: [
      'Write down the three things your system must never do and ',
      { text: 'send them to us', href: '/contact' },
      '. It is the best brief we know.',
    ],
  },
  tools: {
    heading: 'Twelve tools under the floor',
    lede: 'Few parts, each with a long record. Where you already run something else, we work with that.',
    items: [
      { icon: 'nodedotjs', name: 'Node.js', desc: 'One language from browser to server.' },
      { icon: 'typescript', name: 'TypeScript', desc: 'The shape of the data, checked everywhere.' },
      { icon: 'hono', name: 'Hono', desc: 'A small, fast framework for APIs.' },
      { icon: 'postgresql', name: 'PostgreSQL', desc: 'The database we choose unless there is a reason.' },
      { icon: 'sqlite', name: 'SQLite', desc: 'For one machine: no server to look after.' },
      { icon: 'redis', name: 'Redis', desc: 'Caches and counters that may be lost.' },
      { icon: 'openapiinitiative', name: 'OpenAPI', desc: 'The API’s contract, readable by people and tools.' },
      { icon: 'docker', name: 'Docker', desc: 'The same package on a laptop and in production.' },
      { icon: 'nginx', name: 'nginx', desc: 'The front door: encryption, limits, static files.' },
      { icon: 'letsencrypt', name: 'Let’s Encrypt', desc: 'Certificates that renew themselves.' },
      { icon: 'opentelemetry', name: 'OpenTelemetry', desc: 'One request, followed through every part.' },
      { icon: 'grafana', name: 'Grafana', desc: 'Graphs, and an alarm that rings for a reason.' },
    ],
  },
  deliverables: {
    heading: 'Nine things in the vault',
    lede: 'Everything somebody else would need to take over.',
    items: [
      {
        title: 'API documentation',
        description: 'Every endpoint with its errors, generated from the code that serves it.',
      },
      {
        title: 'Database schema',
        description: 'Tables and constraints, and every change to them as a migration that can be repeated.',
      },
      { title: 'Sign-in and roles', description: 'Who may do what, written as a table that a manager can check.' },
      {
        title: 'Automated tests',
        description: 'Including the unpleasant cases: the double click, the lost connection, the full disk.',
      },
      {
        title: 'Background jobs',
        description: 'Mail, reports and imports that survive a restart and never run twice.',
      },
      { title: 'Monitoring', description: 'Logs, measurements and alarms that reach a named person.' },
      {
        title: 'Backups and restore',
        description: 'Copies in a second place, and a restore carried out while you watch.',
      },
      { title: 'Load report', description: 'How much it carried before it slowed, and which part gave way first.' },
      { title: 'Runbook', description: 'What to do when it is down, step by step.' },
    ],
  },
  sections: [
    {
      id: 'how-it-goes',
      heading: 'From contract to code',
      paragraphs: [
        'The API is written as a contract before it is built. Frontend and app developers can work against it on the first day with a stand-in, and disagreements come up on paper. Then one request is carried through all the layers, from the browser to the disk and back, and put online. Everything after that is an addition to something that runs.',
      ],
    },
    {
      id: 'trade-offs',
      heading: 'One program or many services?',
      paragraphs: [
        'For most companies, one well-ordered program beats a dozen small services. It is easier to change, cheaper to host and possible to understand. Splitting pays when separate teams must release separately, or when one part needs a hundred times the machines of the rest. We leave seams where a split may come and do not make it early.',
        'The same holds for databases. A relational one fits most business data; special stores are added for special loads, once those loads have been measured.',
      ],
    },
    {
      id: 'when-not',
      heading: 'When not to buy this',
      paragraphs: [
        'If a product you can rent does most of the job, rent it, and let us connect it to the rest. Writing your own accounting, mail server or chat system is seldom where your advantage lies.',
      ],
    },
  ],
  conclusion: [
    'A backend is finished when somebody other than its authors can run it, repair it and sleep. That is what the runbook, the tests and the rehearsed restore are for, and why they are part of the work instead of an extra.',
  ],
  closing: {
    heading: 'What must never happen in your system?',
    text: 'Start there. We answer with how we would prevent it and how we would prove it.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
