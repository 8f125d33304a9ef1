import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Stored = { privateKey: KeyObject; rpId: string; userHandle: string; uses: number };

/** Deviations of a faulty or tampered authenticator. */
export type Deviations = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Without the holder's PIN or fingerprint. */
  unverified?: boolean;
  /** The reported counter; by default one more than before. */
  counter?: number;
  userHandle?: string;
  /** The format of an attestation that nobody asked for, with a certificate that cannot be read. */
  attestation?: string;
};

/** An authenticator in software, which answers in JSON as a browser at `origin` would. */
export function softwareAuthenticator(origin: string) {
  const stored = new Map<string, Stored>();

  const clientData = (type: string, challenge: string, deviations: Deviations) =>
    Buffer.from(
      JSON.stringify({ type, challenge: deviations.challenge ?? challenge, origin: deviations.origin ?? origin }),
    );

  return {
    /** As `navigator.credentials.create()`. */
    create(options: PublicKeyCredentialCreationOptionsJSON, deviations: Deviations = {}): RegistrationResponseJSON {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(16);
      const rpId = deviations.rpId ?? options.rp.id ?? new URL(origin).hostname;
      stored.set(id.toString('base64url'), { privateKey, rpId, userHandle: options.user.id, uses: 0 });
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
      const authData = Buffer.concat([head(rpId, { ...deviations, hasCredential: true }), credential]);
      const attestation = new Map<string, unknown>([
        ['fmt', deviations.attestation ?? 'none'],
        ['attStmt', new Map(deviations.attestation ? [['x5c', [new Uint8Array(9)]]] : [])],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, deviations).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** As `navigator.credentials.get()`, with the passkey of this id. */
    get(
      options: PublicKeyCredentialRequestOptionsJSON,
      id: string,
      deviations: Deviations = {},
    ): AuthenticationResponseJSON {
      const passkey = stored.get(id);
      if (!passkey) throw new Error(`This authenticator has no passkey ${id}.`);
      passkey.uses += 1;
      const authData = head(deviations.rpId ?? passkey.rpId, { counter: passkey.uses, ...deviations });
      const data = clientData('webauthn.get', options.challenge, deviations);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, passkey.privateKey).toString('base64url'),
          userHandle: deviations.userHandle ?? passkey.userHandle,
        },
      };
    },
  };
}

/** The first 37 bytes of the authenticator data (WebAuthn, section 6.1). */
function head(
  rpId: string,
  { unverified = false, counter = 0, hasCredential = false }: Deviations & { hasCredential?: boolean },
): Buffer {
  const present = 1;
  const verified = unverified ? 0 : 4;
  const credential = hasCredential ? 64 : 0;
  const rest = Buffer.alloc(5);
  rest.writeUInt8(present + verified + credential, 0);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
}

/** An ES256 key as COSE writes it (RFC 9053, section 7.1). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  return Buffer.from(isoCBOR.encode(key as never));
}
