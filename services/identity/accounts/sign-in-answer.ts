import type { Selectable } from 'kysely';
import type { SignInAnswer } from '../../../contracts/identity-wire.ts';
import type { AccountsTable } from '../../database/identity-tables.ts';
import type { Parts } from '../parts.ts';
import { idTokenSeconds } from '../tokens/id-token.ts';
import type { Refreshed, Session } from '../tokens/sessions.ts';

export type Account = Selectable<AccountsTable>;

/** What every way of signing in answers. Called after the commit: signing reads the store on its own. */
export async function signInAnswer(
  parts: Parts,
  account: Account,
  { session, refreshToken }: Refreshed,
  kind: string,
): Promise<SignInAnswer> {
  return {
    kind: `identitytoolkit#${kind}`,
    localId: account.id,
    email: account.email ?? '',
    ...(account.display_name !== null && { displayName: account.display_name }),
    idToken: await signIdToken(parts, account, session),
    refreshToken,
    expiresIn: String(idTokenSeconds),
  };
}

export function signIdToken(parts: Parts, account: Account, session: Session): Promise<string> {
  return parts.idTokens.sign({
    accountId: account.id,
    sessionId: session.id,
    email: account.email,
    emailVerified: account.email_verified === 1,
    displayName: account.display_name,
    photoUrl: account.photo_url,
    provider: session.provider,
    signedInAt: session.signedInAt,
  });
}
