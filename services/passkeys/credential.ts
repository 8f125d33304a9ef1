import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';
import { PasskeyError } from './passkey-error.ts';

const text = v.pipe(v.string(), v.maxLength(20_000));
const base64url = v.pipe(text, v.regex(/^[\w-]+$/));
const shape = { id: base64url, rawId: base64url, type: v.literal('public-key') };
const registration = v.object({
  ...shape,
  response: v.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10)), []),
  }),
});
const authentication = v.object({
  ...shape,
  response: v.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: v.optional(v.nullable(text)),
  }),
});
const clientData = v.pipe(v.string(), v.parseJson(), v.object({ challenge: text }));

/** Validates the JSON of a `PublicKeyCredential` from `navigator.credentials.create()`. Throws PasskeyError. */
export function readRegistration(sent: unknown): RegistrationResponseJSON {
  return { ...checked(registration, sent), clientExtensionResults: {} };
}

/** Validates the JSON of a `PublicKeyCredential` from `navigator.credentials.get()`. Throws PasskeyError. */
export function readAuthentication(sent: unknown): AuthenticationResponseJSON {
  const { response, ...credential } = checked(authentication, sent);
  const { userHandle, ...signed } = response;
  return { ...credential, response: { ...signed, ...(userHandle && { userHandle }) }, clientExtensionResults: {} };
}

/** The challenge in the browser's client data, not yet verified by the signature. Throws PasskeyError. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  return checked(clientData, Buffer.from(response.clientDataJSON, 'base64url').toString()).challenge;
}

function checked<Schema extends v.GenericSchema>(schema: Schema, sent: unknown): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, sent);
  if (!success) throw new PasskeyError('refused');
  return output;
}
