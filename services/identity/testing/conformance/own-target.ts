import { onTestFinished } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { keepCredential } from '../../social/social-credentials.ts';
import { testIdentity } from '../test-identity.ts';
import type { SdkTarget } from './sdk-target.ts';

/** This site's service, on a store of its own until the end of the test. */
export async function ownTarget(): Promise<SdkTarget> {
  const identity = await testIdentity();
  const { clock, database } = identity;
  // The SDK goes by the real time.
  clock.now = Date.now();
  const { origin, server } = await serve((request) => identity.routes.fetch(request));
  onTestFinished(() => server.close().closeAllConnections());

  return {
    name: 'this site',
    origin,
    async resetCode(email) {
      const mails = (await identity.mails()).filter(({ template }) => template === 'password_reset');
      const link = mails.findLast((mail) => mail['email'] === email)?.['link'] ?? '';
      return new URL(link).searchParams.get('oobCode') ?? '';
    },
    idToken({ provider, ...proof }) {
      const person = { ...proof, displayName: 'Asha Verma', photoUrl: null };
      return keepCredential(database.db, { provider, person, now: clock.now });
    },
    async disable(uid) {
      await database.db.updateTable('accounts').set({ disabled: 1 }).where('id', '=', uid).execute();
    },
  };
}
