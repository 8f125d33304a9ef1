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
};

export const siteMap = {
  '/': { name: 'Home', title: 'Home', description: 'x' },
  '/about': { name: 'About Us', title: 'x', description: 'x' },
  '/services': { name: 'Services', title: 'x', description: 'x' },
  '/features': { name: 'Features', title: 'x', description: 'x' },
  '/solutions': { name: 'Solutions', title: 'x', description: 'x' },
  '/faq': { name: 'FAQ', title: 'x', description: 'x' },
  '/services/ai-automation': { name: 'AI & Automation', title: 'x', description: 'x', parent: '/services' },
  '/services/web-development': { name: 'Web Development', title: 'x', description: 'x', parent: '/services' },
  '/services/cloud-services': { name: 'Cloud Services', title: 'x', description: 'x', parent: '/services' },
  '/services/frontend-development': { name: 'Frontend Development', title: 'x', description: 'x', parent: '/services/web-development' },
  '/services/backend-development': { name: 'Backend Development', title: 'x', description: 'x', parent: '/services/web-development' },
  '/services/full-stack-solutions': { name: 'Full-stack Solutions', title: 'x', description: 'x', parent: '/services/web-development' },
  '/services/e-commerce-development': { name: 'E-commerce Development', title: 'x', description: 'x', parent: '/services/web-development' },
  '/services/cms-wordpress': { name: 'CMS and WordPress', title: 'x', description: 'x', parent: '/services/web-development' },
  '/services/cybersecurity': { name: 'Cybersecurity', title: 'x', description: 'x', parent: '/services/web-development' },
  '/services/seo-growth': { name: 'SEO and Growth', title: 'x', description: 'x', parent: '/services/web-development' },
  '/services/performance-optimization': { name: 'Performance Optimization', title: 'x', description: 'x', parent: '/services/web-development' },
  '/services/ux-ui-design': { name: 'UX/UI Design', title: 'x', description: 'x', parent: '/services/web-development' },
  '/seo-service': { name: 'SEO Services', title: 'x', description: 'x', parent: '/services' },
  '/Content-Writing': { name: 'Content Writing', title: 'x', description: 'x', parent: '/services' },
  '/App-Service': { name: 'App Development', title: 'x', description: 'x', parent: '/services' },
  '/ECommerce-Servicces': { name: 'E-commerce Services', title: 'x', description: 'x', parent: '/services' },
  '/UiUx-Services': { name: 'UI/UX Design', title: 'x', description: 'x', parent: '/services' },
  '/Graphic-Services': { name: 'Graphic Design', title: 'x', description: 'x', parent: '/services' },
  '/seo-details/what-is-seo': { name: 'What is SEO?', title: 'x', description: 'x', parent: '/seo-service' },
  '/seo-details/seo-process': { name: 'The SEO process', title: 'x', description: 'x', parent: '/seo-service' },
  '/seo-details/local-seo': { name: 'Local SEO', title: 'x', description: 'x', parent: '/seo-service' },
  '/seo-details/ecommerce-seo': { name: 'E-commerce SEO', title: 'x', description: 'x', parent: '/seo-service' },
  '/seo-details/technical-seo': { name: 'Technical SEO', title: 'x', description: 'x', parent: '/seo-service' },
  '/seo-details/keyword-research': { name: 'Keyword research', title: 'x', description: 'x', parent: '/seo-service' },
  '/seo-details/mobile-seo': { name: 'Mobile SEO', title: 'x', description: 'x', parent: '/seo-service' },
  '/seo-details/cloud-seo': { name: 'Cloud SEO', title: 'x', description: 'x', parent: '/seo-service' },
  '/seo-details/security-seo': { name: 'Security and SEO', title: 'x', description: 'x', parent: '/seo-service' },
  '/Ai-Glance': { name: 'AI at a Glance', title: 'x', description: 'x', parent: '/services/ai-automation' },
  '/Ai-Depth': { name: 'AI in Depth', title: 'x', description: 'x', parent: '/services/ai-automation' },
  '/contact': { name: 'Contact', title: 'x', description: 'x' },
  '/contact-form': { name: 'Contact form', title: 'x', description: 'x', parent: '/contact' },
  '/explore': { name: 'Explore', title: 'x', description: 'x' },
  '/lets-talk': { name: 'Let’s talk', title: 'x', description: 'x', parent: '/contact' },
  '/chatbot': { name: 'Chat with Us', title: 'x', description: 'x', parent: '/contact' },
  '/team': { name: 'Team', title: 'x', description: 'x', parent: '/about' },
  '/book-a-call': { name: 'Book a call', title: 'x', description: 'x', parent: '/contact' },
  '/login': { name: 'Login', title: 'x', description: 'x' },
  '/signup': { name: 'Sign Up', title: 'x', description: 'x' },
  '/forgot-password': { name: 'Forgot Password', title: 'x', description: 'x' },
  '/notFound': { name: 'Not public yet', title: 'x', description: 'x', indexed: false },
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
