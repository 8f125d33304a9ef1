import { authPaths } from '../../../contracts/identity-wire.ts';
import { softwareAuthenticator } from '../../passkeys/testing/software-authenticator.ts';
import { asha, siteOrigin, type TestIdentity } from './test-identity.ts';

type Device = ReturnType<typeof softwareAuthenticator>;
const { create, add, request } = authPaths.passkey;

/** A device that can keep passkeys for the site. */
export const newDevice = () => softwareAuthenticator(siteOrigin);

/** A new passkey of a device, which is not yet added to the account. */
export async function newPasskey(identity: TestIdentity, device: Device, idToken: string) {
  const { options } = await identity.post(create, { idToken, currentPassword: asha.password });
  return device.create(options as Parameters<Device['create']>[0]);
}

/** Adds a new passkey to an account; resolves to its id. */
export async function addPasskey(identity: TestIdentity, device: Device, idToken: string): Promise<string> {
  const credential = await newPasskey(identity, device, idToken);
  await identity.post(add, { idToken, credential });
  return credential.id;
}

/** What a device answers when it is asked for a passkey. */
export async function passkeyProof(identity: TestIdentity, device: Device, id: string) {
  const { options } = await identity.post(request, {});
  return device.get(options as Parameters<Device['get']>[0], id);
}
