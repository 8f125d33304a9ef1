import type { ContentPage, LinkCard } from '../schema.ts';

/** The six needs, also their anchors on the page. */
export type NeedId = 'start' | 'repair' | 'grow' | 'learn' | 'people' | 'talk';

export type Need = {
  /** The group's anchor. */
  id: NeedId;
  /** The need, in the visitor's words. */
  heading: string;
  /** One sentence under it. */
  lede: string;
  /** Where it is met. */
  cards: readonly LinkCard[];
};

type ExplorePage = ContentPage & {
  /** The search over every service, guide and page. `{count}` and `{query}` are filled in. */
  search: {
    label: string;
    placeholder: string;
    button: string;
    hint: string;
    found: string;
    foundOne: string;
    nothing: string;
    /** When the list of words cannot be fetched. */
    unavailable: string;
  };
  /** What the list of needs beside the plan is called. */
  planLabel: string;
  /** The six needs, in the order in which the list shows them. */
  needs: readonly Need[];
};

export const explorePage: ExplorePage = {
  path: '/explore',
  heading: 'Explore',
  lede: 'A map of this site by what you want to do, not by what we call it.',
  introduction: [
    'Websites are arranged the way their owners think. Ours is no exception: nine services, each with a name that makes sense to us. This page turns the list round. Find the sentence you might have said yourself, and follow it.',
    'If you already know the word you are looking for, use the search. It covers every page, works as you type, and runs in your browser; what you look for is sent nowhere.',
  ],
  facts: {
    whatItIs: 'A map of the whole site: services by need, reading on AI and search, the team, and ways to talk.',
    whoItIsFor: 'Visitors who have a problem and not yet a name for it.',
    whatYouWillHave: 'The one or two pages that concern you, and permission to ignore the rest.',
    whatToDoNext: ['Follow one link. If none fits, ', { text: 'say it in your own words', href: '/contact' }, '.'],
  },
  search: {
    label: 'Search this site',
    placeholder: 'slow shop, backups, logo …',
    button: 'Search',
    hint: 'Services, guides and people. Nothing you type leaves this page.',
    found: '{count} pages for “{query}”',
    foundOne: 'One page for “{query}”',
    nothing: 'Nothing for “{query}”. Try a shorter word, or look through the map below.',
    unavailable: 'The search did not load. Every page is on the map below.',
  },
  planLabel: 'Map of this site',
  needs: [
    {
      id: 'start',
      heading: 'I want to start something',
      lede: 'There is an idea, and perhaps a date.',
      cards: [
        {
          title: 'See whether people would use it',
          description: 'Research, a prototype and five honest testers.',
          icon: 'pen-tool',
          link: '/UiUx-Services',
        },
        {
          title: 'Have the whole product built',
          description: 'One team, from sketch to server.',
          icon: 'house',
          link: '/services/full-stack-solutions',
        },
        {
          title: 'Open a shop',
          description: 'Nine services around selling online.',
          icon: 'store',
          link: '/ECommerce-Servicces',
        },
        {
          title: 'Put an app in people’s pockets',
          description: 'Android and iOS, from one codebase.',
          icon: 'smartphone',
          link: '/App-Service',
        },
        {
          title: 'Get a name and a face',
          description: 'Logo, print, packaging, and the rule behind them.',
          icon: 'shapes',
          link: '/Graphic-Services',
        },
        {
          title: 'Run a freelance marketplace',
          description: 'Matching, milestones, payouts and disputes.',
          icon: 'users',
          link: '/solutions',
        },
      ],
    },
    {
      id: 'repair',
      heading: 'Something does not work',
      lede: 'It exists, and it is a nuisance.',
      cards: [
        {
          title: 'The site is slow',
          description: 'Measured on a weak phone, repaired step by step.',
          icon: 'gauge',
          link: '/services/performance-optimization',
        },
        {
          title: 'I am afraid of being hacked',
          description: 'A list, the repairs, and a rehearsal.',
          icon: 'shield-check',
          link: '/services/cybersecurity',
        },
        {
          title: 'Only the developer can change it',
          description: 'Editing screens for the people who know the news.',
          icon: 'newspaper',
          link: '/services/cms-wordpress',
        },
        {
          title: 'It looks broken on phones',
          description: 'Interfaces that hold from 320 pixels upwards.',
          icon: 'app-window',
          link: '/services/frontend-development',
        },
        {
          title: 'Data gets lost or counted twice',
          description: 'A backend with rules, tests and backups.',
          icon: 'database',
          link: '/services/backend-development',
        },
        {
          title: 'The hosting bill keeps growing',
          description: 'What to move, what to shrink, what to leave.',
          icon: 'cloud',
          link: '/services/cloud-services',
        },
      ],
    },
    {
      id: 'grow',
      heading: 'I want more of what already works',
      lede: 'More visitors, more orders, fewer dull hours.',
      cards: [
        {
          title: 'Be found in search',
          description: 'The service, and nine guides to check it by.',
          icon: 'search',
          link: '/seo-service',
        },
        {
          title: 'Relaunch without losing visitors',
          description: 'Search work inside the code, with redirects tested.',
          icon: 'trending-up',
          link: '/services/seo-growth',
        },
        {
          title: 'Say it better',
          description: 'Texts in three lengths, written by people.',
          icon: 'pen-line',
          link: '/Content-Writing',
        },
        {
          title: 'Stop doing it by hand',
          description: 'Ten places where AI or a plain script helps.',
          icon: 'workflow',
          link: '/services/ai-automation',
        },
        {
          title: 'Make the shop keep up',
          description: 'Checkout, stock and returns that agree.',
          icon: 'shopping-cart',
          link: '/services/e-commerce-development',
        },
        {
          title: 'See every kind of web work',
          description: 'Nine trades of one house, side by side.',
          icon: 'code-xml',
          link: '/services/web-development',
        },
      ],
    },
    {
      id: 'learn',
      heading: 'I would rather understand it first',
      lede: 'Free to read, with sources.',
      cards: [
        {
          title: 'AI at a Glance',
          description: 'Four dates, real uses, and what is still hard.',
          icon: 'eye',
          link: '/Ai-Glance',
        },
        {
          title: 'AI in Depth',
          description: 'How the parts work, topic by topic.',
          icon: 'book-open',
          link: '/Ai-Depth',
        },
        {
          title: 'What is UX/UI design?',
          description: 'Three principles and a test you can run today.',
          icon: 'pen-tool',
          link: '/services/ux-ui-design',
        },
        { title: 'What is SEO?', description: 'Without the myths.', icon: 'search', link: '/seo-details/what-is-seo' },
        {
          title: 'The SEO process',
          description: 'What comes first, and how to check it.',
          icon: 'route',
          link: '/seo-details/seo-process',
        },
        {
          title: 'Keyword research',
          description: 'The questions your buyers ask.',
          icon: 'key-round',
          link: '/seo-details/keyword-research',
        },
        {
          title: 'Technical SEO',
          description: 'Crawl, render, index.',
          icon: 'wrench',
          link: '/seo-details/technical-seo',
        },
        { title: 'Local SEO', description: 'Being found nearby.', icon: 'map-pin', link: '/seo-details/local-seo' },
        {
          title: 'E-commerce SEO',
          description: 'Categories, filters and variants.',
          icon: 'store',
          link: '/seo-details/ecommerce-seo',
        },
        {
          title: 'Mobile SEO',
          description: 'The phone comes first.',
          icon: 'smartphone',
          link: '/seo-details/mobile-seo',
        },
        {
          title: 'Cloud SEO',
          description: 'Hosting, regions and caches.',
          icon: 'cloud-cog',
          link: '/seo-details/cloud-seo',
        },
        {
          title: 'Security and SEO',
          description: 'Keeping trust in search.',
          icon: 'shield',
          link: '/seo-details/security-seo',
        },
      ],
    },
    {
      id: 'people',
      heading: 'I want to know who you are',
      lede: 'Before anything else, which is sensible.',
      cards: [
        { title: 'About the company', description: 'Where the name comes from.', icon: 'compass', link: '/about' },
        { title: 'The team', description: 'Six people and what each answers for.', icon: 'users', link: '/team' },
        { title: 'Reasons to choose us', description: 'Nine, all checkable.', icon: 'badge-check', link: '/features' },
        {
          title: 'Questions and answers',
          description: 'Seven subjects, with limits.',
          icon: 'message-circle',
          link: '/faq',
        },
      ],
    },
    {
      id: 'talk',
      heading: 'I want to talk to somebody',
      lede: 'Four ways, and an account if you would like one.',
      cards: [
        {
          title: 'Compare the four ways',
          description: 'What each is good for.',
          icon: 'message-square-text',
          link: '/lets-talk',
        },
        { title: 'Contact page', description: 'Phone, mail, address and the form.', icon: 'phone', link: '/contact' },
        {
          title: 'Only the form',
          description: 'Four fields, nothing else on the page.',
          icon: 'mail',
          link: '/contact-form',
        },
        { title: 'Book a call', description: 'Two steps; a time if you like.', icon: 'calendar', link: '/book-a-call' },
        {
          title: 'Chat',
          description: 'Short answers at once, from a written list.',
          icon: 'bot-message-square',
          link: '/chatbot',
        },
        { title: 'Create an account', description: 'Forms fill themselves in.', icon: 'user', link: '/signup' },
      ],
    },
  ],
};
