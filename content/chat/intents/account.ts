import type { ChatIntent } from '../chat-intent.ts';

/** Accounts and the newsletter’s sign-up: everything a visitor does on this site under a name. */
export const accountIntents: readonly ChatIntent[] = [
  {
    id: 'user-accounts',
    phrases: 'see their own',
    reply: [
      'Yes: login, roles and account pages are part of our ',
      { text: 'backend work', href: '/services/backend-development' },
      '.',
    ],
  },
  {
    id: 'code-missing',
    reply: [
      'Such emails usually arrive within a minute. Please look in the spam folder, then ask again where you asked first, for a password under ',
      { text: 'Forgot password', href: '/forgot-password' },
      '. If nothing arrives, ',
      { text: 'tell us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'account-locked',
    reply: [
      'After too many attempts, logging in waits for a while; then try again or ',
      { text: 'set a new password', href: '/forgot-password' },
      '. If an account is disabled, or someone else uses it, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'delete-account',
    reply: [
      { text: 'Log in', href: '/login' },
      ' and open your account: under “Delete account” it is deleted for good, after you enter your password.',
    ],
  },
  {
    id: 'change-password',
    reply: [
      { text: 'Log in', href: '/login' },
      ', open your account and choose “Change password”. Every other device is then logged out.',
    ],
  },
  {
    id: 'password',
    phrases: 'पासवर्ड*',
    reply: [
      'Enter your email address under ',
      { text: 'Forgot password', href: '/forgot-password' },
      ' and we send you a link that sets a new one. If no email arrives, look in the spam folder first.',
    ],
  },
  {
    id: 'logout',
    phrases: '^logout$',
    reply: [
      'Open the account menu at the top of the page and choose “Log out”. For every device at once, ',
      { text: 'log in', href: '/login' },
      ' and choose “Log out everywhere” on your account page.',
    ],
  },
  {
    id: 'social-login',
    reply: [
      'You can log in with Google, GitHub or Facebook on the ',
      { text: 'login page', href: '/login' },
      '. If the window closes at once, allow pop-ups for this site; if you lost that login, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'account-email',
    reply: [
      'The address of an account cannot be changed on this site. Make a new account with the other address; if you cannot read email at the old one, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'account-use',
    phrases: '^my account$',
    reply: [
      { text: 'Log in', href: '/login' },
      ' and open “Your account” at the top of the page: it shows the messages and calls you sent from its address.',
    ],
  },
  {
    id: 'why-account',
    phrases: 'do i need account, ^have to register$',
    reply: [
      'No account is needed to write, call or chat. A free one fills in the forms for you and shows what you sent: ',
      { text: 'sign up', href: '/signup' },
      '.',
    ],
  },
  {
    id: 'login',
    phrases: 'not let me in, ^login$',
    reply: [
      'Log in on the ',
      { text: 'login page', href: '/login' },
      '. If it fails, check the spelling of the address or ',
      { text: 'set a new password', href: '/forgot-password' },
      '.',
    ],
  },
  {
    id: 'newsletter',
    phrases: '^newsletter$',
    reply: [
      'Type your email address in the footer of any page and confirm it by the link in our email. It comes occasionally, and every issue has a link to leave. To read now, there are ',
      { text: 'nine free guides', href: '/seo-service' },
      '.',
    ],
  },
  {
    id: 'signup',
    phrases: '^sign up$, ^register$',
    reply: [
      { text: 'Sign up', href: '/signup' },
      ' with your email address and a password, or with Google, GitHub or Facebook.',
    ],
  },
  {
    id: 'account-merge',
    reply: [
      'Accounts cannot be joined from the account page. ',
      { text: 'Write to us', href: '/contact' },
      ' from the address you want to keep and name the other one.',
    ],
  },
  {
    id: 'minors',
    reply: [
      'This site is for businesses, and we ask for no data of people under 18. Please let a parent ',
      { text: 'write to us', href: '/contact-form' },
      '.',
    ],
  },
];
