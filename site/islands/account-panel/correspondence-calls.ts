import { type Correspondence, correspondencePath } from '../../../contracts/correspondence.ts';
import { ask } from '../../identity-client/call-identity.ts';
import { sitePrefix } from '../../language/address.ts';
import { withToken } from './account-calls.ts';
import { withOlder } from './with-older.ts';

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
