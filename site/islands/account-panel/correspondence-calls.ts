import { type Correspondence, correspondencePath } from '../../../contracts/correspondence.ts';
import { ask } from '../../identity-client/call-identity.ts';
import { isEnded } from '../../identity-client/fresh-token.ts';
import { endSession } from '../../identity-client/session.ts';
import { sitePrefix } from '../../language/address.ts';
import { tokenOf } from './account-calls.ts';

/** One page of the visitor's messages; undefined when the session has ended. `before` is the `next` of the previous page. */
export async function readCorrespondence(localId: string, before?: string): Promise<Correspondence | undefined> {
  try {
    const idToken = await tokenOf(localId);
    if (idToken === undefined) return undefined;
    const query = before === undefined ? '' : `?${String(new URLSearchParams({ before }))}`;
    return await ask(sitePrefix + correspondencePath + query, { headers: { authorization: `Bearer ${idToken}` } });
  } catch (failure) {
    if (!isEnded(failure)) throw failure;
    endSession();
    return undefined;
  }
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
