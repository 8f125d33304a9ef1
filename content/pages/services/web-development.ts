import type { DrawnSection, ServicePage, WebService } from '../../schema.ts';

type WebDevelopmentPage = Omit<ServicePage, 'figureLabel'> & {
  /** Nine tabs, in the order shown. */
  tabs: { label: string; items: readonly WebService[] };
  /** 'Where to begin': five situations. */
  start: DrawnSection;
};

export const webDevelopmentPage: WebDevelopmentPage = {
  path: '/services/web-development',
  lede: 'We offer nine web services. Choose one to see what it\u00a0includes.',
  also: { text: 'Explore All Services', href: '/services' },
  offer: {
    whatItIs:
      'We design, build and fix websites and web applications. You can buy the whole project, or one of the nine services above.',
    whatYouGet:
      'A website that you own: its code, with accounts and domain in your name, automated tests, and documentation for changing it.',
    priceDependsOn:
      'Page types, languages, logins, payments and the systems to connect. Missing texts and photographs often delay a website more than the code does.',
    duration: {
      weeks: [4, 8],
      work: 'a company website of 5 to 15 pages',
      after: 'A first version of a web application usually takes 10 to 20 weeks.',
    },
    firstStep: [
      { text: 'Send us the address of your website', href: '/contact' },
      ' and what you want to change, or open the service above that fits.',
    ],
  },
  introduction: [
    'Most projects need two or three of these services. A company website needs frontend and SEO, and a CMS if your staff will edit it. A shop of your own also needs a backend and security; a rented platform includes them.',
    'If a Google Business Profile and a phone number bring you enough customers, you need no website yet.',
  ],
  tabs: {
    label: 'Nine web services',
    items: [
      {
        id: 'frontend-development',
        title: 'Frontend Development',
        desc: 'The pages that your visitors see. They load fast, work by keyboard and touch, and fit phones and large screens.',
        checks: ['Components you can reuse', 'Tested in the main browsers', 'Usable without a mouse'],
        icon: 'app-window',
        bg: 'windows',
        link: '/services/frontend-development',
      },
      {
        id: 'backend-development',
        title: 'Backend Development',
        desc: 'Data, logins, emails and payments on the server, with a log and an API for other software.',
        checks: ['A documented API', 'Backups, restored as a test', 'Errors reported to your team'],
        icon: 'server',
        bg: 'vaults',
        link: '/services/backend-development',
      },
      {
        id: 'full-stack-solutions',
        title: 'Full-stack Solutions',
        desc: 'Design, pages, server and hosting by one team, under one plan and one contract.',
        checks: ['One plan and one task list', 'A working version early', 'Documentation'],
        icon: 'house',
        bg: 'house',
        link: '/services/full-stack-solutions',
      },
      {
        id: 'e-commerce-development',
        title: 'E-commerce Development',
        desc: 'An online shop with catalogue, cart, payment and delivery that a first-time customer can use without help.',
        checks: ['Products you can edit', 'Payment and returns', 'Stock figures that match'],
        icon: 'shopping-cart',
        bg: 'counter',
        link: '/services/e-commerce-development',
      },
      {
        id: 'cms-wordpress',
        title: 'CMS and WordPress',
        desc: 'Editing screens for your staff, so that they write, preview and publish without calling us.',
        checks: ['Fields for your content', 'Roles and drafts', 'Few plug-ins, updated for six months'],
        icon: 'newspaper',
        bg: 'notice-board',
        link: '/services/cms-wordpress',
      },
      {
        id: 'cybersecurity',
        title: 'Cybersecurity',
        desc: 'A review of your systems, the fixes in order of risk, and an emergency plan that your staff have tried.',
        checks: ['A written list of risks', 'Fixes, in order of risk', 'An emergency drill'],
        icon: 'shield-check',
        bg: 'gate',
        link: '/services/cybersecurity',
      },
      {
        id: 'seo-growth',
        title: 'SEO and Growth',
        desc: 'A website that search engines can read, with pages that answer what people search for.',
        checks: ['A technical review', 'A plan of pages to write', 'A report on every change'],
        icon: 'trending-up',
        bg: 'lantern',
        link: '/services/seo-growth',
      },
      {
        id: 'performance-optimization',
        title: 'Performance Optimization',
        desc: 'We measure real visits, find the slow step and fix it. An automatic check then reports what slows it down again.',
        checks: ['Measurements before and after', 'An automatic speed check', 'Images in the right size'],
        icon: 'gauge',
        bg: 'stair',
        link: '/services/performance-optimization',
      },
      {
        id: 'ux-ui-design',
        title: 'UX/UI Design',
        desc: 'Research, sketches and screens, tested with users before any code is written.',
        checks: ['Tested screens', 'A design kit', 'Final texts on every button'],
        icon: 'pen-tool',
        bg: 'jharokha',
        link: '/services/ux-ui-design',
      },
    ],
  },
  start: {
    heading: 'Where to begin',
    lede: 'Five common situations.',
    drawn: {
      plot: {
        title: 'You have no website yet',
        description: [
          'For a company website that your staff can edit, start with ',
          { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
          '. For a new product, start with ',
          { text: 'UI/UX design', href: '/UiUx-Services' },
          '.',
        ],
      },
      slow: {
        title: 'Your website is slow',
        description: [
          'Start with ',
          { text: 'Performance', href: '/services/performance-optimization' },
          '. We measure before we change anything.',
        ],
      },
      quiet: {
        title: 'You have too few visitors',
        description: [
          'Start with ',
          { text: 'SEO and Growth', href: '/services/seo-growth' },
          ' or read ',
          { text: 'our guides', href: '/seo-service' },
          '. They are free.',
        ],
      },
      locked: {
        title: 'Only one developer can change it',
        description: [
          'Start with ',
          { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
          ', so that your staff can edit it.',
        ],
      },
      parts: {
        title: 'You have too many suppliers',
        description: [
          'Start with ',
          { text: 'Full-stack', href: '/services/full-stack-solutions' },
          '. We review what exists and take it over.',
        ],
      },
    },
  },
  closing: {
    heading: 'Not sure which service you need?',
    text: 'Name one thing that your website should do better, and send us its address. We look at it and say which service that takes.',
  },
};
