/**
 * Every address of the site, with the words that name it. One entry per page:
 * changing a title or a description is done here and nowhere else.
 * Which component draws a page stands in site/routes.tsx, which does not compile while one is missing.
 */
type SiteMapEntry = {
  /** Short name, for breadcrumbs, search and the site map page. */
  name: string;
  /** The document's title, at most 60 characters. */
  title: string;
  /** What a search engine shows under the title, at most 160 characters. */
  description: string;
  /** Comma-separated keywords, only where a page needs them. */
  keywords?: string;
  /** The page one level up in the breadcrumbs; the home page when absent. */
  parent?: string;
  /** False keeps the page out of search engines and out of sitemap.xml. */
  indexed?: false;
  /** True marks a page that the specification does not name: ours. */
  ours?: true;
};

export const siteMap = {
  '/': {
    name: 'Home',
    title: 'Jantar: software and AI services from Jaipur, India',
    description:
      'Websites, apps, cloud, SEO and AI automation for freelance marketplaces and the businesses around them, made by a small team in Jaipur.',
  },
  '/about': {
    name: 'About Us',
    title: 'IT company in Jaipur: design, software and AI | Jantar',
    description:
      'Jantar is a small IT company in Jaipur that designs, builds and looks after websites, apps and automation, with six months of free support.',
    keywords:
      'IT company in Jaipur, software company Jaipur, web design Jaipur, UI/UX and branding, AI services Jaipur',
  },
  '/services': {
    name: 'Services',
    title: 'Software development company in Jaipur: services | Jantar',
    description:
      'Nine services from one software development company in Jaipur: AI, web, cloud, SEO, writing, UI/UX, apps, graphic design and e-commerce.',
    keywords:
      'software development company in Jaipur, web development Jaipur, app development Jaipur, cloud services, SEO company Jaipur',
  },
  '/features': {
    name: 'Features',
    title: 'Nine reasons to choose us, and 100+ features | Jantar',
    description:
      'What you get with every project: six months of free support, agreed scope, people who answer, and marketplace features ready to switch on.',
  },
  '/solutions': {
    name: 'Solutions',
    title: 'Solutions for freelance marketplaces | Jantar',
    description:
      'How a marketplace project runs with us, in three steps from sign-up to shared board, and where online work came from and is going: 2015 to 2035.',
  },
  '/faq': {
    name: 'FAQ',
    title: 'Questions and answers about our services | Jantar',
    description:
      'Seven plain answers on AI, web development, cloud, SEO, content writing, UI/UX design and apps: what you get, how we work, when to say no.',
  },
  '/services/ai-automation': {
    name: 'AI & Automation',
    title: 'AI and automation services: ten places to start | Jantar',
    description:
      'Ten AI services, from chatbots and voiceover to overnight automation. A model does the first pass, a person does the last, and you keep the log.',
    parent: '/services',
  },
  '/services/web-development': {
    name: 'Web Development',
    title: 'Web development in nine parts, explained | Jantar',
    description:
      'Frontend, backend, full stack, shops, WordPress, security, SEO, speed and design: what each builds and three things to check at the end.',
    parent: '/services',
  },
  '/services/cloud-services': {
    name: 'Cloud Services',
    title: 'Cloud services: migration, security, upkeep | Jantar',
    description:
      'Eight cloud solutions and eight kinds of cloud, described without jargon: what to move, what to leave where it is, and how to keep a way out.',
    parent: '/services',
  },
  '/services/frontend-development': {
    name: 'Frontend Development',
    title: 'Frontend development services | Jantar',
    description:
      'Interfaces that load fast, work by keyboard and thumb, and hold from a small phone to a wall screen. Twelve tools, nine things you receive.',
    parent: '/services/web-development',
  },
  '/services/backend-development': {
    name: 'Backend Development',
    title: 'Backend development, software company in Jaipur | Jantar',
    description:
      'APIs, databases, sign-in, mail and payments from a software company in Jaipur: documented, backed up, tested, and yours to run without us.',
    keywords:
      'software company in Jaipur, backend development Jaipur, API development, Node.js developers Jaipur, PostgreSQL, database design',
    parent: '/services/web-development',
  },
  '/services/full-stack-solutions': {
    name: 'Full-stack Solutions',
    title: 'Full-stack development: one team, whole product | Jantar',
    description:
      'One team designs, builds and runs the whole product, with a working version early. What that saves, what it costs, and when to split the work.',
    parent: '/services/web-development',
  },
  '/services/e-commerce-development': {
    name: 'E-commerce Development',
    title: 'E-commerce development: building the shop | Jantar',
    description:
      'How an online shop is built to last: catalogue, checkout, UPI and card payments, GST invoices, stock and returns, and when a platform is enough.',
    parent: '/services/web-development',
  },
  '/services/cms-wordpress': {
    name: 'CMS and WordPress',
    title: 'CMS and WordPress development | Jantar',
    description:
      'Editing that fits how your team writes: blocks, roles, drafts and few plug-ins. When WordPress is right, and when another CMS or none is better.',
    parent: '/services/web-development',
  },
  '/services/cybersecurity': {
    name: 'Cybersecurity',
    title: 'Cybersecurity for websites and small teams | Jantar',
    description:
      'A written list of what could go wrong, fixes in order of risk, and a rehearsed plan for the day it happens. Practical security for small teams.',
    parent: '/services/web-development',
  },
  '/services/seo-growth': {
    name: 'SEO and Growth',
    title: 'SEO and growth for websites we build | Jantar',
    description:
      'Search work done where the site is made: structure, speed, structured data and pages planned by question, with plain notes on what changed.',
    parent: '/services/web-development',
  },
  '/services/performance-optimization': {
    name: 'Performance Optimization',
    title: 'Website performance optimization | Jantar',
    description:
      'We measure real visits, find the slow step, remove it, and set a budget in the build so it stays removed. Core Web Vitals in plain language.',
    parent: '/services/web-development',
  },
  '/services/ux-ui-design': {
    name: 'UX/UI Design',
    title: 'What is UX/UI design? Principles and process | Jantar',
    description:
      'What UX and UI mean, three principles to judge any screen by, and the three stages of design work from research to testing with real people.',
    parent: '/services/web-development',
  },
  '/seo-service': {
    name: 'SEO Services',
    title: 'SEO services and nine free guides | Jantar',
    description:
      'Search work in the right order: technical faults, then pages, then reputation. Nine guides explain each part so that you can check our work.',
    parent: '/services',
  },
  '/Content-Writing': {
    name: 'Content Writing',
    title: 'Content writing: three packages by length | Jantar',
    description:
      'Texts of up to 500, 1000 or 2000 words, written by people and checked against their sources. The problems, the packages and the process.',
    parent: '/services',
  },
  '/App-Service': {
    name: 'App Development',
    title: 'App development for Android and iOS | Jantar',
    description:
      'One product for Android and iOS, from a prototype in your hand to the store listing and the updates after it. And when you need no app at all.',
    parent: '/services',
  },
  '/ECommerce-Servicces': {
    name: 'E-commerce Services',
    title: 'E-commerce services: nine ways to sell better | Jantar',
    description:
      'Nine services for shops that exist or are about to: storefront, payments, mobile, automation, search, cloud and advice on where to begin.',
    parent: '/services',
  },
  '/UiUx-Services': {
    name: 'UI/UX Design',
    title: 'UI/UX design services: tested before code | Jantar',
    description:
      'Research, wireframes, interface and tests with real people, so that expensive mistakes are made on paper. What you receive and how it runs.',
    parent: '/services',
  },
  '/Graphic-Services': {
    name: 'Graphic Design',
    title: 'Graphic design: logos, print and layouts | Jantar',
    description:
      'Six graphic design services, from logo to packaging, and the four steps each one takes. Files arrive ready for press, screen and your own team.',
    parent: '/services',
  },
  '/seo-details/what-is-seo': {
    name: 'What is SEO?',
    title: 'What is SEO? A guide without the myths | Jantar',
    description:
      'What search engine optimisation is and is not: how a page is found, read and ranked, what you can influence, and what nobody can promise you.',
    parent: '/seo-service',
  },
  '/seo-details/seo-process': {
    name: 'The SEO process',
    title: 'The SEO process, step by step | Jantar',
    description:
      'The order in which search work pays off: measure, repair, plan pages, write, earn links, review. What happens in each step and how to check it.',
    parent: '/seo-service',
  },
  '/seo-details/local-seo': {
    name: 'Local SEO',
    title: 'Local SEO: being found nearby | Jantar',
    description:
      'How shops, clinics and workshops appear in map results: business profile, consistent address, reviews and pages for the places you serve.',
    parent: '/seo-service',
  },
  '/seo-details/ecommerce-seo': {
    name: 'E-commerce SEO',
    title: 'E-commerce SEO: category and product pages | Jantar',
    description:
      'Search for online shops: which pages to index, how to handle filters and variants, product data that search engines read, and stock that ends.',
    parent: '/seo-service',
  },
  '/seo-details/technical-seo': {
    name: 'Technical SEO',
    title: 'Technical SEO: crawl, render, index | Jantar',
    description:
      'The parts of a site that search engines meet first: status codes, sitemaps, canonical addresses, rendering and speed, each with a way to test.',
    parent: '/seo-service',
  },
  '/seo-details/keyword-research': {
    name: 'Keyword research',
    title: 'Keyword research: the questions people ask | Jantar',
    description:
      'Finding the words your buyers use, grouping them by intent and giving each group one page. A method that needs a spreadsheet and patience.',
    parent: '/seo-service',
  },
  '/seo-details/mobile-seo': {
    name: 'Mobile SEO',
    title: 'Mobile SEO: the phone comes first | Jantar',
    description:
      'Google indexes the mobile version of your site. What that means for layout, content, speed and tap targets, and how to check it on a cheap phone.',
    parent: '/seo-service',
  },
  '/seo-details/cloud-seo': {
    name: 'Cloud SEO',
    title: 'Cloud SEO: hosting, regions and CDNs | Jantar',
    description:
      'How hosting affects search: response time, uptime, regions, CDNs and caching, redirects at the edge, and moving host without losing your place.',
    parent: '/seo-service',
  },
  '/seo-details/security-seo': {
    name: 'Security and SEO',
    title: 'Security and SEO: keeping trust in search | Jantar',
    description:
      'HTTPS, hacked pages, spam in comments and warnings in the results: how security faults harm a site in search and how to recover from each one.',
    parent: '/seo-service',
  },
  '/Ai-Glance': {
    name: 'AI at a Glance',
    title: 'AI at a glance: four dates, real uses, limits | Jantar',
    description:
      'Artificial intelligence on one page: what happened in 1950, 1997, 2012 and 2025, where it is used today with sources, and what remains hard.',
    parent: '/services/ai-automation',
  },
  '/Ai-Depth': {
    name: 'AI in Depth',
    title: 'AI in depth: how it works, topic by topic | Jantar',
    description:
      'Machine learning, language models, vision, agents, safety and law, explained for people who decide, with links to the sources worth reading.',
    parent: '/services/ai-automation',
  },
  '/contact': {
    name: 'Contact',
    title: 'Contact us in Jaipur: phone, mail, message | Jantar',
    description:
      'Write, call or send an email to Jantar in Jaipur, Rajasthan. A person reads every message and answers with questions first and a plan second.',
  },
  '/contact-form': {
    name: 'Contact form',
    title: 'Send us a message | Jantar',
    description:
      'The contact form on its own: four fields and a button. If sending fails, what you wrote is kept on your device so that nothing is lost.',
    parent: '/contact',
  },
  '/explore': {
    name: 'Explore',
    title: 'Explore the site: services by need, with search | Jantar',
    description:
      'Find the page for what you want to do: start something, repair it, grow it or learn about it. With a search over every service and guide.',
  },
  '/lets-talk': {
    name: 'Let’s talk',
    title: 'Four ways to talk to us | Jantar',
    description:
      'A message, a phone call, a booked call or the chat: what each is good for, what we need from you, and what happens after you choose.',
    parent: '/contact',
  },
  '/chatbot': {
    name: 'Chat with Us',
    title: 'Chat with us: short answers, no tracking | Jantar',
    description:
      'Ask about services, projects or SEO. Answers come from a list we wrote ourselves, stay in this tab, and never leave the page you are on.',
    parent: '/contact',
  },
  '/team': {
    name: 'Team',
    title: 'Meet our awesome team in Jaipur | Jantar',
    description:
      'Six people for strategy, engineering, design, cloud, content and automation. The person who answers you first stays until the hand-over.',
    parent: '/about',
  },
  '/book-a-call': {
    name: 'Book a call',
    title: 'Book a call | Jantar',
    description:
      'Two short steps: who you are, and what to talk about. Choose a day and time if you like; it is shown in your hours and in ours.',
    parent: '/contact',
  },
  '/login': {
    name: 'Login',
    title: 'Login | Jantar',
    description:
      'Log in to find forms already filled in and to look after your account. With email and password, or with Google, GitHub or Facebook.',
  },
  '/signup': {
    name: 'Sign Up',
    title: 'Sign up for a free account | Jantar',
    description:
      'Create a free account with an email address and a password, or with Google, GitHub or Facebook. Delete it with its data whenever you like.',
  },
  '/forgot-password': {
    name: 'Forgot Password',
    title: 'Forgot your password? | Jantar',
    description:
      'Enter the email address of your account and we send a link to set a new password. If no mail arrives, look in the spam folder first.',
  },
  '/how-we-work': {
    name: 'How we work',
    title: 'How we work: quotation, payment, support | Jantar',
    description:
      'How you buy software from us: first reply, what a quotation holds, three payments, who owns the work, six months of support and refunds.',
    ours: true,
  },
  '/notFound': {
    name: 'Not public yet',
    title: 'This profile is not public yet | Jantar',
    description:
      'The social profile you followed has not been published. Here is how to reach the same person without it, and the way back to the team.',
    indexed: false,
  },
} as const satisfies Record<`/${string}`, SiteMapEntry>;

/** An address of the site, exactly as it is written in the browser. */
export type Path = keyof typeof siteMap;

/** Places on the landing page that links may point at, in the order they stand there. */
export const anchors = [
  'home',
  'services',
  'OurServices',
  'features',
  'vlogs',
  'solutions',
  'about-us',
  'aboutUs',
  'faq',
  'contact-us',
] as const;
export type Anchor = (typeof anchors)[number];

/** What a link inside the site may point at: a wrong path or anchor does not compile. */
export type Href = Path | `/#${Anchor}` | `${Path}?${string}`;

/** Other spellings people may type; each leads to its page with a permanent redirect. */
export const aliases = {
  '/ai-glance': '/Ai-Glance',
  '/ai-depth': '/Ai-Depth',
  '/content-writing': '/Content-Writing',
  '/app-service': '/App-Service',
  '/app-services': '/App-Service',
  '/e-commerce-services': '/ECommerce-Servicces',
  '/ecommerce-services': '/ECommerce-Servicces',
  '/uiux-services': '/UiUx-Services',
  '/graphic-services': '/Graphic-Services',
  '/seo-services': '/seo-service',
} as const satisfies Record<`/${string}`, Path>;
