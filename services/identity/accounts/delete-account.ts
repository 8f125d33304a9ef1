import * as v from 'valibot';
import type { Dependencies } from '../dependencies.ts';
import { text } from '../protocol/read-body.ts';
import { inOneCommit } from './change-and-tell.ts';
import { principalOf } from './principal-of.ts';
import { toPrincipal, requireRecent, signedIn, stillSignedIn } from './signed-in.ts';

export const deleteBody = v.object({ idToken: text });

/** Deletes the account that holds the token, with everything that belongs to it. */
export async function deleteAccount(dependencies: Dependencies, { idToken }: v.InferOutput<typeof deleteBody>) {
  const { onAccountDeleted } = dependencies;
  const { account, session } = await signedIn(dependencies, idToken);
  requireRecent(session, dependencies.now());
  await inOneCommit(dependencies, { template: 'account_deleted', account, fields: {} }, async (transaction, tell) => {
    // These know the address alone. Before the account, as whoever signs in by such a credential takes that first.
    if (account.email !== null) {
      await transaction.deleteFrom('social_flows').where('email', '=', account.email).execute();
      await transaction.deleteFrom('social_credentials').where('email', '=', account.email).execute();
    }
    const now = await stillSignedIn(dependencies, transaction, session);
    // First, so that the mail is forgotten with the others once it is delivered.
    await tell();
    await onAccountDeleted(transaction, toPrincipal(now));
    await dependencies.passkeys?.removeAllIn(transaction, principalOf(account));
    // Sessions, tokens, codes and links to providers go with it (`on delete cascade`).
    await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
  });
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}
