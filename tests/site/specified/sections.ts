import { inTurn, type Specified } from './specified.ts';

/** The chips that the specification names, which come first. */
const chips = inTurn(`Task pricing plans | Milestones | Google login | Identity verification | Freelancer badges
  Push notifications | Multi-language | Dark mode | Refund request management`);

const services = { on: ['/', '/services'], part: '#services' };
const features = { on: ['/', '/features'], part: '#features' };
const more = { on: ['/', '/features'], part: '#vlogs' };
const solutions = { on: ['/', '/solutions'], part: '#solutions' };
const about = { on: ['/', '/about'], part: '#about-us' };
const faq = { on: ['/', '/faq'], part: '#faq' };

/** The sections of the landing page; each is a page of its own as well. */
export const sections: readonly Specified[] = [
  {
    says: "Services: the heading 'Our Exclusive Services' over a grid of nine cards",
    ...services,
    words: ['Our Exclusive Services'],
    exactly: {
      'li :is(h2, h3)': inTurn(`AI & Automation | Web Development | Cloud Services | SEO Optimization | Content Writing
        UI/UX Design | App Development | Graphic Design | E-commerce Development`),
    },
  },
  {
    says: "Each card has an icon, title, description and link, and shows 'Learn More →'; all nine are available",
    ...services,
    onlyLinks: inTurn(`Learn More → → /services/ai-automation | Learn More → → /services/web-development
      Learn More → → /services/cloud-services | Learn More → → /seo-service
      Learn More → → /Content-Writing | Learn More → → /UiUx-Services
      Learn More → → /App-Service | Learn More → → /Graphic-Services
      Learn More → → /ECommerce-Servicces`),
    count: { li: 9, 'li:has(svg):has(p):has(a)': 9 },
  },
  {
    says: 'The services page has its own title and meta for a software development company in Jaipur',
    on: ['/services'],
    part: 'head',
    holds: {
      title: 'Software development company in Jaipur',
      'meta[name="description"]': 'software development company in Jaipur',
      'meta[name="keywords"]': 'software development company in Jaipur',
    },
  },
  {
    says: "Features: 'Reasons to Choose Us', nine cards",
    ...features,
    words: ['Reasons to Choose Us'],
    exactly: {
      'li :is(h2, h3)':
        inTurn(`AI-Powered Optimization | Affordable Pricing | 24/7 Customer Support | 6-Month Free Support
        Customer Strategy | Best Premium Images | Free Icon Plugin | Advanced Features
        Seamless Integration`),
    },
    count: { li: 9, 'li p': 9 },
  },
  {
    says: "A 'Show All Features' / 'Show Less' toggle",
    ...features,
    exactly: { 'ul + label > span': ['Show All Features', 'Show Less'] },
    count: { 'ul + label > input[type="checkbox"]:not([checked])': 1 },
  },
  {
    says: "Additional features: an 'It's Not Over Yet.' banner",
    ...more,
    exactly: { h2: ["It's Not Over Yet."] },
  },
  {
    says: "A counter that counts up to '100+' labelled 'Additional Features'",
    on: ['/', '/features'],
    part: '#vlogs p:has(.visually-hidden)',
    exactly: { ':not(.visually-hidden):not([aria-hidden])': ['Additional Features'] },
    count: { '.visually-hidden': 1 },
  },
  {
    says: 'Five rows of chips, five per row, alternating direction',
    ...more,
    count: {
      'ul:not([aria-hidden])': 5,
      'ul:not([aria-hidden]) > li': 25,
      'ul:not([aria-hidden]) > li:nth-child(5)': 5,
      'ul[aria-hidden="true"]': 5,
      'label > input[type="checkbox"][data-pause]': 1,
      'div > div:nth-child(odd):not([data-backwards]) > ul:not([aria-hidden])': 3,
      'div > div[data-backwards]:nth-child(even) > ul:not([aria-hidden])': 2,
    },
  },
  { says: 'Chips name marketplace-style features', ...more, words: chips },
  {
    says: 'The Future Starts Here: timeline 2015, 2025, 2035',
    ...solutions,
    words: ['The Future Starts Here', '2015', '2025', '2035', 'How It Works'],
    exactly: { 'li > span': ['2015', '2025', '2035'] },
  },
  {
    says: 'How It Works: 3 steps, Sign Up, Connect, Collaborate; then Join Now',
    ...solutions,
    words: ['How It Works', 'Sign Up', 'Connect', 'Collaborate', 'Join Now'],
    exactly: { 'li > div > h3': ['Sign Up', 'Connect', 'Collaborate'] },
    links: ['Create an account → /signup'],
  },
  {
    says: 'Links to /about, /services, /contact',
    on: ['/', '/solutions'],
    part: '#solutions > ul, #solutions ul:last-of-type',
    onlyLinks: ['About Us → /about', 'Our Services → /services', 'Contact Us → /contact'],
  },
  {
    says: "About: the heading 'We create Amazing designs for your successful future.'",
    ...about,
    exactly: { ':is(h1, h2)': ['We create Amazing designs for your successful future.'] },
  },
  {
    says: 'Three bullets: innovative designs; satisfaction guarantee; years of experience',
    ...about,
    exactly: {
      li: inTurn(`Industry-leading innovative designs | 100% satisfaction guarantee
        2+ years of experience in UI/UX & branding`),
    },
  },
  {
    says: "'Meet Our Expert Team' to /team and 'Book A Call' to /book-a-call",
    ...about,
    links: ['Meet Our Expert Team → /team', 'Book A Call → /book-a-call'],
  },
  {
    says: 'It shows a looping video with an animated-image fallback, under /images',
    ...about,
    count: {
      'video[loop]': 1,
      'video > source[src^="/images/"]': 2,
      'video > img[src^="/images/"][src$=".webp"][alt]': 1,
    },
  },
  {
    says: 'The about page sets a title, description and keywords for an IT company in Jaipur',
    on: ['/about'],
    part: 'head',
    holds: {
      title: 'IT company in Jaipur',
      'meta[name="description"]': 'IT company in Jaipur',
      'meta[name="keywords"]': 'IT company in Jaipur',
    },
  },
  {
    says: 'FAQ: seven accordion items, numbered from 1',
    ...faq,
    words: ['FAQ'],
    exactly: {
      'summary > span:first-child': ['1', '2', '3', '4', '5', '6', '7'],
      'summary > :is(h2, h3)':
        inTurn(`AI & Automation | Web Development | Cloud Services | SEO Optimization | Content Writing
        UI/UX Design | App Development`),
    },
    count: { 'details[name="faq"] > summary + p[id^="faq-"]': 7 },
  },
  {
    says: "Side cards 'Frequently Asked Questions' with 'Contact Our Team', 'Need a Personalized UX Strategy?' with 'Get Consultation'",
    ...faq,
    words: ['Frequently Asked Questions', 'Contact Our Team', 'Need a Personalized UX Strategy?', 'Get Consultation'],
    links: ['Contact Our Team → /contact', 'Get Consultation → /lets-talk'],
  },
];
