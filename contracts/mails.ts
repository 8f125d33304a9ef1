import type { OfficeHours } from './call-hours.ts';
import type { SentMessage } from './correspondence.ts';
import type { Fault, FormName, TypedFieldName } from './forms.ts';
import type { InboxWords } from './inbox-words.ts';
import type { formMessages } from './messages.ts';

/** The templates that a request can name, with the form that fills each in and its recipient. */
export const templates = {
  contact: { form: 'contact', recipient: 'owner' },
  contact_backup: { form: 'contact', recipient: 'backup' },
  booking: { form: 'booking', recipient: 'owner' },
} as const satisfies Record<string, { form: FormName; recipient: string }>;

export type TemplateId = keyof typeof templates;
/** Recipients of the configuration. */
export type Recipient = (typeof templates)[TemplateId]['recipient'];

export function isTemplateId(id: string): id is TemplateId {
  return Object.hasOwn(templates, id);
}

/** Whether a template is for messages or bookings of visitors; undefined for the site's own mails. */
export function writtenKind(id: string): SentMessage['kind'] | undefined {
  if (!isTemplateId(id)) return undefined;
  return templates[id].form === 'booking' ? 'booking' : 'message';
}

/** A request with this template id subscribes to the newsletter; the only mail goes to the given address. */
export const subscriptionTemplate = 'newsletter';

/**
 * The budget that a mail counts against: `asked` after somebody typed an address, `recovery` for access to an account, `notice` about
 * an event. Mails of one group share their limits per inbox.
 */
export type BudgetKind = 'asked' | 'recovery' | 'notice';
type Budgeted = Record<string, readonly [kind: BudgetKind, group: string]>;

/** Mails the server sends of its own accord, to the address in their field `email`. No request can name one. */
export const visitorMails = {
  booking_confirmation: ['asked', 'booking'],
  newsletter_confirm: ['asked', 'newsletter'],
  newsletter_welcome: ['notice', 'newsletter'],
  newsletter_again: ['asked', 'newsletter'],
} as const satisfies Budgeted;
export type VisitorMailId = keyof typeof visitorMails;

export function isVisitorMailId(id: string): id is VisitorMailId {
  return Object.hasOwn(visitorMails, id);
}

/** Mails to the holder of an account, to the address in their field `email`. No request can name one. */
export const accountMails = {
  password_reset: ['recovery', 'reset'],
  verify_email: ['recovery', 'verify'],
  sign_in_code: ['recovery', 'code'],
  password_changed: ['notice', 'password'],
  new_device: ['notice', 'device'],
  logins_ended: ['notice', 'device'],
  passkey_added: ['notice', 'passkey'],
  passkey_removed: ['notice', 'passkey'],
  account_deleted: ['notice', 'deleted'],
} as const satisfies Budgeted;
export type AccountMailId = keyof typeof accountMails;
/** The account mails of a budget kind. */
export type AccountMailOf<Kind extends BudgetKind> = {
  [Id in AccountMailId]: (typeof accountMails)[Id][0] extends Kind ? Id : never;
}[AccountMailId];

export function isAccountMailId(id: string): id is AccountMailId {
  return Object.hasOwn(accountMails, id);
}

/** The ids of all mails that the relay can render. */
export type MailId = TemplateId | VisitorMailId | AccountMailId;

export function isMailId(id: string): id is MailId {
  return isTemplateId(id) || isVisitorMailId(id) || isAccountMailId(id);
}

/** The texts of a mail to the owner, around what the visitor typed. */
export type OwnerMailWords = {
  /** Beginning of the subject line where the form has no subject of its own. */
  subject: string;
  heading: string;
  /** One sentence under the heading. */
  introduction: string;
  /** Under the message: what answering does. */
  reply: string;
  /** Replaces `reply` where the visitor's address is invalid, which only bookings allow. */
  noReply?: string;
};

/** The texts of a mail to a visitor. They include nothing that was typed, since the sender may have given a stranger's address. */
export type VisitorMailWords = {
  subject: string;
  heading: string;
  /** The text above the time or the button. */
  before: readonly string[];
  /** The button that leads to the site, if there is one. */
  button?: string;
  /** The quiet link to unsubscribe, in place of a button. */
  unsubscribe?: string;
  /** How to change the time of a call: where the visitor chose one, and where not; and what is said of one outside of our hours. */
  aboutTime?: Record<'chosen' | 'open' | 'outside', string>;
  /** The text below. */
  after: readonly string[];
};

/** The words of a mail to the holder of an account. `{provider}` is filled in with a name such as Google; `{device}` with a browser, `{network}` with where it is. */
export type AccountMailWords = {
  subject: string;
  heading: string;
  /** What happened, in one or two sentences. */
  introduction: string;
  /** What is true besides where the field `also` is filled in. */
  also?: string;
  /** On the button; absent where the mail has no link. */
  button?: string;
  /** What to do when the reader did not cause the mail. */
  otherwise: string;
};

/** The texts of the mail relay: mails, answer pages and inbox. */
export type RelayWords = {
  /** The language they are in, as BCP 47 names it. Numbers and names of days follow it. */
  language: string;
  company: { name: string; email: string; timeZone: string; timeZoneName: string };
  officeHours: OfficeHours;
  /** At the foot of every mail: who sent it. */
  imprint: string;
  /** The notices above a form that was sent without JavaScript. */
  notices: { [Form in FormName]: Record<keyof (typeof formMessages)[Form], string> };
  faults: Record<Fault, string>;
  fieldLabels: Record<TypedFieldName, string>;
  ownerMails: Record<TemplateId, OwnerMailWords>;
  visitorMails: Record<VisitorMailId, VisitorMailWords>;
  accountMails: Record<AccountMailId, AccountMailWords>;
  /** The requested time of a call. `day` has `{weekday}`, `{day}`, `{month}`, `{year}`; `line` joins day, time and whose time zone it is. */
  callTime: Record<'yours' | 'theirs' | 'ours' | 'zone' | 'anyDay' | 'anyTime' | 'day' | 'line', string>;
  /** The appointment in a calendar. */
  calendar: Record<'withVisitor' | 'withUs' | 'description' | 'byPhone' | 'file', string>;
  inbox: InboxWords;
};
