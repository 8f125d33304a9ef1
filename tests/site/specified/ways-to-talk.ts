import { company } from '../../../content/company.ts';
import type { ProfileKind } from '../../../content/schema.ts';
import { profiles, teamMembers } from '../../../content/team.ts';
import type { Specified } from './specified.ts';

// The specification says where numbers, address and profiles are shown; which they are, the owner says.
const [mainPhone] = company.phones;
const call = `Call Us Now → ${mainPhone.uri}`;
const numbers = company.phones.map(({ display, uri }) => `${display} → ${uri}`);
const membersWithout = (kind: ProfileKind) => teamMembers.filter(({ links }) => !links?.[kind]).length;

const contact = { on: ['/', '/contact'], part: '#contact-us' };

/** Contact, call-to-action and chat pages, the team, and booking. */
export const waysToTalk: readonly Specified[] = [
  {
    says: "Contact: the heading 'Let's Connect'",
    ...contact,
    words: ["Let's Connect", 'Drop Us a Message'],
  },
  {
    says: 'A contact-information card with phone, e-mail and postal address',
    ...contact,
    exactly: { dt: ['Phone', 'Email', 'Address'] },
    holds: { 'div:last-child > dd': company.addressLine },
    count: { 'dd a[href^="tel:+"]': 1, 'dd a[href^="mailto:"]': 1 },
  },
  {
    says: "'Call Us Now' and 'Send an Email' buttons",
    ...contact,
    links: [call, `Send an Email → mailto:${company.email}`],
  },
  {
    says: "'Drop Us a Message' form: name, email, subject, message (textarea of 4 rows)",
    on: ['/', '/contact', '/contact-form'],
    part: '[data-island="contact-form"]',
    exactly: { 'label[for]': ['Name', 'Email', 'Subject', 'Message'] },
    count: {
      'input[name="name"][required]': 1,
      'input[name="email"][type="email"][required]': 1,
      'input[name="subject"][required]': 1,
      'textarea[name="message"][rows="4"][required]': 1,
      'button[type="submit"]': 1,
    },
  },
  {
    says: 'Four ways to talk: message, call, booked call, chat, each with what happens next and how soon',
    on: ['/lets-talk'],
    exactly: {
      'article h2': ['Write a message', 'Call us', 'Book a call', 'Chat'],
      'article dl > :last-child > dt': Array(4).fill('What happens next'),
    },
    links: [
      'Open the contact form → /contact-form',
      call,
      ...numbers,
      'Book A Call → /book-a-call',
      'Start Chat → /chatbot',
    ],
    count: { 'article h2 + p:has(> span)': 4, 'article dl > :last-child > dd': 4 },
  },
  {
    says: "The contact form stands alone under 'Drop Us a Message'",
    on: ['/contact-form'],
    exactly: { h1: ['Drop Us a Message'] },
    count: { form: 1 },
  },
  {
    says: "Chat call-to-action: 'Let's Chat' with a 'Start Chat' button to /chatbot",
    on: ['/'],
    part: 'section:has(h2):has(a[href="/chatbot"]):not(:has(article, details, form))',
    words: ["Let's Chat", 'Start Chat'],
    onlyLinks: ['Start Chat → /chatbot'],
  },
  {
    says: "Chat page: 'Chat with Us', a message list, a text input and a Send button",
    on: ['/chatbot'],
    exactly: { h1: ['Chat with Us'], 'form button[type="submit"]': ['Send'] },
    count: { '[role="log"] ol': 1, 'form input': 1, 'button[aria-label="About this chat"]': 1 },
  },
  {
    says: "Team: 'Meet Our Awesome Team', six member cards",
    on: ['/team'],
    exactly: { h1: ['Meet Our Awesome Team'] },
    count: { 'li:has(> h2)': 6, 'li:has(> h2 + p + p)': 6, 'li:has(> h2) > svg': 6, 'details[name="team"]': 6 },
  },
  {
    says: 'Each has six links: linkedin, github, twitter, instagram, facebook, portfolio; missing ones point to /notFound',
    on: ['/team'],
    count: {
      'li > ul a': 36,
      'li > ul a[href="/notFound"]': profiles.reduce((sum, { kind }) => sum + membersWithout(kind), 0),
      'li:nth-child(1) > a[href="/notFound"] use[href$="-linkedin"]': membersWithout('linkedin'),
      'li:nth-child(2) > a[href="/notFound"] use[href$="-github"]': membersWithout('github'),
      'li:nth-child(3) > a[href="/notFound"] use[href$="-twitter"]': membersWithout('twitter'),
      'li:nth-child(4) > a[href="/notFound"] use[href$="-instagram"]': membersWithout('instagram'),
      'li:nth-child(5) > a[href="/notFound"] use[href$="-facebook"]': membersWithout('facebook'),
      'li:nth-child(6) > a[href="/notFound"] use[href$="-portfolio"]': membersWithout('portfolio'),
    },
  },
  {
    says: 'A missing profile: this profile is not public yet, with a way back',
    on: ['/notFound'],
    exactly: { h1: ['This profile is not public yet'] },
    links: ['Back to the team → /team', 'Contact Us → /contact'],
  },
  {
    says: 'It is kept out of search engines',
    on: ['/notFound', '/account'],
    part: 'head',
    count: { 'meta[name="robots"][content="noindex"]': 1, 'link[rel="canonical"]': 0 },
  },
  {
    says: 'Book a call, step 1: name and email, with Next; step 2: phone and message, with Back and Book a Call',
    on: ['/book-a-call'],
    part: 'form',
    words: ['Name', 'Email', 'Phone', 'Message', 'Next', 'Back', 'Book a Call'],
    exactly: { button: ['Next', 'Back', 'Book a Call'] },
    count: {
      'input[name="name"][required]': 1,
      'input[name="email"][type="email"][required]': 1,
      'input[name="phone"][type="tel"][required]': 1,
      'textarea[name="message"][required]': 1,
    },
  },
  {
    says: 'A preferred day and time are optional',
    on: ['/book-a-call'],
    part: 'form',
    words: ['Preferred day (optional)', `Preferred time in ${company.clock} (optional)`],
    count: { '[name="preferred_day"]:not([required])': 1, '[name="preferred_time"]:not([required])': 1 },
  },
  {
    says: 'Two direct phone numbers are shown',
    on: ['/book-a-call'],
    part: ':has(> h2)',
    words: ['Or call now'],
    onlyLinks: numbers,
  },
  {
    says: 'Explore has a search, where scripts run',
    on: ['/explore'],
    count: { 'form[role="search"][action="/explore"][data-needs-script] input[type="search"]': 1 },
  },
];
