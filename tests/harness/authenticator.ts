import type { CDPSession } from 'playwright-core';

/** Adds a virtual authenticator that always confirms; returns a function that deletes its passkeys. */
export async function giveAuthenticator(devtools: CDPSession): Promise<() => Promise<void>> {
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }).then(() => undefined);
}
