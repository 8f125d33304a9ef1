import { errors, jwtVerify, SignJWT } from 'jose';
import { identityApiKey } from '../../../contracts/identity-wire.ts';
import type { Account } from '../accounts/account-queries.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import type { Session } from './sessions.ts';
import { algorithm, type SigningKeys } from './signing-keys.ts';

/** How long an ID token is valid, in seconds: an hour, as in the protocol. */
export const idTokenSeconds = 3600;

export type IdTokens = ReturnType<typeof createIdTokens>;

/** Signs and reads ID tokens: ES256, issued by this site for this service. */
export function createIdTokens(keys: SigningKeys, options: { issuer: string; now: () => number }) {
  const { issuer, now } = options;

  return {
    async sign(account: Account, session: Session): Promise<string> {
      const { kid, privateKey } = await keys.current();
      const issuedAt = Math.floor(now() / 1000);
      const { id, email, email_verified: verified, display_name: name, photo_url: picture } = account;
      return new SignJWT({
        ...(name !== null && { name }),
        ...(picture !== null && { picture }),
        ...(email !== null && { email, email_verified: verified === 1 }),
        user_id: id,
        sid: session.id,
        auth_time: Math.floor(session.signedInAt / 1000),
        firebase: { identities: email === null ? {} : { email: [email] }, sign_in_provider: session.provider },
      })
        .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(identityApiKey)
        .setSubject(id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + idTokenSeconds)
        .sign(privateKey);
    },

    /** Verifies an ID token and returns its ids. Throws INVALID_ID_TOKEN or TOKEN_EXPIRED. */
    async read(token: string): Promise<{ accountId: string; sessionId: string }> {
      try {
        const { payload } = await jwtVerify(
          token,
          async ({ kid }) => {
            const key = await keys.find(String(kid));
            if (!key) throw new errors.JWKSNoMatchingKey();
            return key;
          },
          {
            algorithms: [algorithm],
            issuer,
            audience: identityApiKey,
            typ: 'JWT',
            requiredClaims: ['sub', 'sid', 'exp', 'iat'],
            currentDate: new Date(now()),
          },
        );
        return { accountId: String(payload.sub), sessionId: String(payload['sid']) };
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new IdentityError('tokenExpired');
        if (error instanceof errors.JOSEError) throw new IdentityError('invalidIdToken');
        throw error;
      }
    },
  };
}
