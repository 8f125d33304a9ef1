import type { CDPSession } from 'playwright-core';

/** A device that keeps passkeys, whose holder is there and gives the fingerprint; returns how it loses them. */
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
