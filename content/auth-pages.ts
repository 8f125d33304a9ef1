/** The words of the pages under /__/auth: setting a new password, and the window of social sign-in. */
export const resetPage = {
  title: 'Set a new password',
  /** `{email}` is the account's address. */
  introduction: 'For the account {email}.',
  field: 'New password',
  hint: 'At least {minimum} characters. A sentence is easier to remember than a word, and harder to guess.',
  button: 'Save the new password',
  done: {
    title: 'Your password was changed',
    text: 'Every other device was logged out. You can log in with the new password now.',
    link: 'Login',
  },
  expired: {
    title: 'This link no longer works',
    text: 'A link works once and for one hour. You can ask for a new one.',
    link: 'Send Reset Link',
  },
} as const;

/** Proving an address by the link of a mail. `{email}` is the account's address. */
export const verifyPage = {
  title: 'Confirm your address',
  introduction:
    'For the account {email}. Your password shows that the account is yours, and the mail that the address is.',
  password: 'Your password',
  button: 'Confirm the address',
  warning: 'If you did not set up this account, close this page. Whoever did sees nothing of yours.',
  done: {
    title: 'Your address is confirmed',
    text: 'Your account page now shows what you sent us.',
    link: 'Your account',
  },
  expired: {
    title: 'This link no longer works',
    text: 'A link works once and for one day. You can ask for a new one on your account page.',
    link: 'Your account',
  },
  withoutPassword: {
    text: 'The account {email} has no password to show that it is yours. Setting one by a mail confirms the address as well.',
    link: 'Send Reset Link',
  },
} as const;

/** `{provider}` is Google, GitHub or Facebook. */
export const standInPages = {
  title: 'Sign in without {provider}',
  notice:
    'This window stands in for {provider}, which this site is not connected to. It does not ask {provider} anything.',
  proof: 'Instead, you prove that an address is yours: we send it a code of six digits.',
  email: 'Email',
  send: 'Send the code',
  /** `{email}` is the address typed. */
  sent: 'We sent a code to {email}. It works once, for ten minutes.',
  code: 'Code of six digits',
  confirm: 'Sign in',
  again: 'Send it to another address',
  wrongCode: 'This code is not right. Please look again.',
  spentCode: 'This code no longer works. Please ask for a new one.',
} as const;

export const popupPages = {
  done: { title: 'You are signed in', text: 'You can close this window.' },
  failed: { title: 'You are not signed in', text: 'You can close this window and try again.' },
} as const;

export const authFailurePage = { title: 'That did not work', link: 'Back to the start' } as const;
