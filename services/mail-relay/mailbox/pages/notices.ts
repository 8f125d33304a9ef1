import type { InboxWords } from '../../../../contracts/inbox-words.ts';
import type { InboxEntry } from '../inbox-entry.ts';
import type { InboxCount } from '../list-mails.ts';
import type { Notice } from './page.ts';

/* What a page says of the button that was pressed before it, which its address keeps as `said`: only what is still true. */

/** @param all the numbers of all mails */
export function noticeOnList(
  said: string | undefined,
  { retried, deleted }: InboxWords['list'],
  all: readonly InboxCount[],
): Notice | undefined {
  const isTried = all.some(({ kind, state }) => kind !== 'other' && (state === 'waiting' || state === 'sending'));
  if (said === 'retried' && isTried) return { text: retried };
  return said === 'deleted' ? { text: deleted } : undefined;
}

export function noticeOnSubscribers(
  said: string | undefined,
  news: InboxWords['subscribers']['news'],
): Notice | undefined {
  return said === 'ended' || said === 'unknown' ? { text: news[said], isProblem: said === 'unknown' } : undefined;
}

export function noticeOnEntry(
  said: string | undefined,
  { state, nextTry = 0 }: InboxEntry,
  words: InboxWords['entry']['news'],
  now: number,
): Notice | undefined {
  if (said === 'done' && state === 'done') return { text: words.done };
  if (said === 'reopen' && state !== 'done') return { text: words.reopened };
  if (said !== 'retry') return undefined;
  if (state === 'delivered') return { text: words.delivered };
  if (state === 'failed' || nextTry > now) return { text: words.failed, isProblem: true };
  return state === 'done' ? undefined : { text: words.tried };
}
