import { company } from './company.ts';
import { legalFacts } from './company/legal-facts.ts';
import type { IconName } from './icons.ts';
import type { InternalLink, MenuService } from './schema.ts';
import type { Href } from './site-map.ts';
import { profileWords } from './team.ts';

const { cin, grievanceOfficer, registeredName } = legalFacts;

/** The header: five items, two buttons. `opens` marks the item that carries the services menu. */
export const header = {
  home: { text: company.name, href: '/' },
  menu: { open: 'Open menu', close: 'Close menu', label: 'Main' },
  main: [
    { text: 'About Us', href: '/#about-us' },
    { text: 'Services', href: '/#services', opens: 'services' },
    { text: 'Features', href: '/#features' },
    { text: 'Blog', href: '/#vlogs' },
    { text: 'Contact Us', href: '/#contact-us' },
  ],
  login: { text: 'Login', href: '/login' },
  talk: { text: "LET'S TALK", href: '/contact' },
} as const satisfies {
  home: InternalLink;
  menu: Record<'open' | 'close' | 'label', string>;
  main: readonly (InternalLink & { opens?: 'services' })[];
  login: InternalLink;
  talk: InternalLink;
};

/** The menu under Services, in the order shown. */
export const servicesMenu: Record<'label' | 'listLabel' | 'heading' | 'lead', string> & {
  services: readonly MenuService[];
  exploreAll: InternalLink;
} = {
  /** What the button that opens it and the list in it are called, for those who hear them. */
  label: 'Services menu',
  listLabel: 'List of services',
  heading: 'Our services',
  lead: 'Start with one service. Add others when you need them.',
  services: [
    {
      name: 'UI/UX Design',
      href: '/UiUx-Services',
      icon: 'pen-tool',
      desc: 'Screens designed and tested with users.',
    },
    {
      name: 'Frontend Dev',
      href: '/services/frontend-development',
      icon: 'app-window',
      desc: 'Fast, accessible pages for phones and computers.',
    },
    {
      name: 'Backend Dev',
      href: '/services/backend-development',
      icon: 'server',
      desc: 'APIs, databases and logins, with backups.',
    },
    { name: 'SEO & Marketing', href: '/seo-service', icon: 'search', desc: 'Be found in search results.' },
    {
      name: 'Cloud Solutions',
      href: '/services/cloud-services',
      icon: 'cloud',
      desc: 'Servers moved, secured and backed up.',
    },
    {
      name: 'AI Automation',
      href: '/services/ai-automation',
      icon: 'workflow',
      desc: 'Repeated work automated, with a log.',
    },
    {
      name: 'E-commerce Dev',
      href: '/ECommerce-Servicces',
      icon: 'shopping-cart',
      desc: 'Online shops with payment and stock.',
    },
    {
      name: 'Content Creation',
      href: '/Content-Writing',
      icon: 'pen-line',
      desc: 'Texts for pages, blogs and emails.',
    },
    {
      name: 'Graphic Design',
      href: '/Graphic-Services',
      icon: 'shapes',
      desc: 'Logos, packaging and print.',
    },
    { name: 'Mobile App Dev', href: '/App-Service', icon: 'smartphone', desc: 'One app for Android and iOS.' },
  ],
  exploreAll: { text: 'Explore All Services', href: '/services' },
};

/** A line of a footer column: a link, or plain text where there is no page to go to. */
export type FooterLine = { text: string; href?: Href };

type Footer = {
  /** The newsletter's words; what its button answers stands with the contracts. */
  newsletter: { heading: string; label: string; placeholder: string; button: string; note: string };
  /** The four columns, in the order shown. */
  columns: readonly { heading: string; lines: readonly FooterLine[] }[];
  /** The expandable list of further services. */
  extraServices: { heading: string; lines: readonly (FooterLine & { href: Href })[] };
  /** The three badges of trust. */
  badges: readonly { text: string; icon: IconName }[];
  /** The four networks; a profile that is not public yet leads to /notFound. */
  social: readonly { name: string; icon: IconName; href: Href | `https://${string}` }[];
  /** What a screen reader adds to the name of a profile that is not public yet. */
  missing: string;
  /** Terms, law and the like: one quiet row, named for those who hear it. */
  legal: { label: string; links: readonly InternalLink[] };
  /**
   * What stands after the copyright sign and the year: with a CIN also what the home page of a company has to name (rule 26 of the
   * Companies (Incorporation) Rules 2014).
   */
  copyright: string;
};

