import { principalOf } from './account-queries.ts';
import * as v from 'valibot';
import type { AccountActivity } from '../../../contracts/account-activity.ts';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { text } from '../protocol/read-body.ts';
import { eventsOf, record } from './account-record.ts';
import { signedIn, stillSignedIn } from './signed-in.ts';

export const activityBody = v.object({ idToken: text });

/** The sessions, events and passkeys of the account of an ID token. */
export async function activity(
  dependencies: Dependencies,
  { idToken }: v.InferOutput<typeof activityBody>,
): Promise<AccountActivity> {
  const { account, session } = await signedIn(dependencies, idToken);
  const [sessions, events, passkeys] = await Promise.all([
    dependencies.sessions.list(account.id),
    eventsOf(dependencies.db, account.id),
    dependencies.passkeys?.list(principalOf(account)),
  ]);
  const shown = sessions.map((one) => ({ ...one, isThis: one.id === session.id }));
  return { sessions: shown, events, ...(passkeys && { passkeys }) };
}

export const endSessionBody = v.object({ idToken: text, session: text });

/** Ends one session of the token's account; a session that has already ended is no error. */
export async function endSession(
  dependencies: Dependencies,
  { idToken, session: id }: v.InferOutput<typeof endSessionBody>,
  caller: Caller,
): Promise<object> {
  if (id === '') throw new IdentityError(identityErrors.badRequest);
  const { account, session } = await signedIn(dependencies, idToken);
  await dependencies.db.transaction().execute(async (transaction) => {
    await stillSignedIn(dependencies, transaction, session);
    const isEnded = await dependencies.sessions.end(transaction, { accountId: account.id, id });
    if (isEnded)
      await record(transaction, { accountId: account.id, kind: 'session-ended', caller, now: dependencies.now() });
  });
  return {};
}
