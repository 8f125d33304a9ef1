import { keepsMessages } from '../contracts/own-services.ts';

/**
 * Every address of the site, with the words that name it. One entry per page:
 * changing a title or a description is done here and nowhere else.
 * Which component draws a page stands in site/routes.tsx, where a missing one is a type error.
 */
export type SiteMapEntry = {
  /** Short name, for breadcrumbs, search, llms.txt and the inbox. */
  name: string;
  /** The document's title without the company's name, which `documentTitle` adds where both have room. */
  title: string;
  /** What a search engine shows under the title, 110 to 160 characters. */
  description: string;
  /** Comma-separated keywords, only where a page needs them. */
  keywords?: string;
  /** The page one level up in the breadcrumbs; the home page when absent. */
  parent?: string;
  /** False excludes the page from prefetching, prerendering and caching: account pages, and the offline page. */
  ahead?: false;
  /** True marks a page that is not in the specification. */
  ours?: true;
} & (
  | {
      /** The drawing on the social card, as the end of its alt text after the page's name. */
      drawing: string;
    }
  | {
      /** Keeps the page out of search engines and out of sitemap.xml; nobody shares it. */
      indexed: false;
    }
);

export const siteMap = {
  '/': {
    name: 'Home',
    title: 'software company in Jaipur, India',
    description:
      'We are a small software company in Jaipur, India. We design and build websites, online shops, apps and automations for businesses.',
    drawing: 'a façade of windows that is also a sundial, by day',
  },
  '/about': {
    name: 'About Us',
    title: 'IT company in Jaipur: websites, shops and apps',
    description:
      'A small IT company in Jaipur: you talk to the people who do the work, and they fix faults for six months after launch. Why we are named after an observatory.',
    drawing: 'the façade of windows at dusk, its working windows lit',
    keywords:
      'IT company in Jaipur, software company Jaipur, web design Jaipur, UI/UX and branding, AI services Jaipur',
  },
  '/services': {
    name: 'Services',
    title: 'Software development company in Jaipur: services',
    description:
      'Nine services of a small software development company in Jaipur: AI, web, cloud, SEO, writing, UI/UX, apps, graphic design and e-commerce.',
    drawing: 'a quarter of a great dial, one of its hours glazed turquoise',
    keywords:
      'software development company in Jaipur, web development Jaipur, app development Jaipur, cloud services, SEO company Jaipur',
  },
  '/features': {
    name: 'Features',
    title: 'Nine reasons to choose us',
    description:
      'Nine points, each explained, from a written quotation to six months of free support. And 25 functions we can build into a marketplace.',
    drawing: 'a sundial whose plate has nine hours',
  },
  '/solutions': {
    name: 'Solutions',
    title: 'Freelance marketplace development',
    description:
      'We build freelance marketplaces, and shops with many sellers. How a project with us starts and runs, and how online work has changed since 2015.',
    drawing: 'three arched windows that climb like steps: a form, a match, a board',
  },
  '/faq': {
    name: 'FAQ',
    title: 'Questions and answers about our services',
    description:
      'Answers on AI, web development, cloud, SEO, content writing, UI/UX design and apps: what each service covers, how we work and what you own.',
    drawing: 'windows of the façade at dusk, some of them lit',
  },
  '/services/ai-automation': {
    name: 'AI & Automation',
    title: 'AI and automation services in Jaipur',
    description:
      'We automate repeated office work with AI or plain software. Ten AI services, what decides the price, how long it takes and how data is handled.',
    drawing: 'a measured arm paints tile after tile on a belt',
    parent: '/services',
  },
  '/services/web-development': {
    name: 'Web Development',
    title: 'Website and web application development in Jaipur',
    description:
      'Websites and web applications from design to hosting. Nine services: what each one includes, what decides the price and how long it takes.',
    drawing: 'a house whose every part is lit: counter, gate, lantern, stair and vaults',
    parent: '/services',
  },
  '/services/cloud-services': {
    name: 'Cloud Services',
    title: 'Cloud services: migration, security, backups',
    description:
      'We move your servers to a suitable cloud provider, secure them and remove costs you do not need. Eight cloud solutions and eight types of cloud explained.',
    drawing: 'a cloud before the sun on a dial of hours, above windows with servers',
    parent: '/services',
  },
  '/services/frontend-development': {
    name: 'Frontend Development',
    title: 'Frontend development services',
    description:
      'Fast, accessible pages and screens from your design or ours, for phones and computers. Twelve tools, nine items you receive, typical time.',
    drawing: 'the same page behind three windows, over a ruler',
    parent: '/services/web-development',
  },
  '/services/backend-development': {
    name: 'Backend Development',
    title: 'Backend development, software company in Jaipur',
    description:
      'APIs, databases, logins, emails and payments from a software company in Jaipur: documented, tested, backed up and in your own account.',
    drawing: 'vaults full of water and jars under a well-house',
    keywords:
      'software company in Jaipur, backend development Jaipur, API development, Node.js developers Jaipur, PostgreSQL, database design',
    parent: '/services/web-development',
  },
  '/services/full-stack-solutions': {
    name: 'Full-stack Solutions',
    title: 'Full-stack development by one team',
    description:
      'One team designs and builds your whole product and sets up its hosting. What decides the price, how long a first version takes, and when to buy only a part.',
    drawing: 'a house cut open, with work on every floor',
    parent: '/services/web-development',
  },
  '/services/e-commerce-development': {
    name: 'E-commerce Development',
    title: 'E-commerce website development in Jaipur',
    description:
      'Online shops with catalogue, checkout, UPI and card payments, GST invoices, stock and returns. When a rented platform is the better choice.',
    drawing: 'a shop’s counter under its awning, with a pair of scales',
    parent: '/services/web-development',
  },
  '/services/cms-wordpress': {
    name: 'CMS and WordPress',
    title: 'WordPress and CMS development in Jaipur',
    description:
      'Websites your own staff can edit, with WordPress or another CMS: few plug-ins, roles and drafts, safe updates, and help with old websites.',
    drawing: 'a cloth half printed with rows of one flower, and the block over the next place',
    parent: '/services/web-development',
  },
  '/services/cybersecurity': {
    name: 'Cybersecurity',
    title: 'Website security review and fixes',
    description:
      'A security review for small companies, the fixes in order of risk, and an emergency plan that your staff practise. What we do not offer.',
    drawing: 'a bolted gate, and a tower with a lamp beside it',
    parent: '/services/web-development',
  },
  '/services/seo-growth': {
    name: 'SEO and Growth',
    title: 'Technical SEO and relaunch support',
    description:
      'Technical SEO by the team that changes the code: faults fixed, pages planned by what people search for, and relaunches with tested redirects.',
    drawing: 'a vine climbs a staff with marks on it',
    parent: '/services/web-development',
  },
  '/services/performance-optimization': {
    name: 'Performance Optimization',
    title: 'Website speed optimisation, Core Web Vitals',
    description:
      'We measure real visits to your website, fix the slowest step, and set limits that an automatic check watches. Core Web Vitals explained.',
    drawing: 'a water clock beside a dial of five seconds',
    parent: '/services/web-development',
  },
  '/services/ux-ui-design': {
    name: 'UX/UI Design',
    title: 'What is UX/UI design? Principles and process',
    description:
      'What UX and UI mean, three principles to judge a design, the three stages of the work, and a test you can do on your own product today.',
    drawing: 'one window at three stages: sketched, drawn, built',
    parent: '/services/web-development',
  },
  '/seo-service': {
    name: 'SEO Services',
    title: 'SEO services in Jaipur, with nine free guides',
    description:
      'We fix technical faults, plan your pages by what people search for, and write them. Nine free guides explain the work so that you can check it.',
    drawing: 'a lens that shows one lit niche of a wall of niches',
    parent: '/services',
  },
  '/Content-Writing': {
    name: 'Content Writing',
    title: 'Content writing services: three packages',
    description:
      'Pages, articles and product texts of up to 500, 1000 or 2000 words, with checked facts and sources. Packages, process and typical time.',
    drawing: 'a reed pen on a sheet with facts ticked and a sentence struck out',
    parent: '/services',
  },
  '/App-Service': {
    name: 'App Development',
    title: 'App development in Jaipur for Android and iOS',
    description:
      'One app for Android and iOS, from the prototype to both stores and the updates. What decides the price, and when you need no app.',
    drawing: 'two phones with the same screen, on one block of code',
    parent: '/services',
  },
  '/ECommerce-Servicces': {
    name: 'E-commerce Services',
    title: 'E-commerce services for online shops',
    description:
      'Nine services for new and existing shops: storefront, payments, mobile app, automation, search and hosting. How we review a shop.',
    drawing: 'a street of shops under one arcade, with a shopping bag above',
    parent: '/services',
  },
  '/UiUx-Services': {
    name: 'UI/UX Design',
    title: 'UI/UX design services, tested with users',
    description:
      'User research, wireframes, a clickable prototype and final screens, tested with users before coding. What you get and how long it takes.',
    drawing: 'a screen on a round scale, half in outline and half finished',
    parent: '/services',
  },
  '/Graphic-Services': {
    name: 'Graphic Design',
    title: 'Graphic design in Jaipur: logos, packaging, print',
    description:
      'Logos, packaging, print and social media graphics. Six services in four steps, with files that others can edit and rules for use.',
    drawing: 'a glazed tile, partly drawn and partly fired, with compasses on it',
    parent: '/services',
  },
  '/seo-details/what-is-seo': {
    name: 'What is SEO?',
    title: 'What is SEO? A guide without the myths',
    description:
      'What search engine optimisation is and is not: how a page is found, read and ranked, what you can influence, and what no one can sell you.',
    drawing: 'three arches in a row, each narrower than the one before',
    parent: '/seo-service',
  },
  '/seo-details/seo-process': {
    name: 'The SEO process',
    title: 'The SEO process, step by step',
    description:
      'SEO in 12 weeks: measure, fix faults, plan ten pages, change one thing at a time, compare. What you should receive after each step.',
    drawing: 'a quarter of a sundial, some of its hours marked',
    parent: '/seo-service',
  },
  '/seo-details/local-seo': {
    name: 'Local SEO',
    title: 'Local SEO: map results and Business Profile',
    description:
      'How map results are ordered by relevance, distance and popularity, and what to do: profile, service area, reviews, and the words on your own website.',
    drawing: 'the plan of a city on a round plate',
    parent: '/seo-service',
  },
  '/seo-details/ecommerce-seo': {
    name: 'E-commerce SEO',
    title: 'E-commerce SEO: category and product pages',
    description:
      'SEO for online shops: which pages to index, how to handle filters and variants, product data that search engines read, and stock that ends.',
    drawing: 'a wall of small drawers under an arch',
    parent: '/seo-service',
  },
  '/seo-details/technical-seo': {
    name: 'Technical SEO',
    title: 'Technical SEO: crawl, render, index',
    description:
      'What lets search engines fetch, read and index a page: robots.txt, status codes, canonical addresses, JavaScript, sitemaps, and how to test each.',
    drawing: 'a stair inside a house cut open, with a door on each landing',
    parent: '/seo-service',
  },
  '/seo-details/keyword-research': {
    name: 'Keyword research',
    title: 'Keyword research: the questions people ask',
    description:
      'How to find the words your customers use: four kinds of intent, how far to trust the numbers, one page per intent, Hindi and English.',
    drawing: 'one upright stone that throws two shadows',
    parent: '/seo-service',
  },
  '/seo-details/mobile-seo': {
    name: 'Mobile SEO',
    title: 'Mobile SEO: phone version and Core Web Vitals',
    description:
      'Google indexes the phone version of your website: what it must contain, the Core Web Vitals, what makes it slow, and pop-ups that hide the page.',
    drawing: 'a broad façade beside a narrow one with the same windows',
    parent: '/seo-service',
  },
  '/seo-details/cloud-seo': {
    name: 'Cloud SEO',
    title: 'Cloud SEO: hosting, regions and CDNs',
    description:
      'What hosting does to search: distance in milliseconds, servers in India or abroad, CDNs that block crawlers, outages, and moving to another host.',
    drawing: 'a long arc over a scale of distances',
    parent: '/seo-service',
  },
  '/seo-details/security-seo': {
    name: 'Security and SEO',
    title: 'Security and SEO: a hacked website in search',
    description:
      'How a break-in harms a website in search: what attackers add, what HTTPS covers, how they get in, how to notice it, and how to get back.',
    drawing: 'a city gate with its bolt drawn',
    parent: '/seo-service',
  },
  '/Ai-Glance': {
    name: 'AI at a Glance',
    title: 'AI at a glance: four dates, real uses, limits',
    description:
      'Artificial intelligence on one page: what happened in 1950, 1997, 2012 and 2025, where it is used today with sources, and what remains hard.',
    drawing: 'half a dial of a hundred marks, most of them filled',
    parent: '/services/ai-automation',
  },
  '/Ai-Depth': {
    name: 'AI in Depth',
    title: 'AI in depth: how it works, topic by topic',
    description:
      'How AI learns, writes, searches, acts, draws and listens, why it makes mistakes and how to test it: ten short topics, each with a source.',
    drawing: 'a stepwell of ten levels seen from above',
    parent: '/services/ai-automation',
  },
  '/contact': {
    name: 'Contact',
    title: 'Contact us in Jaipur: phone, email, form',
    description:
      'Call, email or write to us in Jaipur, Rajasthan. What to tell us, and our phone hours on the clocks of Jaipur, London and New York.',
    drawing: 'a letter that comes out of an open envelope',
  },
  '/contact-form': {
    name: 'Contact form',
    title: 'Send us a message',
    description:
      'Send us a message: four fields and a button. If sending fails, your text is kept on your device for a week and you can restore it.',
    drawing: 'an open letter, the hours of a sundial on its envelope',
    parent: '/contact',
  },
  '/explore': {
    name: 'Explore',
    title: 'Explore our website, with search',
    description:
      'Find the right page by what you want to do: start something, fix something, grow, learn or talk to us. With a search over all pages.',
    drawing: 'the plan of an observatory with its instruments',
  },
  '/lets-talk': {
    name: 'Let’s talk',
    title: 'Four ways to talk to us',
    description:
      'Message, phone, booked call or chat: what each one is good for, what we need from you and how soon you get an answer.',
    drawing: 'a court with four gates: a letter, a phone, a calendar, a reply',
    parent: '/contact',
  },
  '/chatbot': {
    name: 'Chat with Us',
    title: 'Chat with us: quick answers',
    description:
      'Ask about services, projects or SEO. The answers come from a list that we wrote, and what you type stays in this tab unless you attach it.',
    drawing: 'a projecting window in which a question is answered',
    parent: '/contact',
  },
  '/team': {
    name: 'Team',
    title: 'Our team in Jaipur: six roles, sample people',
    description:
      'Six roles that a large project needs: strategy, engineering, design, cloud, content and automation. The people shown are samples.',
    drawing: 'six people in six windows',
    parent: '/about',
  },
  '/book-a-call': {
    name: 'Book a call',
    title: 'Book a call',
    description:
      'Ask for a call in two steps. You may choose a day and a time, shown in your time zone and ours; we confirm it by email or phone.',
    drawing: 'two sundials under one sun',
    parent: '/contact',
  },
  '/login': {
    name: 'Login',
    title: 'Login',
    description: `Log in to ${keepsMessages ? 'see what you sent us and to manage your account' : 'manage your account and have your email address filled in'}, with email and password or with Google, GitHub or Facebook.`,
    drawing: 'the plate of a pottery astrolabe by day',
    ahead: false,
  },
  '/signup': {
    name: 'Sign Up',
    title: 'Sign up for a free account',
    description:
      'Create a free account with an email address and a password, or with Google, GitHub or Facebook. You can delete it at any time.',
    drawing: 'the plate of a pottery astrolabe at dusk',
    ahead: false,
  },
  '/forgot-password': {
    name: 'Forgot Password',
    title: 'Forgot your password?',
    description:
      'Enter the email address of your account and we send you a link to set a new password. Look in the spam folder if you cannot find it.',
    drawing: 'the plate of a pottery astrolabe on blue glaze',
    ahead: false,
  },
  '/how-we-work': {
    name: 'How we work',
    title: 'How we work: quotation, payment, support',
    description:
      'How you buy software from us: first reply, what a quotation includes, three payments, who owns the work, six months of support and refunds.',
    drawing: 'a great stair with six landings and a coin on three of them',
    ours: true,
  },
  '/work/this-site': {
    name: 'This website, measured',
    title: 'A case study: this website, measured',
    description:
      'What the pages of this website weigh, how accessible they are, and whether a killed server loses messages. Measured figures, each with its command.',
    drawing: 'an arched window as in a measured drawing, with dimension lines and a plumb line',
    parent: '/about',
    ours: true,
  },
  '/privacy': {
    name: 'Privacy',
    title: 'Privacy: what we keep, why and how long',
    description:
      'Which data this website keeps, why, how long and who else gets it, with every cookie and storage key by name, and your rights in India and Europe.',
    drawing: 'an arched window behind a pierced stone screen',
    ours: true,
  },
  '/terms': {
    name: 'Terms of use',
    title: 'Terms of use of this website',
    description:
      'The terms for using this website: account, texts and drawings, liability, law and courts, and the grievance contact. Projects have their own contract.',
    drawing: 'an open account book with a seal',
    ours: true,
  },
  '/accessibility': {
    name: 'Accessibility',
    title: 'Accessibility: tests, known gaps, complaints',
    description:
      'How accessible this website is: the standard WCAG 2.2 AA, what is tested on every page, which gaps we know of, and how to complain.',
    drawing: 'a gate with a stair on one side and a ramp on the other',
    ours: true,
  },
  '/security': {
    name: 'Security',
    title: 'Security: how to report a weakness',
    description:
      'How to report a weakness of this website: the contact, the rules for tests, how soon we answer, and what protects the website and its visitors.',
    drawing: 'a city gate with a bell beside it',
    ours: true,
  },
  '/offline': {
    name: 'Reading offline',
    title: 'What you can read without a connection',
    description:
      'The pages of this website that your device has kept and that you can read without a connection, with our phone numbers and email address.',
    indexed: false,
    ahead: false,
    ours: true,
  },
  '/notFound': {
    name: 'Not public yet',
    title: 'This profile is not public yet',
    description:
      'This social media profile has not been published. You can reach us through our contact form, by phone or by email.',
    indexed: false,
    ahead: false,
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

/** The targets of internal links: a wrong path or anchor is a type error. */
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
