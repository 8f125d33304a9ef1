import { randomUUID } from 'node:crypto';
import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, getAuth } from 'firebase/auth';
import { onTestFinished } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { type TestIdentity, testIdentity } from './test-identity.ts';

/** Makes one SDK call and records its result beside the expected one: `ok` or an error code without `auth/`. */
export type Step = <Result>(name: string, expected: string, call: () => Promise<Result>) => Promise<Result | undefined>;

/** What a flow works with: two SDK instances without a signed-in user, an unused e-mail address, and the service. */
export type Bench = { auth: Auth; elsewhere: Auth; email: string; identity: TestIdentity };

/** A named sequence of SDK calls. */
export type Flow = { name: string; run: (bench: Bench, step: Step) => Promise<void> };

export type Outcome = { step: string; expected: string; came: string };

/** Runs a flow with the official, unmodified SDK against this site's service. */
export async function runSdkFlow({ run }: Flow): Promise<Outcome[]> {
  const identity = await testIdentity();
  // The SDK goes by the real time.
  identity.clock.now = Date.now();
  const { origin, server } = await serve((request) => identity.routes.fetch(request));
  onTestFinished(() => server.close().closeAllConnections());
  const outcomes: Outcome[] = [];
  const apps = [newApp(origin), newApp(origin)] as const;
  const [auth, elsewhere] = [getAuth(apps[0]), getAuth(apps[1])];
  const step: Step = async (name, expected, call) => {
    let came = 'ok';
    const result = await call().catch((error: unknown) => {
      came = error instanceof FirebaseError ? error.code.replace('auth/', '') : String(error);
    });
    outcomes.push({ step: name, expected, came });
    return result ?? undefined;
  };
  try {
    await run({ auth, elsewhere, email: `asha-${randomUUID()}@example.com`, identity }, step);
  } finally {
    await Promise.all(apps.map(deleteApp));
  }
  return outcomes;
}

function newApp(origin: string) {
  const app = initializeApp({ apiKey: 'site' }, randomUUID());
  connectAuthEmulator(getAuth(app), origin, { disableWarnings: true });
  return app;
}
