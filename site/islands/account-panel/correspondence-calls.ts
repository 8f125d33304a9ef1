import { type Correspondence, correspondencePath } from '../../../contracts/correspondence.ts';
import { ask } from '../../identity-client/call-identity.ts';
import { freshIdToken, isEnded } from '../../identity-client/fresh-token.ts';
import { endSession } from '../../identity-client/session.ts';
import { sitePrefix } from '../../language/address.ts';

/** What the visitor sent; undefined when the session has ended meanwhile. `before` is the `next` of the answer before. */
export async function readCorrespondence(before?: string): Promise<Correspondence | undefined> {
  try {
    const idToken = await freshIdToken();
    if (idToken === undefined) return undefined;
    const query = before === undefined ? '' : `?${String(new URLSearchParams({ before }))}`;
    return await ask(sitePrefix + correspondencePath + query, { headers: { authorization: `Bearer ${idToken}` } });
  } catch (failure) {
    if (!isEnded(failure)) throw failure;
    endSession();
    return undefined;
  }
}

/** All of it, however many answers that takes. */
export async function readWholeCorrespondence(): Promise<Correspondence | undefined> {
  const first = await readCorrespondence();
  if (!first) return undefined;
  const { messages, next, ...rest } = first;
  const all = [...messages];
  for (let before = next; before !== undefined;) {
    const page = await readCorrespondence(before);
    if (!page) return undefined;
    all.push(...page.messages);
    before = page.next;
  }
  return { ...rest, messages: all };
}
