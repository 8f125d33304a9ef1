import { inTurn, type Specified } from './specified.ts';

const writing = { on: ['/Content-Writing'] };
const packages = { ...writing, part: '#packages' };

/** The service pages that the nine cards lead to. */
export const services: readonly Specified[] = [
  {
    says: 'AI services: a carousel of 10 cards',
    on: ['/services/ai-automation'],
    part: '[aria-roledescription="carousel"]',
    exactly: {
      '[aria-roledescription="slide"] h3':
        inTurn(`AI Artists | AI Applications | AI Music Videos | AI Content Editing | AI Video Art
        AI Chatbots | AI SEO Optimization | AI Video Editing | AI Voiceover | AI Automation`),
    },
  },
  {
    says: 'It shows 3 of 10, with previous and next buttons',
    on: ['/services/ai-automation'],
    part: '[aria-roledescription="carousel"]',
    words: ['1–3 of 10'],
    count: { 'button[aria-label="Previous service"]': 1, 'button[aria-label="Next service"]': 1 },
  },
  {
    says: 'AI services link to /Ai-Glance and /Ai-Depth',
    on: ['/services/ai-automation'],
    part: 'section:has(a[href="/Ai-Depth"])',
    onlyLinks: ['AI at a Glance → /Ai-Glance', 'AI in Depth → /Ai-Depth'],
  },
  {
    says: 'Web development: nine selectable tabs, each with an Explore More link, in order',
    on: ['/services/web-development'],
    part: '[data-island="service-tabs"]',
    exactly: {
      'section > h2': inTurn(`Frontend Development | Backend Development | Full-stack Solutions | E-commerce Development
        CMS and WordPress | Cybersecurity | SEO and Growth | Performance Optimization | UX/UI Design`),
    },
    links: inTurn(`Explore More → /services/frontend-development | Explore More → /services/backend-development
      Explore More → /services/full-stack-solutions
      Explore More → /services/e-commerce-development | Explore More → /services/cms-wordpress
      Explore More → /services/cybersecurity | Explore More → /services/seo-growth
      Explore More → /services/performance-optimization | Explore More → /services/ux-ui-design`),
    count: { 'ul > li > a[id^="tab-"]': 9, 'a[href^="/services/"]': 9 },
  },
  {
    says: 'SEO: nine cards with Learn More links to the /seo-details/ pages',
    on: ['/seo-service'],
    part: 'ol:has(h3)',
    onlyLinks: inTurn(`Learn More → /seo-details/what-is-seo | Learn More → /seo-details/seo-process
      Learn More → /seo-details/local-seo | Learn More → /seo-details/ecommerce-seo
      Learn More → /seo-details/technical-seo | Learn More → /seo-details/keyword-research
      Learn More → /seo-details/mobile-seo | Learn More → /seo-details/cloud-seo
      Learn More → /seo-details/security-seo`),
    count: { 'li > h3': 9 },
  },
  {
    says: 'App development: a slideshow of 6 images, services, why choose, and a link to /contact',
    on: ['/App-Service'],
    words: ['What we do', 'Why choose us'],
    exactly: { h1: ['App Development'] },
    links: ['Contact Us → /contact', 'Contact Us → /contact'],
    count: {
      '[aria-roledescription="carousel"] img[alt]:not([alt=""])': 6,
      'button[aria-label$=" of 6"]': 6,
      'source[type="image/avif"][srcset*="w, "]': 6,
      'img[loading="lazy"][srcset*="w, "]': 6,
    },
  },
  {
    says: 'E-commerce: nine cards linking to the seven pages',
    on: ['/ECommerce-Servicces'],
    part: 'ul:has(h3)',
    onlyLinks: inTurn(`Services → /services | Contact → /contact | App Development → /App-Service
      AI & Automation → /services/ai-automation | SEO Services → /seo-service
      Solutions → /solutions | Cloud Services → /services/cloud-services
      AI & Automation → /services/ai-automation | Contact → /contact`),
    count: { h3: 9 },
  },
  {
    says: 'E-commerce calls to action lead to /contact, first and last',
    on: ['/ECommerce-Servicces'],
    links: ['Contact Us → /contact', 'Contact Us → /contact'],
  },
  {
    says: 'UI/UX: hero, features (anchor), process, a contact link and an external link to an encyclopedia',
    on: ['/UiUx-Services'],
    links: inTurn(`What you get → #features | Contact Us → /contact
      User experience design on Wikipedia → https://en.wikipedia.org/wiki/User_experience_design
      Contact Us → /contact`),
    count: { 'section#features li > h3': 6, 'ol > li > h3': 5 },
  },
  {
    says: "Graphic design: the hero scrolls to 6 services, a 4-step process, and Let's Talk to /contact",
    on: ['/Graphic-Services'],
    links: ['See the services → #services', "Let's Talk → /contact", "Let's Talk → /contact"],
    exactly: { 'ol > li > h3': ['Listen', 'Sketch', 'Refine', 'Deliver'] },
    count: { 'section#services li > h3': 6 },
  },
  {
    says: 'Cloud: hero with a scroll button; Contact Us button to /contact',
    on: ['/services/cloud-services'],
    links: ['See the solutions → #solutions', 'Contact Us → /contact', 'Contact Us → /contact'],
    count: { 'section#solutions': 1 },
  },
  {
    says: 'Grid of 8 cloud solutions',
    on: ['/services/cloud-services'],
    part: '#solutions',
    exactly: {
      h3: inTurn(`Cloud Migration | Security | Optimization | Automation | Data Analytics & AI
        Disaster Recovery | Serverless Computing | Edge Computing`),
    },
  },
  {
    says: 'Grid of 8 cloud types',
    on: ['/services/cloud-services'],
    part: '#solutions + *',
    exactly: {
      h3: inTurn(`Private | Hybrid | Public | Multi-Cloud | Hybrid Multi-Cloud | Distributed | Fog Computing
        Cloud-Native Infrastructure`),
    },
  },
  {
    says: 'Content writing: a hero with links to /contact and /services',
    ...writing,
    part: ':has(> h1)',
    onlyLinks: ['Contact Us → /contact', 'Explore Services → /services'],
  },
  {
    says: 'Then problems, solutions, why choose us, packages and process',
    ...writing,
    words: inTurn(`What usually goes wrong | What we do about it | Why choose us | Packages, by length
      How we write a text`),
  },
  {
    says: 'Packages Basic, Standard and Premium, of up to 500, 1000 and 2000 words, each with a select button',
    ...packages,
    exactly: {
      'section h3': ['Basic', 'Standard', 'Premium'],
      'h3 + p': ['up to 500 words', 'up to 1000 words', 'up to 2000 words'],
      'section button': ['Select', 'Select', 'Select'],
    },
  },
  {
    says: 'Each package can be talked about, with the subject of the message filled in',
    ...packages,
    onlyLinks: [
      'Talk to us about the Basic Package → /contact?subject=Content%20Writing%3A%20Basic%20Package',
      'Talk to us about the Standard Package → /contact?subject=Content%20Writing%3A%20Standard%20Package',
      'Talk to us about the Premium Package → /contact?subject=Content%20Writing%3A%20Premium%20Package',
    ],
  },
];
