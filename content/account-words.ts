import { keepsMessages } from '../contracts/own-services.ts';
import type { InternalLink, RichText } from './schema.ts';

/** The words of login and sign-up; the texts of the error catalogue stand in contracts/account-messages.ts. */
export const accountWords = {
  strength: 'Strength:',
  /** The labels of the three strengths (specification §4). */
  strengths: { weak: 'Weak', medium: 'Medium', strong: 'Strong' },
  /** Before the name of a provider, for those who only hear the button. */
  socialLogin: 'Log in with',
  socialSignup: 'Sign up with',
  /** Logging in by a passkey, beside the specified ways. */
  passkey: {
    login: 'Log in with a passkey',
    cancelled: 'No passkey was chosen.',
    unknown: 'We do not know this passkey. Please log in another way.',
    unsupported: 'This browser does not support passkeys. Please log in another way.',
  },
  /** After a login or a registration that worked. */
  notStored:
    'Your browser stores nothing for this website, so you would be logged out at once. Allow its cookies, then log in.',
  redirect: { text: 'Still here?', link: { text: 'Go to the home page', href: '/' } satisfies InternalLink },
} as const;

/** What an account does, wherever one is offered. */
export const accountUse = keepsMessages
  ? 'It fills in your email address in our forms and shows what you sent us.'
  : 'It fills in your email address in our forms.';

const needsScript = (what: string): RichText => [
  `${what} needs JavaScript, which is off in this browser. Switch it on and load the page again, or `,
  { text: 'write to us without an account.', href: '/contact' },
];

/** What stands in the place of a form that needs JavaScript. */
export const withoutScript: Record<'login' | 'signup' | 'forgot', RichText> = {
  login: needsScript('Logging in'),
  signup: needsScript('Signing up'),
  forgot: needsScript('Asking for a link'),
};
