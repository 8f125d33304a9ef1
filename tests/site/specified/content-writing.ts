import { inTurn, type Specified } from './specified.ts';

const on = ['/Content-Writing'];

export const contentWriting: readonly Specified[] = [
  {
    says: 'Content writing: a hero with links to /contact and /services',
    on,
    part: ':has(> h1)',
    onlyLinks: ['Contact Us → /contact', 'Explore Services → /services'],
  },
  {
    says: 'Then problems, solutions, why choose us, packages and process',
    on,
    words: inTurn(`What usually goes wrong | What we do about it | Why choose us | Packages, by length
      How we write a text`),
  },
  {
    says: 'Packages Basic, Standard and Premium, of up to 500, 1000 and 2000 words, each with a select button',
    on,
    part: '#packages',
    exactly: {
      'section h3': ['Basic', 'Standard', 'Premium'],
      'h3 + p': ['up to 500 words', 'up to 1000 words', 'up to 2000 words'],
      'section button': ['Select', 'Select', 'Select'],
    },
  },
  {
    says: 'Each package can be talked about, with the subject of the message filled in',
    on,
    part: '#packages',
    onlyLinks: [
      'Talk to us about the Basic Package → /contact?subject=Content%20Writing%3A%20Basic%20Package',
      'Talk to us about the Standard Package → /contact?subject=Content%20Writing%3A%20Standard%20Package',
      'Talk to us about the Premium Package → /contact?subject=Content%20Writing%3A%20Premium%20Package',
    ],
  },
];
