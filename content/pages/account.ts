import type { InternalLink } from '../schema.ts';

/** The address of the account page. It is in no menu but the account's own, and in no search engine. */
export const accountPath = '/account';

/** A browser that names neither itself nor its system. */
export const unknownDevice = 'An unknown device';

/** What somebody who is logged in can see and do. Every item is something the identity service really does. */
export const accountPage = {
  title: 'Your account',
  description: 'What you sent us, where you are logged in, your password, your data, and how to delete them.',
  heading: 'Your account',
  loading: 'Looking up your account...',
  loggedOut: {
    text: 'You are not logged in. Once you are, your account is shown here.',
    login: { text: 'Login', href: '/login' } satisfies InternalLink,
    signup: { text: 'Sign Up', href: '/signup' } satisfies InternalLink,
  },
  withoutScript: 'This page needs JavaScript, which is off in this browser.',
  again: 'Try again',
  logOut: 'Log out',
  facts: {
    heading: 'What we know',
    email: 'Email',
    name: 'Name',
    proven: 'Address confirmed',
    provenYes: 'Yes',
    provenNo: 'Not yet',
    ways: 'Ways to log in',
    password: 'Email and password',
    since: 'Account since',
    lastLogin: 'Last login',
    note: 'The contact form and the booking form come with this address filled in.',
  },
  /** `{provider}` is a way to log in, `{date}` a moment, `{device}` a browser, `{days}` how long the record is kept. */
  activity: {
    heading: 'Where you are logged in',
    text: 'Every browser that is logged in to your account. Log out the ones you do not know, and change your password.',
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
  record: {
    heading: 'What happened',
    text: 'The last {days} days of your account.',
    none: 'Nothing yet.',
    earlier: 'Show earlier ones',
    kinds: {
      'signed-up': 'Account made, by {provider}',
      'signed-in': 'Logged in, by {provider}',
      'password-changed': 'Password changed',
      'password-reset': 'Password set by a mailed link',
      'address-proved': 'Address confirmed',
      'provider-linked': '{provider} can log in to the account',
      'session-ended': 'A browser logged out from here',
      'signed-out-everywhere': 'Logged out everywhere',
    },
  },
  everywhere: {
    button: 'Log out everywhere',
    question: 'Log out on every device?',
    text: 'Every browser and phone that is logged in to this account is logged out, this one too.',
    confirm: 'Yes, everywhere',
    busy: 'Logging out...',
    cancel: 'Stay logged in',
    done: 'You are logged out on every device.',
    failed: 'You could not be logged out everywhere. Please try again.',
  },
  /** `{days}` is how long messages are kept, `{email}` the account's address, `{date}` a day. */
  sent: {
    heading: 'What you sent',
    text: 'Messages and booked calls from {email}, kept here for {days} days. After that they are in our inbox alone.',
    loading: 'Looking up what you sent...',
    failed: 'What you sent could not be looked up. None of it is lost.',
    older: 'Show older ones',
    olderBusy: 'Looking...',
    olderFailed: 'The older ones could not be looked up.',
    empty: {
      text: 'Nothing in the last {days} days. What you send from {email} appears here.',
      links: [
        { text: 'Write to us', href: '/contact' },
        { text: 'Book a call', href: '/book-a-call' },
      ] satisfies InternalLink[],
    },
    booking: 'A booked call',
    noWish: 'No time chosen',
    from: 'From',
    phone: 'Phone',
    states: { received: 'Received', delivered: 'Delivered to our inbox' },
    newsletter: {
      heading: 'Newsletter',
      pending: 'Asked for on {date}. It begins once you click the link in our mail.',
      confirmed: 'Subscribed since {date}. Every letter has a link that ends it.',
      left: 'Ended on {date}.',
    },
    unproved: {
      text: 'Anybody can type any address into a form. So messages from {email} are shown once you have confirmed that it is yours.',
      button: 'Send the confirmation mail',
      busy: 'Sending...',
      done: 'A mail is on its way to {email}. Open its link, then come back to this page.',
      failed: 'The mail could not be sent. Please try again.',
    },
  },
  data: {
    heading: 'Your data',
    text: 'Everything on this page, in one file that people and programs can read.',
    button: 'Download my data',
    busy: 'Collecting...',
    failed: 'Your data could not be collected. Please try again.',
    file: 'account.json',
  },
  password: {
    heading: 'Change password',
    text: 'Every other device is logged out, and a mail tells you that it was changed.',
    current: 'Current password',
    next: 'New password',
    button: 'Change password',
    busy: 'Changing...',
    done: 'Your password was changed. Every other device is logged out.',
    failed: 'The password could not be changed. Please try again.',
    none: 'This account has no password. A link sent to your address sets one.',
    reset: { text: 'Send Reset Link', href: '/forgot-password' } satisfies InternalLink,
  },
  removal: {
    heading: 'Delete account',
    text: 'The account is deleted for good, with everything stored about it.',
    /** What becomes of messages; none of it where they are not this site's to keep. */
    proved:
      'Messages, booked calls and the newsletter end with it. What has not reached our inbox yet is delivered first. Mails already in our inbox stay there until you ask us to delete them.',
    unproved: 'Messages sent with your address stay, since nobody has confirmed that it is yours.',
    button: 'Delete account',
    question: 'Delete this account for good?',
    password: 'Your password',
    confirm: 'Yes, delete it',
    busy: 'Deleting...',
    cancel: 'Keep it',
    done: 'Your account was deleted, with everything stored about it.',
    home: { text: 'Go to the home page', href: '/' } satisfies InternalLink,
    tooOld: 'You logged in too long ago for this. Log out, log in again, and delete the account within five minutes.',
    failed: 'The account could not be deleted. Please try again.',
  },
} as const;
