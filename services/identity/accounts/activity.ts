import { principalOf } from './account-queries.ts';
import type { AccountActivity } from '../../../contracts/account-activity.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { call, text } from '../protocol/call.ts';
import { eventsOf, record } from './account-record.ts';
import { signedIn, stillSignedIn } from './signed-in.ts';

/** The sessions, events and passkeys of the account of an ID token. */
export const activity = call({ idToken: text }, async (dependencies, { idToken }): Promise<AccountActivity> => {
  const { account, session } = await signedIn(dependencies, idToken);
  const [sessions, events, passkeys] = await Promise.all([
    dependencies.sessions.list(account.id),
    eventsOf(dependencies.db, account.id),
    dependencies.passkeys?.list(principalOf(account)),
  ]);
  const shown = sessions.map((one) => ({ ...one, isThis: one.id === session.id }));
  return { sessions: shown, events, ...(passkeys && { passkeys }) };
});

/** Ends one session of the token's account; a session that has already ended is no error. */
export const endSession = call({ idToken: text, session: text }, async (dependencies, body, caller) => {
  const { idToken, session: id } = body;
  if (id === '') throw new IdentityError('badRequest');
  const { account, session } = await signedIn(dependencies, idToken);
  await dependencies.db.transaction().execute(async (transaction) => {
    await stillSignedIn(dependencies, transaction, session);
    if (await dependencies.sessions.end(transaction, { accountId: account.id, id }))
      await record(transaction, { accountId: account.id, kind: 'session-ended', caller, now: dependencies.now() });
  });
  return {};
});
