import { identityApiKey, type TokenAnswer } from '../../../contracts/identity-wire.ts';
import type { Caller } from '../caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { idTokenSeconds } from '../tokens/id-token.ts';
import { findAccount } from './account-queries.ts';

/** Exchanges a refresh token, which is used up, for new tokens. */
export async function refresh(
  { db, sessions, limits, idTokens }: Dependencies,
  { grant_type, refresh_token }: { grant_type: string; refresh_token: string },
  caller: Caller,
): Promise<TokenAnswer> {
  if (grant_type !== 'refresh_token') throw new IdentityError('invalidGrantType');
  if (refresh_token === '') throw new IdentityError('missingRefreshToken');
  const { session, refreshToken } = await limits.code(caller.address, () => sessions.refresh(refresh_token, caller));
  const account = await findAccount(db, session.accountId);
  if (!account) throw new IdentityError('userNotFound');
  if (account.disabled === 1) throw new IdentityError('userDisabled');
  const idToken = await idTokens.sign(account, session);
  return {
    access_token: idToken,
    expires_in: String(idTokenSeconds),
    token_type: 'Bearer',
    refresh_token: refreshToken,
    id_token: idToken,
    user_id: account.id,
    project_id: identityApiKey,
  };
}
