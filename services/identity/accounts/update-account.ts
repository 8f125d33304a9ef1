import * as v from 'valibot';
import { identityErrors } from '../../../contracts/identity-wire.ts';
import type { Caller, Parts } from '../parts.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { text } from '../protocol/read-body.ts';
import type { Refreshed, Session } from '../tokens/sessions.ts';
import { findAccount } from './account-queries.ts';
import { checkedDisplayName } from './display-name.ts';
import { accountInfo } from './lookup.ts';
import { changePassword } from './change-password.ts';
import { type Account, signInAnswer } from './sign-in-answer.ts';
import { requireRecent, signedIn } from './signed-in.ts';

export const updateBody = v.object({
  idToken: text,
  oobCode: text,
  email: text,
  password: text,
  displayName: v.optional(text),
  photoUrl: v.optional(text),
  deleteAttribute: v.nullish(v.array(v.string()), []),
  deleteProvider: v.nullish(v.array(v.string()), []),
});
type UpdateBody = v.InferOutput<typeof updateBody>;

const longestUrl = 2048;

/**
 * Changes name, picture or password of the account that holds the token. A new password ends every session and
 * answers with a new one. A new address is refused: nobody would have proved that it is theirs.
 */
export async function updateAccount(parts: Parts, body: UpdateBody, { address }: Caller) {
  if (body.oobCode !== '' || body.deleteProvider.length > 0)
    throw new IdentityError(identityErrors.operationNotAllowed);
  const { account, session } = await signedIn(parts, body.idToken);
  if (body.email !== '' && body.email.trim().toLowerCase() !== account.email) {
    throw new IdentityError(identityErrors.operationNotAllowed);
  }
  const profile = checkedProfile(body);
  const hash = body.password === '' ? undefined : await newHash(parts, body.password, { session, address });
  const next = await parts.db.transaction().execute(async (transaction) => {
    if (Object.keys(profile).length > 0) {
      await transaction.updateTable('accounts').set(profile).where('id', '=', account.id).execute();
    }
    if (hash === undefined) return undefined;
    await changePassword(parts, transaction, { account, hash });
    return parts.sessions.begin(transaction, { accountId: account.id, provider: session.provider });
  });
  const updated = (await findAccount(parts.db, account.id)) ?? account;
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...(await accountInfo(parts, updated)),
    ...(next && (await newTokens(parts, updated, next))),
  };
}

async function newHash(
  { passwords, limits, now }: Parts,
  password: string,
  { session, address }: { session: Session; address: string },
): Promise<string> {
  requireRecent(session, now());
  passwords.check(password);
  await limits.newPassword(address);
  return passwords.hash(password);
}

async function newTokens(parts: Parts, account: Account, next: Refreshed) {
  parts.mail.nudge();
  const { idToken, refreshToken, expiresIn } = await signInAnswer(parts, account, next, '');
  return { idToken, refreshToken, expiresIn };
}

function checkedProfile(body: UpdateBody): Partial<Pick<Account, 'display_name' | 'photo_url'>> {
  const remove = new Set(body.deleteAttribute);
  const name = remove.has('DISPLAY_NAME') ? '' : body.displayName;
  const photo = remove.has('PHOTO_URL') ? '' : body.photoUrl;
  return {
    ...(name !== undefined && { display_name: checkedDisplayName(name) }),
    ...(photo !== undefined && { photo_url: checkedPhotoUrl(photo) }),
  };
}

function checkedPhotoUrl(url: string): string | null {
  if (url === '') return null;
  const isPicture = url.length <= longestUrl && URL.canParse(url) && new URL(url).protocol === 'https:';
  if (!isPicture) throw new IdentityError(identityErrors.invalidPhotoUrl);
  return new URL(url).href;
}
