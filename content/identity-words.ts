import { loginMessages, signupMessages } from '../contracts/account-messages.ts';
import { socialMessages } from '../contracts/login-messages.ts';
import type { IdentityWords } from '../contracts/identity-words.ts';
import { languages } from '../contracts/languages.ts';
import { inWords, retention } from '../contracts/retention.ts';
import { accountWords } from './account-words.ts';
import { company } from './company.ts';
import { passwordWords } from './component-words.ts';
import { accountPath } from './account-menu.ts';
import { knownDevice, unknownDevice } from './pages/account.ts';

/** What the identity service says in the company's name: the pages under /__/auth. */
export const identityWords: IdentityWords = {
  language: languages.en.tag,
  company: company.name,
  accountPath,
  device: knownDevice,
  unknownDevice,
  reveal: { show: passwordWords.showPassword, hide: passwordWords.hidePassword },
  reset: {
    title: 'Set a new password',
    /** `{email}` is the account's address. */
    introduction: 'For the account {email}.',
    field: 'New password',
    hint: 'At least {minimum} characters. A short sentence is a good password; your address, our name and the most used passwords are not.',
    button: 'Save the new password',
    done: {
      title: 'Your password was changed',
      text: 'Every other device was logged out. You can log in with the new password now.',
      link: 'Login',
    },
    expired: {
      title: 'This link no longer works',
      text: `A link works once, for ${inWords(retention.passwordLink)}. You can ask for a new one.`,
      link: 'Send Reset Link',
    },
  },
  verify: {
    title: 'Confirm your address',
    introduction: 'For the account {email}. Enter your password to show that the account is yours.',
    password: 'Your password',
    button: 'Confirm the address',
    forgotten: 'Forgot your password?',
    warning: 'If you did not create this account, close this page. The person who did cannot see your data.',
    done: {
      title: 'Your address is confirmed',
      text: 'Your account page now shows what you sent us.',
      link: 'Your account',
    },
    expired: {
      title: 'This link no longer works',
      text: `A link works once, for ${inWords(retention.addressLink)}. Your account page says whether the address is confirmed, and sends a new one.`,
      link: 'Your account',
    },
    withoutPassword: {
      text: 'The account {email} has no password. We can email you a link to set one; this confirms the address too.',
      link: 'Send Reset Link',
    },
    knownBrowser: 'For the account {email}, which this browser has logged in to.',
  },
  endsEarlierWays:
    'Passkeys, Google, Facebook and GitHub logins set before will no longer work. To keep them, open the link of the email in a browser that you have logged in with.',
  emailCode: {
    title: 'Log in without {provider}',
    notice: 'This website is not connected to {provider}. This window replaces it and sends nothing to {provider}.',
    proof: 'We send a code of six digits to your email address instead.',
    email: 'Email',
    send: 'Send the code',
    /** `{email}` is the address typed. */
    sent: `We sent a code to {email}. It works once, for ${inWords(retention.loginWindow)}. If you cannot find the email, look in the spam folder.`,
    sentAgain: `We sent a new code to {email}. Only the new one works, once, for ${inWords(retention.loginWindow)}.`,
    code: 'Code of six digits',
    confirm: 'Log in',
    again: 'Send a new code',
    other: 'Use another address',
    wrongCode: 'This code is not correct. Please check it.',
    spentCode: 'This code no longer works. Please ask for a new one.',
    notStored: accountWords.notStored,
  },
  popup: {
    done: {
      title: 'Almost there',
      text: 'The page that you came from logs you in. If you have left it, close this window and log in again.',
    },
    failed: { title: 'You are not logged in', text: 'You can close this window and try again.' },
  },
  failure: { title: 'That did not work', link: 'Back to the start' },
  refusals: {
    weakPassword: signupMessages.weakPassword,
    wrongPassword: loginMessages.wrongPassword,
    invalidEmail: loginMessages.invalidEmail,
    tooManyRequests: signupMessages.tooManyRequests,
    failed: loginMessages.failed,
    unsupportedProvider: socialMessages.unsupported,
    providerFailed: socialMessages.failed('{provider}'),
  },
};
