import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';

export {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';

/**
 * An attestation object without its statement, which tells who made the authenticator. Nobody asked for one, and the library, to judge
 * it, would fetch whatever addresses its certificates name. Throws when it cannot be read.
 */
export function withoutStatement(attestationObject: string): string {
  const sent = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const none = new Map<string, string | Map<string, string> | Uint8Array>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', sent.get('authData')],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(none));
}
