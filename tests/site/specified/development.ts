import { addresses } from './addresses.ts';
import { inTurn, type Specified } from './specified.ts';

/** The pages under Web Development. */
export const development: readonly Specified[] = [
  {
    says: "Frontend Development Services: 'Let's Build Your UI' to /about, 'Contact Us Now' to /contact",
    on: ['/services/frontend-development'],
    part: ':has(> h1)',
    exactly: { h1: ['Frontend Development Services'] },
    onlyLinks: ["Let's Build Your UI → /about", 'Contact Us Now → /contact'],
  },
  {
    says: "Backend Development Services: 'Learn More' to /about",
    on: ['/services/backend-development'],
    part: ':has(> h1)',
    exactly: { h1: ['Backend Development Services'] },
    links: ['Learn More → /about', 'Contact Us → /contact'],
  },
  {
    says: 'The backend page has its own title, description and keywords for a software company in Jaipur',
    on: ['/services/backend-development'],
    part: 'head',
    holds: {
      title: 'software company in Jaipur',
      'meta[name="description"]': 'software company in Jaipur',
      'meta[name="keywords"]': 'software company in Jaipur',
    },
  },
  {
    says: "Fullstack Development Services: 'Let's Talk Solutions' to /about",
    on: ['/services/full-stack-solutions'],
    part: ':has(> h1)',
    exactly: { h1: ['Fullstack Development Services'] },
    links: ["Let's Talk Solutions → /about", 'Contact Us → /contact'],
  },
  {
    says: 'A tool grid of 12, each tile with icon, name and description, and 9 deliverables',
    on: ['/services/frontend-development', '/services/backend-development', '/services/full-stack-solutions'],
    count: {
      '#tools li': 12,
      '#tools li:has(svg):has(h3):has(p)': 12,
      '#deliverables li': 9,
      '#deliverables li:has(h3):has(p)': 9,
    },
    exactly: { '#deliverables label:has(> input[type="checkbox"]) > span': ['Show all nine', 'Show four'] },
  },
  heading('E-Commerce', '/services/e-commerce-development', 'E-Commerce Development'),
  heading('CMS/WordPress', '/services/cms-wordpress', 'CMS & WordPress Development'),
  heading('Cybersecurity', '/services/cybersecurity', 'Cybersecurity'),
  heading('SEO & Growth', '/services/seo-growth', 'SEO & Growth'),
  heading('Performance Optimization', '/services/performance-optimization', 'Performance Optimization'),
  heading('UX/UI Design', '/services/ux-ui-design', 'UX/UI Design'),
  {
    says: 'They are informational text with sections and a Conclusion',
    on: addresses.filter((address) => /^\/services\/(?!ai-|web-|cloud-)/.test(address)),
    exactly: { '#conclusion h2': ['Conclusion'] },
  },
  {
    says: "The informational page has the headings 'What is UX/UI Design?' to 'Conclusion'",
    on: ['/services/ux-ui-design'],
    words: inTurn(`What is UX/UI Design? | Key UX/UI Design Principles | Usability | Consistency
      Visual Hierarchy | UX/UI Design Process | Research & Discovery | Wireframing & Prototyping
      UI Design & Testing | Conclusion`),
    exactly: {
      '#principles h3': ['Usability', 'Consistency', 'Visual Hierarchy'],
      '#process h3': ['Research & Discovery', 'Wireframing & Prototyping', 'UI Design & Testing'],
    },
  },
];

function heading(name: string, address: string, text: string): Specified {
  return {
    says: `${name}: a heading and a button to /contact`,
    on: [address],
    part: ':has(> h1)',
    exactly: { h1: [text] },
    links: ['Contact Us → /contact'],
  };
}
