import type { ChatIntent } from '../chat-intent.ts';

/** Accounts and the newsletter’s sign-up: everything a visitor does on this site under a name. */
export const accountIntents: readonly ChatIntent[] = [
  {
    id: 'user-accounts',
    phrases: {
      particular: 'sso, build login*, login in our*',
    },
    reply: [
      'Yes: sign-in, roles and account pages are part of our ',
      { text: 'backend work', href: '/services/backend-development' },
      '. Tell us who should log in and what they may see.',
    ],
  },
  {
    id: 'code-missing',
    phrases: {
      exceptions: `
        get/got/receive/received login/reset/verification/confirmation/activation link/code/email/mail*,
        not get/got/receive/received login/code/otp/link*, otp is/not/nahi*`,
      particular: `
        code/otp/link/mail/email not/never/nahi/missing/expired/invalid/wrong/late come/came/arrive/arrived/received/working/work/mila/aaya/aa/sent/delivered*,
        no/not otp/code/link/received/receive/receiving code/otp/link/mail*, where otp/code*, otp*, resend*,
        code has not*, link expired*, verification code*, confirmation email*`,
    },
    reply: [
      'Mails with a code or a link usually arrive within a minute. Please look in the spam folder, check the address for typing mistakes, and ask for a new one: ',
      { text: 'Forgot password', href: '/forgot-password' },
      '. If nothing arrives, ',
      { text: 'tell us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'account-locked',
    phrases: {
      particular: 'account block*, too many login*, account disabled*, using my account*',
    },
    reply: [
      'After too many attempts, logging in waits for a while; then try again or ',
      { text: 'set a new password', href: '/forgot-password' },
      ', which logs out every other device. If an account is disabled, or somebody else uses it, ',
      { text: 'write to us', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'delete-account',
    phrases: {
      exceptions: 'made account out of*',
      particular: `
        delete/remove/close/erase/cancel/deactivate/terminate/rid/hatana account*,
        delete/remove/close/erase/rid profile*, account delete/remove/close/band/hata*, deactivate*`,
    },
    reply: [
      'Log in and open ',
      { text: 'your account', href: '/login' },
      ': under “Delete account” it is deleted for good, after you enter your password. Mails already in our inbox stay until you ',
      { text: 'ask us to delete them', href: '/contact' },
      '.',
    ],
  },
  {
    id: 'change-password',
    phrases: {
      particular: `
        change/update/new/edit/set/modify/another/different password*, password change/update/badal/badl*,
        password kaise badl*`,
    },
    reply: [
      'Log in, open your account and choose “Change password”. Every other device is then logged out. If you no longer know the old one, use ',
      { text: 'Forgot password', href: '/forgot-password' },
      '.',
    ],
  },
  {
    id: 'password',
    phrases: {
      exceptions: 'password not accept*',
      particular: `
        forgot/forget/forgotten/lost/recover/reset/remember/missing password/pass/login/credentials*,
        password reset/recover/recovery/bhul/yaad/lost/forgot/bhool*, पासवर्ड*, what password i*`,
      general: 'password*',
    },
    reply: [
      'Enter your email address under ',
      { text: 'Forgot password', href: '/forgot-password' },
      ' and we send you a link that sets a new one. If no mail arrives, look in the spam folder first.',
    ],
  },
  {
    id: 'logout',
    phrases: {
      particular: 'sign/log off*, logout*, logoff*, signout*, log me out*, left account open*',
    },
    reply: [
      'Open the account menu at the top of the page and choose “Log out”. On the account page, “Log out everywhere” ends it on every device. If you are not logged in there now, ',
      { text: 'log in', href: '/login' },
      ' first.',
    ],
  },
  {
    id: 'social-login',
    phrases: {
      exceptions:
        'my/use google/gmail/facebook/github account*, with google/gmail/facebook/github account*, signin using*',
      particular: `
        google/gmail/facebook/github/apple login/signin/signup/register*,
        login/signin/signup/register google/gmail/facebook/github*, popup close*, google button*`,
    },
    reply: [
      'You can log in with Google, GitHub or Facebook on the ',
      { text: 'login page', href: '/login' },
      '. If the window closes at once, allow pop-ups for this site and try again; your email address and a password always work too.',
    ],
  },
  {
    id: 'account-email',
    phrases: {
      particular: 'update profile*, change email of*, change login email*',
    },
    reply: [
      'The address of an account cannot be changed on this site. Make a new account with the other address, or ',
      { text: 'write to us', href: '/contact' },
      ' and say what should change.',
    ],
  },
  {
    id: 'account-use',
    phrases: {
      particular: 'prefill*, my bookings*, messages i sent*',
    },
    reply: [
      'Your account shows the messages and calls you sent from its address, and the forms come filled in. ',
      { text: 'Log in', href: '/login' },
      ' and open “Your account” at the top of the page.',
    ],
  },
  {
    id: 'why-account',
    phrases: {
      particular:
        'need account*, is registration*, what is account*, signing up free*, without signing up*, benefits of signing*',
    },
    reply: [
      'No account is needed to write, call or chat. A free one fills in the forms for you and shows what you sent: ',
      { text: 'sign up', href: '/signup' },
      '.',
    ],
  },
  {
    id: 'login',
    phrases: {
      particular: `
        login/signin not/problem/issue/error/fail/failed/fails/nahi/trouble/broken*,
        not/unable/trouble/problem/issue/can login/signin*, password wrong/incorrect/invalid/galat/not*,
        how/where login/signin*, login kaise/kahan/karna*, wrong/incorrect/invalid password*`,
      general: 'लॉगिन*, login*, no account found*',
      last: 'signin*',
    },
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
    phrases: {
      exceptions: 'signup for updates/newsletter/news*, subscribe*',
      particular: 'your newsletter*, updates by mail*, newsletter signup*, monthly newsletter*',
      general: 'newsletter*',
    },
    reply: [
      'Type your email address in the footer of any page and confirm it by the link in our mail. Every newsletter has a link that ends it; to read something now, there are ',
      { text: 'nine free guides', href: '/seo-service' },
      '.',
    ],
  },
  {
    id: 'signup',
    phrases: {
      particular: `
        make/create/open/start/new/need/want/get/banao account/profile*, account create/banana/bana/open/khol*,
        how/where signup/register*, signup kaise/kahan/karna/kar*`,
      general: 'signup*, registering*, register kar*, registration page*, account kaise ban*',
    },
    reply: [
      { text: 'Sign up', href: '/signup' },
      ' with your email address and a password, or with Google, GitHub or Facebook. It is free.',
    ],
  },
];
