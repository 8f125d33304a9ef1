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
  const first = await readCorrespondence(localId);
  if (!first) return undefined;
  const { messages, next, ...rest } = first;
  const all = [...messages];
  for (let before = next; before !== undefined;) {
    const page = await readCorrespondence(localId, before);
    if (!page) return undefined;
    all.push(...page.messages);
    before = page.next;
  }
  return { ...rest, messages: all };
}
