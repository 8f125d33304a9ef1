import type { ServicePage, Titled, Point, WebService } from '../../schema.ts';

type WebDevelopmentPage = ServicePage & {
  /** Nine tabs, in the order shown. */
  tabs: { label: string; items: readonly WebService[] };
  /** 'Where to begin': five situations. */
  start: Titled<Point>;
};

export const webDevelopmentPage: WebDevelopmentPage = {
  path: '/services/web-development',
  heading: 'Web Development',
  lede: 'A site is a house with nine trades\u00a0in\u00a0it. Choose one to see what it builds.',
  actions: [
    { text: 'Contact Us', href: '/contact' },
    { text: 'Explore All Services', href: '/services' },
  ],
  introduction: [
    'Building for the web looks like one job from the street. Inside, the person who makes a page paint quickly on an old phone and the person who makes sure an order is never lost know quite different things. We keep the nine trades apart on this page so that you can see which of them you need.',
    'Most sites need two or three. A brochure site wants windows and a lantern; a shop also needs a counter and good bolts on the gate. If you already have a house, we can work on one room and leave the others as they are.',
  ],
  facts: {
    whatItIs: 'Design, building and repair of websites and web products, sold as nine services that can be combined.',
    whoItIsFor: 'Anyone with a site that does not exist yet, does not keep up, or can only be changed by one person.',
    whatYouWillHave:
      'A site you own outright: code, accounts and domain in your name, tests that run, and notes on how to change it.',
    whatToDoNext: [
      'Open the tab that sounds like your problem, or start from ',
      { text: 'the map by need', href: '/explore' },
      '.',
    ],
  },
  tabs: {
    label: 'Nine kinds of web work',
    items: [
      {
        id: 'frontend-development',
        title: 'Frontend Development',
        desc: 'The windows. Pages that paint quickly, work with a keyboard and a thumb, and hold their shape from a small phone to a wall screen.',
        checks: ['Components you can reuse', 'Tested in the main browsers', 'Readable without a mouse'],
        icon: 'app-window',
        bg: 'windows',
        link: '/services/frontend-development',
      },
      {
        id: 'backend-development',
        title: 'Backend Development',
        desc: 'The vaults under the house. Data, sign-in, mail and payments, with an interface that other software can rely on and a log of what happened.',
        checks: ['A documented API', 'Backups you have seen restored', 'Errors that reach a person'],
        icon: 'server',
        bg: 'vaults',
        link: '/services/backend-development',
      },
      {
        id: 'full-stack-solutions',
        title: 'Full-stack Solutions',
        desc: 'The whole house. One team designs, builds and runs it, so that no question falls between two suppliers.',
        checks: ['One plan and one backlog', 'A working version early', 'Handover notes'],
        icon: 'house',
        bg: 'house',
        link: '/services/full-stack-solutions',
      },
      {
        id: 'e-commerce-development',
        title: 'E-commerce Development',
        desc: 'The counter and its awning. Catalogue, cart, payment and delivery, arranged so that a first-time visitor can finish alone.',
        checks: ['Products you can edit', 'Payment and returns', 'Stock that tells the truth'],
        icon: 'shopping-cart',
        bg: 'counter',
        link: '/services/e-commerce-development',
      },
      {
        id: 'cms-wordpress',
        title: 'CMS and WordPress',
        desc: 'The notice board. Editors write, preview and publish without calling us, and the layout stays whole.',
        checks: ['Editing fields that fit', 'Roles and drafts', 'Few plug-ins, kept current'],
        icon: 'newspaper',
        bg: 'notice-board',
        link: '/services/cms-wordpress',
      },
      {
        id: 'cybersecurity',
        title: 'Cybersecurity',
        desc: 'The gate and its bolts. Least access, tested updates, and a plan for the day something goes wrong.',
        checks: ['A written threat list', 'Fixes, in order of risk', 'A rehearsed response'],
        icon: 'shield-check',
        bg: 'gate',
        link: '/services/cybersecurity',
      },
      {
        id: 'seo-growth',
        title: 'SEO and Growth',
        desc: 'The lantern on the roof. A site that search engines can read, with pages that answer what people ask.',
        checks: ['A technical review', 'A page plan by question', 'Plain notes on what changed'],
        icon: 'trending-up',
        bg: 'lantern',
        link: '/services/seo-growth',
      },
      {
        id: 'performance-optimization',
        title: 'Performance Optimization',
        desc: 'The stair. We measure real visits, find the slow step and remove it, then set a limit so that it stays removed.',
        checks: ['Measurements before and after', 'A budget in the build', 'Images at the right size'],
        icon: 'gauge',
        bg: 'stair',
        link: '/services/performance-optimization',
      },
      {
        id: 'ux-ui-design',
        title: 'UX/UI Design',
        desc: 'The jharokha. Research, sketches and screens tried with people before anybody writes code.',
        checks: ['Tested flows', 'A kit of parts', 'Text that fits the buttons'],
        icon: 'pen-tool',
        bg: 'jharokha',
        link: '/services/ux-ui-design',
      },
    ],
  },
  start: {
    heading: 'Where to begin',
    lede: 'Five situations we meet often.',
    items: [
      {
        title: 'There is nothing yet',
        description: [
          'Start with ',
          { text: 'UX/UI Design', href: '/services/ux-ui-design' },
          '. Drawings are cheaper to move than walls.',
        ],
      },
      {
        title: 'It is there, and slow',
        description: [
          'Start with ',
          { text: 'Performance', href: '/services/performance-optimization' },
          '. Measure first; the slow step is seldom where people point.',
        ],
      },
      {
        title: 'It is fast, and nobody comes',
        description: [
          'Start with ',
          { text: 'SEO and Growth', href: '/services/seo-growth' },
          ', and read ',
          { text: 'our guides', href: '/seo-service' },
          ' first. They are free.',
        ],
      },
      {
        title: 'Only one person can change it',
        description: [
          'Start with ',
          { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
          ', before that person goes on leave.',
        ],
      },
      {
        title: 'Four suppliers, four answers',
        description: [
          'Start with ',
          { text: 'Full-stack', href: '/services/full-stack-solutions' },
          '. We take stock, then take over.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Still not sure which room it is?',
    text: 'Send the address of the site and one sentence about what annoys you. That is enough to begin with.',
    action: { text: 'Contact Us', href: '/contact' },
  },
};
