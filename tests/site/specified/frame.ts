import { company } from '../../../content/company.ts';
import { framed } from './addresses.ts';
import { inTurn, type Specified } from './specified.ts';

const ours = ['/how-we-work', '/work/this-site', '/privacy', '/terms', '/accessibility', '/security'];

const header = { on: framed, part: 'body > header' };
const footer = { on: framed, part: 'body > footer' };

/** Header and footer. */
export const frame: readonly Specified[] = [
  {
    says: 'The logo links to /',
    ...header,
    // The second one stands in the menu of small screens.
    exactly: { 'a[href="/"]': [company.name, company.name] },
    count: { 'a[href="/"] svg': 2 },
  },
  {
    says: 'Nav items: About Us, Services, Features, Blog, Contact Us; elsewhere they go to /#section',
    on: framed,
    part: 'body > header nav',
    exactly: { ':scope > ul > li > a': ['About Us', 'Services', 'Features', 'Blog', 'Contact Us'] },
    links: inTurn(`About Us → /#about-us | Services → /#services | Features → /#features | Blog → /#vlogs
      Contact Us → /#contact-us`),
  },
  {
    says: 'Services has a menu of 10 services, each with a short description and link, and Explore All Services',
    on: framed,
    part: '#services-menu',
    exactly: {
      'li strong': inTurn(`UI/UX Design | Frontend Dev | Backend Dev | SEO & Marketing | Cloud Solutions
        AI Automation | E-commerce Dev | Content Creation | Graphic Design | Mobile App Dev`),
      'li a[href="/UiUx-Services"] strong': ['UI/UX Design'],
      'li a[href="/services/frontend-development"] strong': ['Frontend Dev'],
      'li a[href="/services/backend-development"] strong': ['Backend Dev'],
      'li a[href="/seo-service"] strong': ['SEO & Marketing'],
      'li a[href="/services/cloud-services"] strong': ['Cloud Solutions'],
      'li a[href="/services/ai-automation"] strong': ['AI Automation'],
      'li a[href="/ECommerce-Servicces"] strong': ['E-commerce Dev'],
      'li a[href="/Content-Writing"] strong': ['Content Creation'],
      'li a[href="/Graphic-Services"] strong': ['Graphic Design'],
      'li a[href="/App-Service"] strong': ['Mobile App Dev'],
    },
    links: ['Explore All Services → /services'],
    count: { 'li a': 10, 'li a svg': 10, 'li a strong + span': 10 },
  },
  {
    says: "Buttons: Login (to /login) and LET'S TALK (to /contact)",
    ...header,
    links: ['Login → /login', "LET'S TALK → /contact"],
  },
  {
    says: 'A mobile slide-out menu has the same items and opens and closes',
    ...header,
    count: {
      'button[popovertarget="main-menu"][aria-label="Open menu"]': 1,
      '#main-menu button[popovertarget="main-menu"][aria-label="Close menu"]': 1,
      '#main-menu nav': 1,
      '#main-menu #services-menu': 1,
      '#main-menu a[href="/login"]': 1,
      '#main-menu a[href="/contact"]': 1,
      'button[data-theme-toggle]:not([data-needs-script])': 0,
    },
  },
  {
    says: 'The footer has an e-mail subscribe input with an arrow button',
    ...footer,
    count: {
      'form[method="post"][action="/newsletter/subscribe"]': 1,
      'label[for="footer-email"]': 1,
      'input[type="email"][name="email"]': 1,
      'button[type="submit"] svg': 1,
    },
  },
  {
    says: 'Social links for four networks; missing ones lead to /notFound',
    ...footer,
    links: ['LinkedIn', 'GitHub', 'Instagram', 'Facebook'].map((name) => `${name} (not public yet) → /notFound`),
    count: { 'a[href="/notFound"]': 4 },
  },
  {
    says: 'Text link columns: Our Services, Why Choose Us, More from Us, Our Achievements',
    ...footer,
    exactly: { h2: ['Our Services', 'Why Choose Us', 'More from Us', 'Our Achievements'] },
    count: { 'h2 + ul': 4 },
  },
  {
    says: 'The footer repeats the other claims: support, matching, tools, collaboration, experience, guarantee',
    ...footer,
    words: inTurn(`6-month free support | 24/7 support | AI-driven matching | Project management tools
      Team collaboration | Trusted by 3,300+ Users | Product by Elite Author
      2+ years of experience in UI/UX & branding | 100% satisfaction guarantee`),
  },
  {
    says: 'An expandable extra-services list',
    on: framed,
    part: 'body > footer details',
    // Twelve fill two, three or four columns.
    count: { summary: 1, 'ul a': 12 },
  },
  {
    says: 'The footer leads to the pages beyond the specification',
    ...footer,
    count: Object.fromEntries(ours.map((address) => [`li a[href="${address}"]`, 1])),
  },
  {
    says: 'They are there for search engines as well',
    on: ours,
    part: 'head',
    count: { 'link[rel="canonical"]': 1, 'meta[name="robots"]': 0 },
  },
  {
    says: 'Trust badges: SSL Secured, Data Protected, Your Trusted Partner',
    ...footer,
    words: ['SSL Secured', 'Data Protected', 'Your Trusted Partner'],
    count: { 'li > svg': 3 },
  },
  {
    says: 'Copyright with the current year',
    ...footer,
    // The browser puts in its own year, so the built one may be last year's.
    count: { 'p > [data-year]': 1 },
    holds: { 'p:has(> [data-year])': '© 20' },
  },
];
