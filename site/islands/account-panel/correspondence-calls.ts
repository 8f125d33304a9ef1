import { type Correspondence, correspondencePath } from '../../../contracts/correspondence.ts';
import { ask } from '../../identity-client/call-identity.ts';
import { sitePrefix } from '../../language/address.ts';
import { withToken } from './account-calls.ts';

/** One page of the visitor's messages; undefined when the session has ended. `before` is the `next` of the previous page. */
export function readCorrespondence(localId: string, before?: string): Promise<Correspondence | undefined> {
  const query = before === undefined ? '' : `?${String(new URLSearchParams({ before }))}`;
  return withToken(
    (idToken) => ask(sitePrefix + correspondencePath + query, { headers: { authorization: `Bearer ${idToken}` } }),
    localId,
  );
}

/** All of the visitor's messages, page by page. */
export async function readWholeCorrespondence(localId: string): Promise<Correspondence | undefined> {
  let all: Correspondence | undefined;
  do {
    const page = await readCorrespondence(localId, all?.next);
    if (!page) return undefined;
    all = withOlder(all, page);
  } while (all.next !== undefined);
  return all;
}

/** Adds older messages to those known. Pages overlap where new messages have arrived meanwhile, so duplicates are dropped. */
export function withOlder(known: Correspondence | undefined, older: Correspondence): Correspondence {
  if (!known) return older;
  const { messages, newsletter } = known;
  const shown = new Set(messages.map(({ id }) => id));
  const added = older.messages.filter(({ id }) => !shown.has(id));
  return { ...older, messages: [...messages, ...added], ...(newsletter && { newsletter }) };
}