export const footer: Footer = {
  newsletter: {
    heading: 'Our newsletter',
    label: 'Your email address',
    placeholder: 'you@example.com',
    button: 'Subscribe',
    note: 'Occasional guides. You confirm by email, and can unsubscribe in any issue.',
  },
  columns: [
    {
      heading: 'Our Services',
      lines: [
        { text: 'AI & Automation', href: '/services/ai-automation' },
        { text: 'Web Development', href: '/services/web-development' },
        { text: 'Cloud Services', href: '/services/cloud-services' },
        { text: 'SEO Optimization', href: '/seo-service' },
        { text: 'App Development', href: '/App-Service' },
        { text: 'E-commerce Development', href: '/ECommerce-Servicces' },
      ],
    },
    {
      heading: 'Why Choose Us',
      lines: [
        { text: '6-month free support' },
        { text: '24/7 support', href: '/features' },
        { text: 'AI-driven matching', href: '/solutions' },
        { text: 'Project management tools', href: '/solutions' },
        { text: 'Team collaboration', href: '/solutions' },
      ],
    },
    {
      heading: 'More from Us',
      lines: [
        { text: 'AI at a Glance', href: '/Ai-Glance' },
        { text: 'AI in Depth', href: '/Ai-Depth' },
        { text: 'Meet the team', href: '/team' },
        { text: 'Book A Call', href: '/book-a-call' },
        { text: 'Chat with Us', href: '/chatbot' },
      ],
    },
    {
      heading: 'Our Achievements',
      lines: [
        { text: 'Trusted by 3,300+ Users' },
        { text: 'Product by Elite Author' },
        { text: 'Both are our own statements, not checked by others.' },
        { text: '2+ years of experience in UI/UX & branding' },
        { text: '100% satisfaction guarantee' },
        { text: 'This website, measured', href: '/work/this-site' },
      ],
    },
  ],
  extraServices: {
    heading: 'More services',
    lines: [
      { text: 'Content Writing', href: '/Content-Writing' },
      { text: 'UI/UX Design', href: '/UiUx-Services' },
      { text: 'Graphic Design', href: '/Graphic-Services' },
      { text: 'Frontend Development', href: '/services/frontend-development' },
      { text: 'Backend Development', href: '/services/backend-development' },
      { text: 'Full-stack Solutions', href: '/services/full-stack-solutions' },
      { text: 'How a shop is built', href: '/services/e-commerce-development' },
      { text: 'CMS and WordPress', href: '/services/cms-wordpress' },
      { text: 'Cybersecurity', href: '/services/cybersecurity' },
      { text: 'SEO & Growth', href: '/services/seo-growth' },
      { text: 'Performance Optimization', href: '/services/performance-optimization' },
      { text: 'What is UX/UI Design?', href: '/services/ux-ui-design' },
    ],
  },
  badges: [
    { text: 'SSL Secured', icon: 'lock-keyhole' },
    { text: 'Data Protected', icon: 'shield-check' },
    { text: 'Your Trusted Partner', icon: 'handshake' },
  ],
  social: [
    { name: 'LinkedIn', icon: 'linkedin', href: '/notFound' },
    { name: 'GitHub', icon: 'github', href: '/notFound' },
    { name: 'Instagram', icon: 'instagram', href: '/notFound' },
    { name: 'Facebook', icon: 'facebook', href: '/notFound' },
  ],
  missing: profileWords.missing,
  legal: {
    label: 'Terms and law',
    links: [
      { text: 'How we work', href: '/how-we-work' },
      { text: 'Privacy', href: '/privacy' },
      { text: 'Terms of use', href: '/terms' },
      { text: 'Accessibility', href: '/accessibility' },
      { text: 'Security', href: '/security' },
    ],
  },
  copyright:
    cin === undefined
      ? `${company.name}, ${company.address.city}`
      : `${registeredName}, ${company.address.city}, CIN ${cin}. Questions and complaints: ${grievanceOfficer.name}, ${grievanceOfficer.email}`,
};
