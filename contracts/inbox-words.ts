import type { Counted } from './counted.ts';

/** The texts of the owner's inbox, page by page, with placeholders in braces. */
export type InboxWords = {
  /** Around every page; the parts of the inbox are named as their pages are. */
  frame: Record<'skip' | 'parts' | 'inbox' | 'subscribers' | 'views' | 'settings' | 'logOut', string>;
  /** Made of `{weekday}`, `{day}`, `{month}`, `{year}`, `{hour}`, `{minute}`; the month is short but in `moment`. */
  times: Record<'hour' | 'day' | 'dayAndYear' | 'moment', string>;
  /** `stored` is said for `delivered` where there is no mail server. */
  states: Record<'waiting' | 'sending' | 'delivered' | 'stored' | 'done' | 'failed' | 'held', string>;
  kinds: Record<'message' | 'booking' | 'other', Record<'one' | 'all', string>>;
  paging: Record<'label' | 'newer' | 'page' | 'older', string>;
  /** `{link}` is the count of it, which leads there. */
  list: Record<'isKept' | 'allDelivered' | 'restDelivered', string> &
    Record<'failed' | 'held' | 'undelivered', Record<'link' | 'text', Counted>> &
    Record<'sending' | 'found' | 'foundWith' | 'days' | 'retryAll', Counted> &
    Record<'searchLabel' | 'placeholder' | 'search' | 'kinds' | 'written' | 'states' | 'anyState' | 'emails', string> &
    Record<'showAll' | 'retryHint' | 'retried' | 'deleted' | 'foot' | 'download' | 'entered' | 'addPasskey', string> & {
      /** Before the first email. The link leads to the contact form. */
      empty: Record<'heading' | 'text' | 'link', string>;
    };
  entry: Record<'all' | 'back' | 'over' | 'bookingTitle' | 'delivery' | 'reply' | 'done' | 'reopen', string> & {
    retry: Record<'failed' | 'held' | 'waiting', string>;
    /** Deleting one email for good. */
    removal: Record<'open' | 'hint' | 'button', string>;
    /** Over the visitor's words in the owner's reply. */
    quoted: string;
    /** The subject of the owner's reply. */
    replySubject: Record<'message' | 'booking', string>;
    news: Record<'done' | 'reopened' | 'delivered' | 'stored' | 'failed' | 'tried', string>;
    /** Why the email itself is not shown. */
    closed: Record<'readerOnly' | 'localOnly' | 'otherVersion', string>;
  };
  /** The history of an email's delivery. `{by}` is empty where there is only one route. */
  history: Record<'stored' | 'received' | 'refused' | 'givenUp' | 'nextTry' | 'toBeSent' | 'sending', string> &
    Record<'failed' | 'isKept' | 'delivered' | 'deliveredAtTry' | 'keptBack' | 'done', string> & {
      by: Record<'primary' | 'backup', string>;
      tries: Counted;
      failures: Record<'login' | 'tls' | 'unreachable' | 'disk' | 'refused' | 'later' | 'expired' | 'other', string>;
    };
  /** The email as its reader gets it. */
  email: Record<'heading' | 'from' | 'to' | 'replyTo' | 'subject' | 'frame', string>;
  absent: Record<'title' | 'heading' | 'text', string>;
  /** Why a button did nothing; `{id}` is what was asked for. */
  refusals: Record<'several' | 'none' | 'sending' | 'delivered' | 'unfinished' | 'undelivered', string>;
  subscribers: Record<'confirmedOnly' | 'download' | 'downloadHint', string> &
    Record<'searchLabel' | 'placeholder' | 'search', string> &
    Record<'states' | 'all' | 'noMatch' | 'end' | 'endWhich' | 'endHint' | 'endIt', string> & {
      readers: Counted;
      empty: Record<'heading' | 'text', string>;
      names: Record<'confirmed' | 'pending' | 'left', string>;
      news: Record<'ended' | 'unknown', string>;
    };
  /** The page views. `{days}` is the number of days covered. */
  views: Record<'byDay' | 'day' | 'views' | 'byPage' | 'page' | 'days' | 'year', string> &
    Record<'notFound' | 'empty' | 'foot' | 'download', string> & { total: Counted };
  settings: {
    /** Named by a redirect to the page. */
    news: Record<'added' | 'renamed' | 'removed' | 'ended', string>;
    passkeys: Record<'heading' | 'text' | 'none' | 'newName' | 'newNameHint' | 'add' | 'added' | 'notUsed', string> &
      Record<
        'loginFirst' | 'logInAgain' | 'change' | 'changeWhich' | 'name' | 'rename' | 'removeHint' | 'remove',
        string
      >;
    sessions: Record<'heading' | 'text' | 'endOthers' | 'this' | 'loggedIn' | 'ends' | 'end' | 'endWhich', string> & {
      /** A device, from `{browser}` and `{system}`; and an unknown one. */
      device: string;
      unknownDevice: string;
      /** A sentence. */
      openedBy: Record<'link' | 'password' | 'passkey', string>;
    };
    lastUsed: string;
    /** `{command}` and `{file}` are what is typed and deleted. */
    ways: Record<'heading' | 'text' | 'hasPassword' | 'noPassword', string>;
  };
  signIn: Record<'title' | 'passwordOrKey' | 'key' | 'passwordHint' | 'keyHint' | 'logIn' | 'withPasskey', string> &
    Record<'showPassword' | 'hidePassword' | 'alreadyIn' | 'open' | 'ended' | 'removed' | 'ownButtons', string> &
    Record<'wrongLink' | 'wrongPasswordOrKey' | 'wrongKey' | 'tooMany', string>;
  /** `owner` is how a browser lists whose passkey it is. */
  passkeys: Record<'owner' | 'cancelled' | 'failed' | 'unsupported', string> & {
    failures: Record<'expired' | 'unknown' | 'known' | 'full' | 'refused', string>;
  };
  /** Heads of the columns that are no fields of a form. */
  csv: Record<'id' | 'received' | 'state' | 'kind' | 'email' | 'confirmed' | 'unsubscribe', string> &
    Record<'day' | 'path' | 'views', string>;
};
