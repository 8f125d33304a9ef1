import type { ChatIntent } from '../chat-intent.ts';

/** Accounts and the newsletter’s sign-up: everything a visitor does on this site under a name. */
export const accountIntents: readonly ChatIntent[] = [
  {
    id: 'user-accounts',
    phrases: 'sso, role based, build login, google login in my website',
    reply: [
      'Yes: login, roles and account pages are part of our ',
      { text: 'backend work', href: '/services/backend-development' },
      '. Tell us who should log in and what they may see.',
    ],
  },
  {
    id: 'code-missing',
    phrases: `
      otp, reset link, reset email, verification code/link/email/mail/not, confirmation email/link/mail not, link
      expired, email not arrive, email never arrive, not arrive email, code arrive, code not, link arrive, link not,
      email with link, not get/got/received email/link/code, never get/got email/link/code, no
      reset/verification/confirmation, link in email, reset mail, confirmation email, resend code, resend link, resend
      email`,
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
      account locked, account blocked, account disabled, too many attempts, too many login, locked out, using my
      account, account someone`,
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
      delete account, close account, deactivate account, account gone, delete profile, close profile, delete login,
      cancel signup, account delete`,
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
    phrases: 'change password, new password, change my pass, password kaise badle',
    reply: [
      'Log in, open your account and choose “Change password”. Every other device is then logged out. If you no longer know the old one, use ',
      { text: 'Forgot password', href: '/forgot-password' },
      '.',
    ],
  },
  {
    id: 'password',
    phrases: `
      पासवर्ड*, forget password, lost password, reset password, recover password, remember password, password
      recovery, recall what i typed, recall password, remember login, forgot*, password bhul, password bhool,
      passwords, ^password$, my password, password kya`,
    reply: [
      'Enter your email address under ',
      { text: 'Forgot password', href: '/forgot-password' },
      ' and we send you a link that sets a new one. If no email arrives, look in the spam folder first.',
    ],
  },
  {
    id: 'logout',
    phrases: `
      log me out, logout*, logoff, sign off, logged in at/on, left my account, left myself logged, sign out$, signout
      kaise, signout everywhere`,
    reply: [
      'Open the account menu at the top of the page and choose “Log out”. On the account page, “Log out everywhere” ends it on every device. If you are not logged in there now, ',
      { text: 'log in', href: '/login' },
      ' first.',
    ],
  },
  {
    id: 'social-login',
    phrases: `
      google/gmail/facebook/github/apple login, google/gmail/facebook/github signup, google to login/get, github to
      login/get, facebook to login/get, with google/facebook/github account, google/facebook/github button, popup
      close, use my gmail, login using, use google account, my google account to`,
    reply: [
      'You can log in with Google, GitHub or Facebook on the ',
      { text: 'login page', href: '/login' },
      '. If the window closes at once, allow pop-ups for this site and try again; your email address and a password always work too.',
    ],
  },
  {
    id: 'account-email',
    phrases: 'email of my account, change email, different email, update profile',
    reply: [
      'The address of an account cannot be changed on this site. Make a new account with the other address, or ',
      { text: 'write to us', href: '/contact' },
      ' and say what should change.',
    ],
  },
  {
    id: 'account-use',
    phrases: 'my bookings, messages sent, prefill*, see messages i, where see messages',
    reply: [
      'Your account shows the messages and calls you sent from its address, and the forms come filled in. ',
      { text: 'Log in', href: '/login' },
      ' and open “Your account” at the top of the page.',
    ],
  },
  {
    id: 'why-account',
    phrases: `
      what do i get if i register, without registering, without signing, need to login/register/signup, have to
      login/register/signup/have, benefits of signing, registration mandatory, registration necessary, is
      registration, do i need account, signing up free, benefits account, account mandatory, point account`,
    reply: [
      'No account is needed to write, call or chat. A free one fills in the forms for you and shows what you sent: ',
      { text: 'sign up', href: '/signup' },
      '.',
    ],
  },
  {
    id: 'login',
    phrases: `
      login not, wrong password, invalid password, no account found, get into my account, account access, says my
      password is wrong, password galat, unable to sign, not get into my, लॉगिन*, login*, logging in`,
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
    phrases: 'subscribe*, newsletter, signup for updates, mailing list, updates by mail',
    reply: [
      'Type your email address in the footer of any page and confirm it by the link in our email. Every newsletter has a link that ends it; to read something now, there are ',
      { text: 'nine free guides', href: '/seo-service' },
      '.',
    ],
  },
  {
    id: 'signup',
    phrases: `
      make account, register here, want account, how register, where register, open account without, signup*,
      registering, register kar*, registration page`,
    reply: [
      { text: 'Sign up', href: '/signup' },
      ' with your email address and a password, or with Google, GitHub or Facebook. An account is free.',
    ],
  },
];
