import { keepsMessages } from '../../contracts/own-services.ts';
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
  /**
   * The search over every service, guide and page. `{count}` and `{query}` are filled in; `unavailable` is said when the
   * list of words cannot be fetched.
   */
  search: Record<
    'label' | 'placeholder' | 'button' | 'hint' | 'found' | 'foundOne' | 'nothing' | 'unavailable',
    string
  >;
  /** What the list of needs beside the plan is called. */
  planLabel: string;
  /** The six needs, in the order in which the list shows them. */
  needs: readonly Need[];
};

export const explorePage: ExplorePage = {
  path: '/explore',
  lede: 'Find the right page by what you want to do.',
  introduction: [
    [
      'If none of these fits, ',
      { text: 'describe it in your own words', href: '/contact' },
      ' or see ',
      { text: 'all nine services', href: '/services' },
      '.',
    ],
  ],
  search: {
    label: 'Search this website',
    placeholder: 'slow shop, backups, logo …',
    button: 'Search',
    hint: 'Searches every page, in your browser.',
    found: '{count} pages for “{query}”',
    foundOne: 'One page for “{query}”',
    nothing: 'Nothing for “{query}”. Try a shorter word, or look through the list below.',
    unavailable: 'The search did not load. Most pages are in the list below.',
  },
  planLabel: 'Map of this website',
  needs: [
    {
      id: 'start',
      heading: 'I want to start something',
      lede: 'A new website, shop, app or brand.',
      cards: [
        {
          title: 'Test an idea with users',
          description: 'Interviews, a clickable prototype and a test.',
          icon: 'pen-tool',
          link: '/UiUx-Services',
        },
        {
          title: 'Have the whole product built',
          description: 'One team for design, code and hosting.',
          icon: 'house',
          link: '/services/full-stack-solutions',
        },
        {
          title: 'Open a shop',
          description: 'Rented platform or own shop, with payment, stock and GST.',
          icon: 'store',
          link: '/services/e-commerce-development',
        },
        {
          title: 'Have an app built',
          description: 'For Android and iOS, from one codebase.',
          icon: 'smartphone',
          link: '/App-Service',
        },
        {
          title: 'Get a logo and brand design',
          description: 'Logo, print and packaging, with rules for use.',
          icon: 'shapes',
          link: '/Graphic-Services',
        },
        {
          title: 'Run a freelance marketplace',
          description: 'A website of your own, with matching, milestones and payouts.',
          icon: 'users',
          link: '/solutions',
        },
      ],
    },
    {
      id: 'repair',
      heading: 'Something does not work',
      lede: 'It is slow, broken, unsafe or too expensive.',
      cards: [
        {
          title: 'The website is down',
          description: 'Call us in working hours, or write to us.',
          icon: 'phone',
          link: '/contact',
        },
        {
          title: 'The website is slow',
          description: 'Measured on slow phones and fixed step by step.',
          icon: 'gauge',
          link: '/services/performance-optimization',
        },
        {
          title: 'I worry about being hacked',
          description: 'A review, the fixes and an emergency drill.',
          icon: 'shield-check',
          link: '/services/cybersecurity',
        },
        {
          title: 'Only the developer can change it',
          description: 'Editing screens for your own staff.',
          icon: 'newspaper',
          link: '/services/cms-wordpress',
        },
        {
          title: 'It looks broken on phones',
          description: 'Pages that work on every screen size.',
          icon: 'app-window',
          link: '/services/frontend-development',
        },
        {
          title: 'Data gets lost or counted twice',
          description: 'A backend with tests and backups.',
          icon: 'database',
          link: '/services/backend-development',
        },
        {
          title: 'The hosting bill keeps growing',
          description: 'What to move, what to reduce and what to keep.',
          icon: 'cloud',
          link: '/services/cloud-services',
        },
      ],
    },
    {
      id: 'grow',
      heading: 'I want more of what already works',
      lede: 'More visitors, more orders, less manual work.',
      cards: [
        {
          title: 'Be found in search',
          description: 'The SEO service and nine free guides.',
          icon: 'search',
          link: '/seo-service',
        },
        {
          title: 'Relaunch my website',
          description: 'SEO in the code, with tested redirects.',
          icon: 'trending-up',
          link: '/services/seo-growth',
        },
        {
          title: 'Get better texts',
          description: 'Three packages, by number of words.',
          icon: 'pen-line',
          link: '/Content-Writing',
        },
        {
          title: 'Automate manual work',
          description: 'Ten services with AI or plain software.',
          icon: 'workflow',
          link: '/services/ai-automation',
        },
        {
          title: 'Improve my online shop',
          description: 'We find where orders are lost, and fix that first.',
          icon: 'shopping-cart',
          link: '/ECommerce-Servicces',
        },
        {
          title: 'See all web services',
          description: 'Nine web services, side by side.',
          icon: 'code-xml',
          link: '/services/web-development',
        },
      ],
    },
    {
      id: 'learn',
      heading: 'I would rather understand it first',
      lede: 'Free guides, with sources.',
      cards: [
        {
          title: 'AI at a Glance',
          description: 'Four dates, present uses and limits.',
          icon: 'eye',
          link: '/Ai-Glance',
        },
        {
          title: 'AI in Depth',
          description: 'How AI works, topic by topic.',
          icon: 'book-open',
          link: '/Ai-Depth',
        },
        {
          title: 'What is UX/UI design?',
          description: 'Three principles and a test you can do yourself.',
          icon: 'pen-tool',
          link: '/services/ux-ui-design',
        },
        {
          title: 'What is SEO?',
          description: 'How search engines find and rank pages.',
          icon: 'search',
          link: '/seo-details/what-is-seo',
        },
        {
          title: 'The SEO process',
          description: 'The steps in order, and what you get after each.',
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
          description: 'Crawling, rendering and indexing.',
          icon: 'wrench',
          link: '/seo-details/technical-seo',
        },
        {
          title: 'Local SEO',
          description: 'Map results and business profiles.',
          icon: 'map-pin',
          link: '/seo-details/local-seo',
        },
        {
          title: 'E-commerce SEO',
          description: 'Categories, filters and variants.',
          icon: 'store',
          link: '/seo-details/ecommerce-seo',
        },
        {
          title: 'Mobile SEO',
          description: 'What Google reads on a phone, and how to check it.',
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
          description: 'Hacked pages, warnings and recovery.',
          icon: 'shield',
          link: '/seo-details/security-seo',
        },
      ],
    },
    {
      id: 'people',
      heading: 'I want to know who you are',
      lede: 'The company, the team and our terms.',
      cards: [
        {
          title: 'How we work',
          description: 'Quotation, payments, rights, support and refunds.',
          icon: 'handshake',
          link: '/how-we-work',
        },
        { title: 'About the company', description: 'What we do, and where we are.', icon: 'compass', link: '/about' },
        { title: 'The team', description: 'Roles a project needs, with sample people.', icon: 'users', link: '/team' },
        {
          title: 'Reasons to choose us',
          description: 'Nine points, each explained.',
          icon: 'badge-check',
          link: '/features',
        },
        {
          title: 'This website, measured',
          description: 'What its pages weigh, and whether a crash loses messages.',
          icon: 'gauge',
          link: '/work/this-site',
        },
        { title: 'Privacy', description: 'What we keep, and for how long.', icon: 'shield', link: '/privacy' },
        { title: 'Terms of use', description: 'The rules for this website.', icon: 'scroll-text', link: '/terms' },
        {
          title: 'Accessibility',
          description: 'What is tested, and known gaps.',
          icon: 'eye',
          link: '/accessibility',
        },
        { title: 'Security', description: 'How to report a weakness.', icon: 'shield-check', link: '/security' },
        {
          title: 'Questions and answers',
          description: 'Seven services, how we work and what you own.',
          icon: 'message-circle',
          link: '/faq',
        },
      ],
    },
    {
      id: 'talk',
      heading: 'I want to talk to someone',
      lede: 'Ways to reach us, and your account.',
      cards: [
        {
          title: 'Compare the four ways',
          description: 'What each one is good for, and how soon we answer.',
          icon: 'message-square-text',
          link: '/lets-talk',
        },
        { title: 'Contact page', description: 'Phone, email, address and the form.', icon: 'phone', link: '/contact' },
        {
          title: 'Only the form',
          description: 'Four fields and nothing else.',
          icon: 'mail',
          link: '/contact-form',
        },
        {
          title: 'Book a call',
          description: 'Propose a day and a time, or leave them open.',
          icon: 'calendar',
          link: '/book-a-call',
        },
        {
          title: 'Chat',
          description: 'Quick answers from a list.',
          icon: 'bot-message-square',
          link: '/chatbot',
        },
        {
          title: 'Create an account',
          description: keepsMessages ? 'See what you sent us.' : 'Get your email address filled in.',
          icon: 'user',
          link: '/signup',
        },
      ],
    },
  ],
};
