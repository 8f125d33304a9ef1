import { inTurn, type Specified } from './specified.ts';

const landing = ['/', '/404'];

const home = { on: landing, part: '#home' };

/** The landing page: its order and its first screen. Any unmatched address shows the same. */
export const hero: readonly Specified[] = [
  {
    says: 'Stacked sections hero, services, features, additional features, solutions, about, faq, contact',
    on: landing,
    exactly: {
      ':is(#home, #services, #features, #vlogs, #solutions, #about-us, #faq, #contact-us) :is(h1, h2)':
        inTurn(`Modern Solution for Freelance Marketplace | Our Exclusive Services | Reasons to Choose Us
        It's Not Over Yet. | The Future Starts Here | How It Works | Join Now
        We create Amazing designs for your successful future. | FAQ | Let's Connect`),
    },
    count: { 'section#home': 1, '#services #OurServices': 1, '#about-us #aboutUs': 1, 'section#contact-us': 1 },
  },
  {
    says: "The heading reads 'Modern Solution for <rotating word> Marketplace'",
    ...home,
    exactly: { h1: ['Modern Solution for Freelance Marketplace'], 'h1 [aria-hidden]': ['Freelance'] },
    // The heading's text has the word once.
    count: { 'h1 [aria-hidden]:empty': 1, 'h1 button': 0 },
  },
  {
    says: 'The rotating word cycles through Freelance, Entrepreneurship, Innovation, Remote Work, Collaboration',
    ...home,
    count: { '[data-typewriter=\'["Freelance","Entrepreneurship","Innovation","Remote Work","Collaboration"]\']': 1 },
  },
  {
    says: "The subtitle is 'Transform Your Business with Smart Solutions'",
    ...home,
    exactly: { 'p:first-of-type': ['Transform Your Business with Smart Solutions'] },
  },
  {
    says: "Two buttons: 'Explore More' to /explore and 'Let’s Chat' to /lets-talk",
    ...home,
    onlyLinks: ['Explore More → /explore', 'Let’s Chat → /lets-talk'],
  },
  {
    says: "The illustration alt text is 'Freelance Marketplace Illustration'",
    ...home,
    count: { 'svg[role="img"]': 1, 'svg[role="img"][aria-label="Freelance Marketplace Illustration"]': 1 },
  },
  {
    says: "Trust claims: 'Product by Elite Author', 'Trusted by 3,300+ Users' and 'Absolute Satisfaction'",
    on: landing,
    part: '#home + *',
    exactly: { li: ['Product by Elite Author', 'Trusted by 3,300+ Users', 'Absolute Satisfaction'] },
  },
  {
    says: 'Any unmatched path shows the landing page, with a one-line notice at the top',
    on: ['/404'],
    words: ['That page does not exist. Here is our home page.', 'Modern Solution for Freelance Marketplace'],
  },
];
