import type { ChatIntent } from '../chat-intent.ts';

/** Accounts and the newsletter’s sign-up: everything a visitor does on this site under a name. */
export const accountIntents: readonly ChatIntent[] = [
  {
    id: 'user-accounts',
    phrases: `
      area client, limited rights, login build/client/member/own/portal/students/supplier, google login in my website,
      register on my`,
    reply: [
      'Yes: login, roles and account pages are part of our ',
      { text: 'backend work', href: '/services/backend-development' },
      '.',
    ],
  },
  {
    id: 'code-missing',
    phrases: `
      code digit/expired/never/not, dekh spam, email arrive/confirmation/reach/received/reset/verification, link
      broken/expired/never/not/reset, lnk reset, never confirmation/got/received, not received, not turning up, otp,
      verification`,
    reply: [
      'Such emails usually arrive within a minute. Please look in the spam folder, then ask for a new one: ',
      { text: 'Forgot password', href: '/forgot-password' },
      '. If nothing arrives, ',
      { text: 'tell us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'account-locked',
    phrases: `
      account blocked/disabled/hacked/locked, not me, account does not, else seems to, too many attempts, too many
      login, using my account`,
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
    phrases: 'account band/delete/gone/not, cancel signup, delete login, not need kaise',
    reply: [
      'Log in and open ',
      { text: 'your account', href: '/login' },
      ': under “Delete account” it is deleted for good, after you enter your password.',
    ],
  },
  {
    id: 'change-password',
    phrases: 'new password, password change/new',
    reply: [
      { text: 'Log in', href: '/login' },
      ', open your account and choose “Change password”. Every other device is then logged out.',
    ],
  },
  {
    id: 'password',
    phrases: `
      account recover, bhool gaya, login remember, password kya, day ago with, no idea kya, पासवर्ड याद*, ^password,
      forgot, forgot*, password, पासवर्ड*`,
    reply: [
      'Enter your email address under ',
      { text: 'Forgot password', href: '/forgot-password' },
      ' and we send you a link that sets a new one. If no email arrives, look in the spam folder first.',
    ],
  },
  {
    id: 'logout',
    phrases: 'logged in, logout where, off sign, left my account, log me out, logout, logout*, signout, signout$',
    reply: [
      'Open the account menu at the top of the page and choose “Log out”. On ',
      { text: 'your account', href: '/login' },
      ', “Log out everywhere” ends it on every device.',
    ],
  },
  {
    id: 'social-login',
    phrases: `
      close popup, github using, gmail se/sigin, google continue/press, login facebook/github/gmail/google, github to
      get`,
    reply: [
      'You can log in with Google, GitHub or Facebook on the ',
      { text: 'login page', href: '/login' },
      '. If the window closes at once, allow pop-ups for this site.',
    ],
  },
  {
    id: 'account-email',
    phrases: `
      account change, email change/different/old, different address on, name in it, new email id, year ago with`,
    reply: [
      'The address of an account cannot be changed on this site. Make a new account with the other address, or ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'account-use',
    phrases: 'messages previous, my dashboard, see bookings/history/messages',
    reply: [
      { text: 'Log in', href: '/login' },
      ' and open “Your account” at the top of the page: it shows the messages and calls you sent from its address.',
    ],
  },
  {
    id: 'why-account',
    phrases: `
      account benefit/mandatory/point/price/why/without, is registration, must register, register ask/why/without,
      signing without, signup free/need/price/without, do i need account, benefit of signup, have to register, have to
      signup, is signup free, need to login, out of signup`,
    reply: [
      'No account is needed to write, call or chat. A free one fills in the forms for you and shows what you sent: ',
      { text: 'sign up', href: '/signup' },
      '.',
    ],
  },
  {
    id: 'login',
    phrases: `
      credentials invalid, into account, login account/button/not/unable/where, password wrong, not let me in, i cnt
      login, into my account, log me in, no account found, sign me in, ^login, ^login$, लॉगिन*`,
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
    phrases: `
      add email, frequently how, get newsletter, letter monthly, signup for updates, updates by email, newsletter,
      subscrib*, subscribe`,
    reply: [
      'Type your email address in the footer of any page and confirm it by the link in our email. To read something now, there are ',
      { text: 'nine free guides', href: '/seo-service' },
      '.',
    ],
  },
  {
    id: 'signup',
    phrases: `
      account banana/banate/create/open, become member, how register/signup, join website, new account, register here,
      open account without, ^register$, ^signup, ^signup$, registration`,
    reply: [
      { text: 'Sign up', href: '/signup' },
      ' with your email address and a password, or with Google, GitHub or Facebook.',
    ],
  },
  {
    id: 'account-merge',
    phrases: 'accounts duplicate/merge, both accounts, two accounts, email and password',
    reply: [
      'Accounts cannot be joined from the account page. ',
      { text: 'Write to us', href: '/contact' },
      ' from the address you want to keep and name the other one.',
    ],
  },
  {
    id: 'minors',
    phrases: 'for children, my age, i am 14, i am 15, i am fifteen, i am under',
    reply: [
      'This site is for businesses, and we ask for no data of people under 18. Please let a parent ',
      { text: 'write to us', href: '/contact-form' },
      '.',
    ],
  },
];
