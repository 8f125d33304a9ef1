import type { InternalLink } from '../schema.ts';

/** The address of the account page. It is in no menu but the account's own, and in no search engine. */
export const accountPath = '/account';

/** What somebody who is logged in can see and do. Every item is something the identity service really does. */
export const accountPage = {
  title: 'Your account',
  description: 'Your email address, your password, your data, and the way out.',
  heading: 'Your account',
  loading: 'Looking up your account...',
  loggedOut: {
    text: 'You are not logged in. Once you are, your account is shown here.',
    login: { text: 'Login', href: '/login' } satisfies InternalLink,
    signup: { text: 'Sign Up', href: '/signup' } satisfies InternalLink,
  },
  withoutScript: 'This page needs JavaScript, which is off in this browser.',
  again: 'Try again',
  logOut: 'Log out',
  facts: {
    heading: 'What we know',
    email: 'Email',
    name: 'Name',
    proven: 'Address proven',
    provenYes: 'Yes',
    provenNo: 'Not yet. A password-reset link or a social login proves it.',
    ways: 'Ways to log in',
    password: 'Email and password',
    since: 'Account since',
    lastLogin: 'Last login',
    note: 'The contact form and the booking form come with this address filled in. What you type into them is not stored with the account.',
  },
  data: {
    heading: 'Your data',
    text: 'Everything stored about the account, in one file that people and programs can read.',
    button: 'Download my data',
    file: 'account.json',
  },
  password: {
    heading: 'Change password',
    text: 'Every other device is logged out, and a mail tells you that it was changed.',
    current: 'Current password',
    next: 'New password',
    button: 'Change password',
    busy: 'Changing...',
    done: 'Your password was changed. Every other device is logged out.',
    failed: 'The password could not be changed. Please try again.',
    none: 'This account has no password. A link sent to your address sets one.',
    reset: { text: 'Send Reset Link', href: '/forgot-password' } satisfies InternalLink,
  },
  removal: {
    heading: 'Delete account',
    text: 'The account is deleted with everything stored about it. This cannot be undone.',
    button: 'Delete account',
    question: 'Delete this account for good?',
    password: 'Your password',
    confirm: 'Yes, delete it',
    busy: 'Deleting...',
    cancel: 'Keep it',
    done: 'Your account was deleted, with everything stored about it.',
    home: { text: 'Go to the home page', href: '/' } satisfies InternalLink,
    tooOld: 'You logged in too long ago for this. Log out, log in again, and delete the account within five minutes.',
    failed: 'The account could not be deleted. Please try again.',
  },
} as const;
