import { errors, jwtVerify, SignJWT } from 'jose';
import { identityApiKey, identityErrors } from '../../../contracts/identity-wire.ts';
import { IdentityError } from '../protocol/identity-error.ts';
import { algorithm, type SigningKeys } from './signing-keys.ts';

/** How long an ID token is valid, in seconds: an hour, as in the protocol. */
export const idTokenSeconds = 3600;

/** The claims of an ID token about its holder. */
export type IdTokenClaims = {
  accountId: string;
  sessionId: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  /** `password` or a provider's id. */
  provider: string;
  signedInAt: number;
};

export type IdTokens = ReturnType<typeof createIdTokens>;

/** Signs and reads ID tokens: ES256, issued by this site for this service. */
export function createIdTokens(keys: SigningKeys, options: { issuer: string; now: () => number }) {
  const { issuer, now } = options;

  return {
    async sign(claims: IdTokenClaims): Promise<string> {
      const { kid, privateKey } = await keys.current();
      const issuedAt = Math.floor(now() / 1000);
      const { accountId, email, displayName, photoUrl, provider } = claims;
      return new SignJWT({
        ...(displayName !== null && { name: displayName }),
        ...(photoUrl !== null && { picture: photoUrl }),
        ...(email !== null && { email, email_verified: claims.emailVerified }),
        user_id: accountId,
        sid: claims.sessionId,
        auth_time: Math.floor(claims.signedInAt / 1000),
        firebase: { identities: email === null ? {} : { email: [email] }, sign_in_provider: provider },
      })
        .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(identityApiKey)
        .setSubject(accountId)
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
        if (error instanceof errors.JWTExpired) throw new IdentityError(identityErrors.tokenExpired);
        if (error instanceof errors.JOSEError) throw new IdentityError(identityErrors.invalidIdToken);
        throw error;
      }
    },
  };
}
