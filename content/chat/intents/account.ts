import type { ChatIntent } from '../chat-intent.ts';

/** Accounts and the newsletter’s sign-up: everything a visitor does on this site under a name. */
export const accountIntents: readonly ChatIntent[] = [
  {
    id: 'user-accounts',
    phrases: `
      area members, customer accounts, different staff, login build/client/own, google login in my website, see their
      own`,
    reply: [
      'Yes: login, roles and account pages are part of our ',
      { text: 'backend work', href: '/services/backend-development' },
      '.',
    ],
  },
  {
    id: 'code-missing',
    phrases: `
      code digit, dekh spam, email never/verification, link expired, never confirmation, not
      otp/received/verification, reset lnk, confirmation, email not arrived, not turning up, otp, verification, verify
      email not`,
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
    phrases: `
      account blocked/disabled/else, not me, account does not, else seems to, too many attempts, too many login`,
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
    phrases: 'account delete/gone, cancel signup, delete login, khata band, my account delete, not need kaise',
    reply: [
      { text: 'Log in', href: '/login' },
      ' and open your account: under “Delete account” it is deleted for good, after you enter your password.',
    ],
  },
  {
    id: 'change-password',
    phrases: 'new password, password change, want new',
    reply: [
      { text: 'Log in', href: '/login' },
      ', open your account and choose “Change password”. Every other device is then logged out.',
    ],
  },
  {
    id: 'password',
    phrases: `
      forgot my, not remember, password bhool/bhul/forgot/kya/lost/reset/yaad, reset link, ^password, bhul, day ago
      with, no idea kya, password, पासवर्ड याद*, पासवर्ड*`,
    reply: [
      'Enter your email address under ',
      { text: 'Forgot password', href: '/forgot-password' },
      ' and we send you a link that sets a new one. If no email arrives, look in the spam folder first.',
    ],
  },
  {
    id: 'logout',
    phrases: 'logout how/where, sign off/out, left my account, log me out, logout*',
    reply: [
      'Open the account menu at the top of the page and choose “Log out”. For every device at once, ',
      { text: 'log in', href: '/login' },
      ' and choose “Log out everywhere” on your account page.',
    ],
  },
  {
    id: 'social-login',
    phrases: `
      facebook account/signup, gmail sigin, google connect/down/login/window, login facebook/github/gmail, popup
      closes, can i login, github to get, google se login, login with google`,
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
    phrases: `
      change account, email change/different/old, change my email, different address on, name in it, want to change
      email, year ago with`,
    reply: [
      'The address of an account cannot be changed on this site. Make a new account with the other address; if you cannot read email at the old one, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'account-use',
    phrases: 'account page, day send, messages where, my account, see account/bookings/messages',
    reply: [
      { text: 'Log in', href: '/login' },
      ' and open “Your account” at the top of the page: it shows the messages and calls you sent from its address.',
    ],
  },
  {
    id: 'why-account',
    phrases: `
      account banana/benefit/contact/point/price/what/why, register ask/need, signup price/without,
      why sign, do i need account, have to register, is signup free, need to login, out of signup`,
    reply: [
      'No account is needed to write, call or chat. A free one fills in the forms for you and shows what you sent: ',
      { text: 'sign up', href: '/signup' },
      '.',
    ],
  },
  {
    id: 'login',
    phrases: `
      credentials invalid, keep saying, login account/not/page/where, password wrong, ^login, account not open, i cnt
      login, into my account, it says wrong, login nahi ho, no account found, not let me in`,
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
      add email, get newsletter, how frequently/subscribe, in newsletter, mail put/tips, monthly letter/news,
      newsletter get/kaise/me/receive/what, subscribe updates, get your newsletter, newsletter, signup for updates,
      subscrib*, updates by email`,
    reply: [
      'Type your email address in the footer of any page and confirm it by the link in our email. It comes occasionally, and every issue has a link to leave. To read now, there are ',
      { text: 'nine free guides', href: '/seo-service' },
      '.',
    ],
  },
  {
    id: 'signup',
    phrases: `
      account banate/create/kaise/open, become member, can i, how registered/signup, join site, register here,
      ^register$, ^signup, registration`,
    reply: [
      { text: 'Sign up', href: '/signup' },
      ' with your email address and a password, or with Google, GitHub or Facebook.',
    ],
  },
  {
    id: 'account-merge',
    phrases: 'have two, join my, two accounts, email and password, get rid of one, have two account, my messages are',
    reply: [
      'Accounts cannot be joined from the account page. ',
      { text: 'Write to us', href: '/contact' },
      ' from the address you want to keep and name the other one.',
    ],
  },
  {
    id: 'minors',
    phrases: 'am 15, years old, account make sakta, am in class, i am 14, i am 15, i am fifteen',
    reply: [
      'This site is for businesses, and we ask for no data of people under 18. Please let a parent ',
      { text: 'write to us', href: '/contact-form' },
      '.',
    ],
  },
];
