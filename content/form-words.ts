import { relaysMessages } from '../contracts/own-services.ts';

/** Words that every form has beside its labels (`fieldLabels`) and the error catalogue (`contracts/messages.ts`). */
export const formWords = {
  /** Under the red error, and with the offer that follows it. */
  kept: 'Your text is kept on this device for a week.',
  notKept: 'Your browser does not save text, so it is here only until you close this page.',
  restore: 'Restore my message',
  discard: 'Discard it',
  unsent: 'You have a message that has not been sent.',
  /** No answer came from anywhere: the line is down. */
  waiting: 'You have a message that is waiting for a connection.',
  waitingNext:
    'It is kept on this device for a week. Your browser sends it when you are online again and this website is open.',
  /** Wherever the visitor is on the site when that happens. */
  waitingSent: 'You are online again. Your message has been sent.',
  several: 'You have messages that have not been sent.',
  unfinished: 'You started a message here. It has not been sent.',
  /** The page was left while the message was on its way: nobody here knows whether it arrived. */
  interrupted: 'Your message may not have been sent.',
  interruptedNext: `Send it again to be sure.${relaysMessages ? ' We get it only once.' : ''}`,
  restored: 'Your message is back. It has not been sent yet.',
  /** For people who meet the field that no person should see. */
  honeypot: 'Leave this field empty',
} as const;

/** Without JavaScript, where a hosted e-mail service takes the message: it has no page of ours to show. */
export const hostedAnswer =
  'JavaScript is off in your browser. You can still send this form: when the next page says “OK”, we have your message. Then go back to this page.';

/** When a button is pressed whose scripts do not load: without a connection, or in a tab from before an update of the site. */
export const unloaded = 'This part of the page did not load. Check your connection, or reload the page.';

/** Above a form of a copy of the site that has no server; email address and phone numbers follow. */
export const noServer = 'This copy of our website cannot send this form. Please email or call us:';
