import { accountUse } from './account-words.ts';
import { workingTerms } from './company/working-terms.ts';
import type { IconName } from './icons.ts';
import type { InternalLink, Paragraph } from './schema.ts';

/** The first screen of the landing page (anchor home). */
export const hero = {
  /** The heading with its rotating word: before + word + after. */
  heading: {
    before: 'Modern Solution for',
    words: ['Freelance', 'Entrepreneurship', 'Innovation', 'Remote Work', 'Collaboration'],
    after: 'Marketplace',
    /** What the button beside the heading does while the word moves, and while it rests. */
    labels: { pause: 'Pause the changing word', resume: 'Resume the changing word' },
  },
  /** The sentence under the heading. */
  subtitle: 'Transform Your Business with Smart Solutions',
  /** Who we are and what we sell, in plain words. */
  offer:
    'We are a small software company in Jaipur, India. We design and build websites, online shops and apps, and automate office work.',
  /** The two buttons; the first is the main way on. */
  actions: [
    { text: 'Explore More', href: '/explore' },
    { text: 'Let’s Chat', href: '/lets-talk' },
  ],
  /** The three claims on the line below the first screen. */
  claims: [
    { text: 'Product by Elite Author', icon: 'badge-check' },
    { text: 'Trusted by 3,300+ Users', icon: 'users' },
    { text: 'Absolute Satisfaction', icon: 'star' },
  ],
  /** What the claims mean and who vouches for them. */
  claimsNote: [
    'The first two are our own statements; no one outside the company has checked them. ',
    { text: 'How we work', href: '/how-we-work' },
    ' says what satisfaction means.',
  ],
  /** What the drawing is called for those who do not see it. */
  illustrationAlt: 'Freelance Marketplace Illustration',
} as const satisfies {
  heading: { words: readonly [string, string, string, string, string]; [word: string]: unknown };
  actions: readonly [InternalLink, InternalLink];
  claims: readonly { text: string; icon: IconName }[];
  claimsNote: Paragraph;
  [words: string]: unknown;
};

/** The About Us section (id about-us). */
export const about = {
  /** The one large sentence. */
  heading: 'We create Amazing designs for your successful future.',
  /** Three claims on the scale under it. */
  bullets: [
    'Industry-leading innovative designs',
    '100% satisfaction guarantee',
    '2+ years of experience in UI/UX & branding',
  ],
  /** What the claims mean. */
  note: [
    '“Industry-leading” is our own opinion of our designs. ',
    { text: 'How we work', href: '/how-we-work' },
    ' says what the guarantee covers.',
  ],
  /** The way to the team, and to a call. */
  actions: [
    { text: 'Meet Our Expert Team', href: '/team' },
    { text: 'Book A Call', href: '/book-a-call' },
  ],
  /** The looping video: its name without extension, and what it shows. */
  video: {
    name: 'facade-day',
    label: 'The façade from the first screen through one day: the sun crosses, the shadow turns, the windows light up.',
  },
} as const satisfies {
  note: Paragraph;
  actions: readonly [InternalLink, InternalLink];
  [words: string]: unknown;
};

/** 'The Future Starts Here': three years on the tick scale. */
export const timeline: {
  heading: string;
  lede: string;
  years: readonly { year: 2015 | 2025 | 2035; title: string; text: string }[];
} = {
  heading: 'The Future Starts Here',
  lede: 'How online work has changed since 2015, and what we expect by\u00a02035.',
  years: [
    {
      year: 2015,
      title: 'Work moves online',
      text: 'Freelance marketplaces match people to projects by keyword. Clients compare long lists of profiles by hand.',
    },
    {
      year: 2025,
      title: 'AI joins the team',
      text: 'Software can read a whole brief and suggest suitable people. It can also run routine steps and log each one.',
    },
    {
      year: 2035,
      title: 'You state the result',
      text: 'We expect software to plan the routine steps while people decide and check. This is a forecast.',
    },
  ],
};

/** 'How It Works' and 'Join Now'. */
export const howItWorks: {
  heading: string;
  lede: string;
  steps: readonly { title: 'Sign Up' | 'Connect' | 'Collaborate'; text: string }[];
  join: { heading: string; text: Paragraph; action: InternalLink };
  links: readonly InternalLink[];
} = {
  heading: 'How It Works',
  lede: 'How a project with us starts and runs.',
  steps: [
    {
      title: 'Sign Up',
      text: 'Create a free account with an email address and a password. Or skip this step and send a message.',
    },
    { title: 'Connect', text: 'Tell us what you need. We read it, ask questions and send you a written quotation.' },
    {
      title: 'Collaborate',
      text: 'You see working versions as we build them and say what to change.',
    },
  ],
  join: {
    heading: 'Join Now',
    text: `An account is free. ${accountUse} You can delete it at any time.`,
    action: { text: 'Create an account', href: '/signup' },
  },
  links: [
    { text: 'About Us', href: '/about' },
    { text: 'Our Services', href: '/services' },
    { text: 'Contact Us', href: '/contact' },
  ],
};

/** The contact section (anchor contact-us). */
export const contact = {
  /** The heading of the section and of the contact page. */
  heading: "Let's Connect",
  /** What happens to a message, under the heading. */
  lede: `Tell us what you need. We reply by email within ${workingTerms.replyWithin}.`,
  /** The card beside the form; its facts come from company.ts. */
  card: {
    heading: 'Contact information',
    labels: { phone: 'Phone', email: 'Email', address: 'Address' },
    call: 'Call Us Now',
    mail: 'Send an Email',
  },
  /** The form's heading; its field labels stand in `fieldLabels`. */
  formHeading: 'Drop Us a Message',
} as const;

/** The call to the chat page. */
export const chatInvitation: { heading: string; text: string; action: InternalLink } = {
  heading: "Let's Chat",
  text: 'Quick answers to common questions, from a list that we wrote. What you type stays in this tab, unless you attach it to a message.',
  action: { text: 'Start Chat', href: '/chatbot' },
};

/** The document's title where an address does not exist. */
export const unknownAddressTitle = 'Page not found';
/** The notice above the landing page when an address does not exist. */
export const unknownAddress = 'That page does not exist. Here is our home page.';
