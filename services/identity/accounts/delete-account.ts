import * as v from 'valibot';
import type { Dependencies } from '../dependencies.ts';
import { text } from '../protocol/read-body.ts';
import { inOneCommit } from './change-and-tell.ts';
import { principalOf } from './principal-of.ts';
import { toPrincipal, requireRecent, signedIn, stillSignedIn } from './signed-in.ts';

export const deleteBody = v.object({ idToken: text });

/** Deletes the token's account with everything that belongs to it. The sign-in must be recent. */
export async function deleteAccount(dependencies: Dependencies, { idToken }: v.InferOutput<typeof deleteBody>) {
  const { onAccountDeleted } = dependencies;
  const { account, session } = await signedIn(dependencies, idToken);
  requireRecent(session, dependencies.now());
  await inOneCommit(dependencies, { template: 'account_deleted', account, fields: {} }, async (transaction, tell) => {
    // These rows refer to the address, not the account. They go before the account is locked, in the order of a social sign-in.
    if (account.email !== null) {
      await transaction.deleteFrom('social_flows').where('email', '=', account.email).execute();
      await transaction.deleteFrom('social_credentials').where('email', '=', account.email).execute();
    }
    const now = await stillSignedIn(dependencies, transaction, session);
    // The mail is stored first, so that onAccountDeleted marks it for deletion after delivery.
    await tell();
    await onAccountDeleted(transaction, toPrincipal(now));
    await dependencies.passkeys?.removeAllIn(transaction, principalOf(account));
    // Sessions, tokens, codes and provider links are deleted by `on delete cascade`.
    await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
  });
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}
