import { keepsAccounts, keepsMessages } from '../../../contracts/own-services.ts';
import { inWords, retention } from '../../../contracts/retention.ts';
import { accountUse } from '../../account-words.ts';
import type { ChatIntents } from '../chat-intent.ts';

/** Accounts and the newsletter’s sign-up: everything a visitor does on this site under a name. */
export const accountIntents: ChatIntents = {
  'code-missing': {
    label: 'A code that does not arrive',
    reply: [
      'Please look in the spam folder first. If it is not there, ask for the code or the link again; a new password is under ',
      { text: 'Forgot password', href: '/forgot-password' },
      '. If nothing arrives, ',
      { text: 'tell us', href: '/contact' },
      '.',
    ],
  },
  'account-locked': {
    label: 'A locked account',
    reply: [
      'After too many attempts, login is blocked for a while. Then try again or ',
      { text: 'set a new password', href: '/forgot-password' },
      '. If an account is disabled, or someone else uses it, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  'change-password': {
    label: 'Changing my password',
    reply: [
      { text: 'Log in', href: '/login' },
      ', open your account and choose “Change password”. Every other device is then logged out.',
    ],
  },
  logout: {
    label: 'Logging out',
    reply: [
      `Open the account menu at the top of the page and choose “Log out”. For every ${keepsAccounts ? '' : 'other '}device at once, `,
      { text: 'log in', href: '/login' },
      ` and ${keepsAccounts ? 'choose “Log out everywhere”' : 'change your password'} on your account page.`,
    ],
  },
  'account-email': {
    label: 'Changing the address of my account',
    phrases: '^how change email$',
    reply: [
      'The address of an account cannot be changed, and two accounts cannot be joined. ',
      { text: 'Sign up', href: '/signup' },
      ' with the address you want, then delete the other account on its account page.',
    ],
  },
  'account-use': {
    label: 'What an account shows',
    phrases: '^my account$, ^what account$',
    reply: [
      keepsMessages
        ? `Once its address is confirmed, it shows what was sent from it in the past ${inWords(retention.messages)}. `
        : `${accountUse} `,
      { text: 'Log in', href: '/login' },
      ' and open “Your account” at the top of the page.',
    ],
  },
  login: {
    label: 'Logging in',
    phrases: 'not let me in, पासवर्ड*, ^how login$, ^login problem$, ^how reset password$',
    reply: [
      { text: 'Log in', href: '/login' },
      ' with your email address, or with Google, GitHub or Facebook; if that window closes at once, allow pop-ups. If the password is forgotten or refused, ',
      { text: 'set a new one', href: '/forgot-password' },
      ': the link comes by email, perhaps into the spam folder.',
    ],
  },
  newsletter: {
    label: 'The newsletter',
    phrases: '^how unsubscribe$',
    reply: [
      'Each issue of the newsletter has a link that ends it; if you have none at hand, ',
      { text: 'tell us', href: '/contact-form' },
      ' the address. To subscribe, enter your address at the end of this page and confirm by the link in our email.',
    ],
  },
  signup: {
    label: 'Making an account',
    phrases: 'do i need account',
    reply: [
      `No account is needed to write, call or chat. A free one fills in your email address in our forms${keepsMessages ? ' and shows what you sent' : ''}: `,
      { text: 'sign up', href: '/signup' },
      ' with your email address, or with Google, GitHub or Facebook.',
    ],
  },
  minors: {
    reply: [
      'This website is for businesses, and we ask for no data of people under 18. Please let a parent ',
      { text: 'write to us', href: '/contact-form' },
      '.',
    ],
  },
};
