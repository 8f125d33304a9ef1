import type { ChatIntent } from '../chat-intent.ts';

/** Accounts and the newsletter’s sign-up: everything a visitor does on this site under a name. */
export const accountIntents: readonly ChatIntent[] = [
  {
    id: 'user-accounts',
    phrases: 'login build/add/customer/for, google login in my website',
    reply: [
      'Yes: login, roles and account pages are part of our ',
      { text: 'backend work', href: '/services/backend-development' },
      '. Tell us who should log in and what they may see.',
    ],
  },
  {
    id: 'code-missing',
    phrases: `
      link reset/expired/arrive/not/inbox/activation/broken, email
      reset/confirmation/code/verify/confirm/spam/inbox/no, code arrive/not/spam/digit/work, not reset/arrive, reset
      no, confirmation no/message/signup/never, spam dekh, never reach, never got email, otp, verification, resend`,
    reply: [
      'Emails with a code or a link usually arrive within a minute. Please look in the spam folder, check the address for typing mistakes, and ask for a new one: ',
      { text: 'Forgot password', href: '/forgot-password' },
      '. If nothing arrives, ',
      { text: 'tell us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'account-locked',
    phrases: `
      account locked/blocked/disabled/hack, locked out, login strange, signin alert, unknown device, not me, too many
      attempts, too many login, using my account`,
    reply: [
      'After too many attempts, logging in waits for a while; then try again or ',
      { text: 'set a new password', href: '/forgot-password' },
      ', which logs out every other device. If an account is disabled, or someone else uses it, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'delete-account',
    phrases: `
      account delete/close/deactivate/gone/hamesha/permanently/forever/leave/removal, delete login, cancel signup`,
    reply: [
      'Log in and open ',
      { text: 'your account', href: '/login' },
      ': under “Delete account” it is deleted for good, after you enter your password. Emails already in our inbox stay until you ',
      { text: 'ask us to delete them', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'change-password',
    phrases: 'password change, new password',
    reply: [
      'Log in, open your account and choose “Change password”. Every other device is then logged out. If you no longer know the old one, use ',
      { text: 'Forgot password', href: '/forgot-password' },
      '.',
    ],
  },
  {
    id: 'password',
    phrases: `
      password kya, remember login, पासवर्ड याद*, पासवर्ड*, forgot*, passwords, ^password$, forgot`,
    reply: [
      'Enter your email address under ',
      { text: 'Forgot password', href: '/forgot-password' },
      ' and we send you a link that sets a new one. If no email arrives, look in the spam folder first.',
    ],
  },
  {
    id: 'logout',
    phrases: `
      sign off/out, logout kaise/where, logged in, log off, end session, log me out, left my account, logout*, logoff,
      sign out$, logout`,
    reply: [
      'Open the account menu at the top of the page and choose “Log out”. On the account page, “Log out everywhere” ends it on every device. If you are not logged in there now, ',
      { text: 'log in', href: '/login' },
      ' first.',
    ],
  },
  {
    id: 'social-login',
    phrases: `
      login google/gmail/facebook/github/apple/using/fingerprint, google signup/window/popup/sign/press, signup gmail,
      facebook signup/button/sign, github signup/button/sign/using, popup close, gmail sigin, github to get`,
    reply: [
      'You can log in with Google, GitHub or Facebook on the ',
      { text: 'login page', href: '/login' },
      '. If the window closes at once, allow pop-ups for this site and try again; your email address and a password always work too.',
    ],
  },
  {
    id: 'account-email',
    phrases: `
      email change/different/wrong/old, update profile, new email, name in it, different address on`,
    reply: [
      'The address of an account cannot be changed on this site. Make a new account with the other address, or ',
      { text: 'write to us', href: '/contact' },
      ' and say what should change.',
    ],
  },
  {
    id: 'account-use',
    phrases: 'account show/inside/page/download, see bookings, where see messages',
    reply: [
      'Your account shows the messages and calls you sent from its address, and the forms come filled in. ',
      { text: 'Log in', href: '/login' },
      ' and open “Your account” at the top of the page.',
    ],
  },
  {
    id: 'why-account',
    phrases: `
      without login/signup, registration mandatory, is registration, account benefits/point/without/why/free, must
      account, register why/ask, need to login, do i need account, benefits of signup, out of signup, signing up free,
      must sign up`,
    reply: [
      'No account is needed to write, call or chat. A free one fills in the forms for you and shows what you sent: ',
      { text: 'sign up', href: '/signup' },
      '.',
    ],
  },
  {
    id: 'login',
    phrases: `
      ^login$, login not/problem/invalid/kaise/where, password wrong/galat, invalid password/credentials, account access, sign
      into, no account found, into my account, unable to login, लॉगिन*`,
    reply: [
      'Log in with your email address and password on the ',
      { text: 'login page', href: '/login' },
      '. If it fails, check the spelling of the address or ',
      { text: 'set a new password', href: '/forgot-password' },
      '.',
    ],
  },
  {
    id: 'newsletter',
    phrases: `
      mailing list/join, monthly newsletter/letter, daily email/stuff, emails often, how frequently, signup for
      updates, updates by mail, subscribe*, newsletter, subscribe`,
    reply: [
      'Type your email address in the footer of any page and confirm it by the link in our email. Every newsletter has a link that ends it; to read something now, there are ',
      { text: 'nine free guides', href: '/seo-service' },
      '.',
    ],
  },
  {
    id: 'signup',
    phrases: `
      ^signup$, account make/open/banate/register/kholna/kaise/khol, register here/how/where, new account, how signup, become
      member/user, open account without, register kar*, registration`,
    reply: [
      { text: 'Sign up', href: '/signup' },
      ' with your email address and a password, or with Google, GitHub or Facebook. An account is free.',
    ],
  },
  {
    id: 'account-merge',
    phrases: 'two account, account join/duplicate/twice',
    reply: [
      'Accounts cannot be joined from the account page. ',
      { text: 'Write to us', href: '/contact' },
      ' from the address you want to keep and name the other one; one of us looks at it.',
    ],
  },
  {
    id: 'minors',
    phrases: 'old enough, parents sign, i am fifteen, minor',
    reply: [
      'This site is for businesses, and we ask for no data of people under 18. Please let a parent ',
      { text: 'write to us', href: '/contact-form' },
      '.',
    ],
  },
];
