import { keepsAccounts, keepsMessages } from '../../contracts/own-services.ts';
import type { InternalLink, RichText } from '../schema.ts';

/** How a browser is named by what it says of itself; and one that says neither. */
export const knownDevice = '{browser} on {system}';
export const unknownDevice = 'An unknown device';

/** What stands in the place of the account where scripts are off. */
export const accountWithoutScript: RichText = [
  'Your account needs JavaScript, which is off in this browser. Switch it on and load the page again, or ',
  { text: 'contact us', href: '/contact' },
  '.',
];

/** Of the page itself; a constant of its own, since it is no part of the scripts. */
export const accountHead = {
  title: 'Your account',
  description: keepsMessages
    ? 'What you sent us, where you are logged in, your password, your data, and how to delete them.'
    : 'Your details, your password, your data, and how to delete them.',
} as const;

/** What somebody who is logged in can see and do. Every item is something the identity service really does. */
export const accountPage = {
  loading: 'Looking up your account...',
  loggedOut: {
    text: 'You are not logged in. Log in to see your account.',
    login: { text: 'Login', href: '/login' } satisfies InternalLink,
    signup: { text: 'Sign Up', href: '/signup' } satisfies InternalLink,
  },
  again: 'Try again',
  logOut: 'Log out',
  facts: {
    heading: 'Your details',
    email: 'Email',
    name: 'Name',
    proven: 'Address confirmed',
    provenYes: 'Yes',
    provenNo: 'Not yet',
    /** Leads to the button that sends the email for it. */
    prove: 'Not yet: confirm it',
    ways: 'Ways to log in',
    password: 'Email and password',
    passkey: 'a passkey',
    since: 'Account since',
    lastLogin: 'Last login',
    note: 'We fill in this address in the contact and booking forms.',
    noEmail: 'This account has no email address. It has no password and shows no messages.',
  },
  /** `{provider}` is a way to log in, `{date}` a moment, `{device}` a browser, `{days}` how long the record is kept. */
  activity: {
    heading: 'Where you are logged in',
    text: 'Browsers logged in to your account. Log out those you do not know and change your password.',
    loading: 'Looking up where you are logged in...',
    failed: 'This could not be looked up. Please try again.',
    here: 'This browser',
    since: 'Since {date}, by {provider}',
    used: 'Last used {date}',
    end: 'Log out',
    /** For those who only hear the button. */
    endThis: 'Log out {device}',
    ending: 'Logging out...',
    ended: '{device} was logged out.',
    endFailed: 'That browser could not be logged out. Please try again.',
  },
  passkeys: {
    heading: 'Passkeys',
    text: 'A passkey logs you in with your fingerprint, face or PIN. It cannot be guessed.',
    add: 'Add a passkey',
    added: 'You can log in with the passkey now.',
    since: 'Added on {date}',
    used: 'Last used {date}',
    unused: 'Not used yet',
    remove: 'Remove',
    /** For those who only hear the button. */
    removeThis: 'Remove the passkey {name}',
    removed: 'The passkey was removed. Other devices it logged in are logged out.',
    removeFailed: 'The passkey could not be removed. Please try again.',
  },
  record: {
    heading: 'What happened',
    text: 'The last {days} days of your account.',
    none: 'Nothing yet.',
    earlier: 'Show older ones',
    kinds: {
      'signed-up': 'Account created, by {provider}',
      'signed-in': 'Logged in, by {provider}',
      'password-changed': 'Password changed',
      'password-reset': 'Password set by an emailed link',
      'address-proved': 'Address confirmed',
      'provider-linked': '{provider} can log in to the account',
      'passkey-added': 'Passkey added',
      'passkey-removed': 'Passkey removed',
      'session-ended': 'A browser logged out from here',
      'signed-out-everywhere': 'Logged out everywhere',
    },
  },
  everywhere: {
    button: 'Log out everywhere',
    done: 'You are logged out everywhere.',
  },
  /** `{days}` is how long messages are kept, `{email}` the account's address, `{date}` a day. */
  sent: {
    heading: 'What you sent',
    text: 'Messages and call requests from {email}. They are shown here for {days} days; our inbox keeps them longer.',
    loading: 'Looking up what you sent...',
    failed: 'We could not load what you sent. It is not lost.',
    older: 'Show older ones',
    olderBusy: 'Looking...',
    olderFailed: 'We could not load the older ones.',
    empty: {
      text: 'Nothing in the last {days} days. What you send from {email} appears here.',
      links: [
        { text: 'Write to us', href: '/contact' },
        { text: 'Book a call', href: '/book-a-call' },
      ] satisfies InternalLink[],
    },
    booking: 'A call request',
    noTime: 'No time chosen',
    from: 'From',
    states: { received: 'Received', delivered: 'Delivered to our inbox' },
    newsletter: {
      heading: 'Newsletter',
      pending: 'Requested on {date}. It starts when you click the link in our email.',
      confirmed: 'Subscribed since {date}. Every issue has an unsubscribe link.',
      left: 'Ended on {date}.',
    },
    unproved: {
      text: 'Confirm that {email} is yours, and we show the messages sent from it.',
      button: 'Send the confirmation email',
      busy: 'Sending...',
      done: 'We sent an email to {email}. Open its link, then come back here.',
      failed: 'The email could not be sent. Please try again.',
    },
  },
  data: {
    heading: 'Your data',
    text: 'Everything on this page, as one file.',
    button: 'Download my data',
    busy: 'Collecting...',
    failed: 'Your data could not be collected. Please try again.',
  },
  password: {
    heading: 'Change password',
    text: `Every other device is logged out.${keepsAccounts ? ' If your address is confirmed, we email you that it was changed.' : ''}`,
    current: 'Current password',
    next: 'New password',
    button: 'Change password',
    busy: 'Changing...',
    done: 'Your password was changed.',
    failed: 'The password could not be changed. Please try again.',
    none: 'This account has no password. We can email you a link to set one.',
    reset: { text: 'Send Reset Link', href: '/forgot-password' } satisfies InternalLink,
  },
  removal: {
    heading: 'Delete account',
    text: 'This deletes the account for good: address, password and logins.',
    /** What becomes of messages; none of it where they are not this site's to keep. */
    proved:
      'Your messages and call requests are removed from this website, and the newsletter ends. What has not reached our inbox yet is delivered first. Emails in our inbox and copies in backups remain; write to us to have the emails deleted.',
    unproved: 'Messages sent with your address stay, because the address is not confirmed.',
    button: 'Delete account',
    done: 'Your account was deleted.',
    home: { text: 'Go to the home page', href: '/' } satisfies InternalLink,
  },
} as const;
