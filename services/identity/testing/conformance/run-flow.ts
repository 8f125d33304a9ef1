import { randomUUID } from 'node:crypto';
import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, getAuth } from 'firebase/auth';
import type { SdkTarget } from './sdk-target.ts';

/** What the SDK says of a step: `ok`, or a code without `auth/`; of both services alike, or of each. */
export type Expected = string | Record<SdkTarget['name'], string>;

/** Does something with the SDK and notes what came of it; undefined when it was refused. */
export type Step = <Result>(
  name: string,
  expected: Expected,
  call: () => Promise<Result>,
) => Promise<Result | undefined>;

/** What a flow has at hand: an SDK where nobody is signed in, and an address nobody has used. */
export type Bench = { auth: Auth; elsewhere: Auth; email: string; target: SdkTarget };

/** A way through the SDK, in steps. */
export type Flow = { name: string; run: (bench: Bench, step: Step) => Promise<void> };

export type Outcome = { step: string; expected: string; came: string };

/** Walks a flow with the official SDK, unmodified, at a service. */
export async function runFlow({ run }: Flow, target: SdkTarget): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const apps = [newApp(target.origin), newApp(target.origin)] as const;
  const [auth, elsewhere] = [getAuth(apps[0]), getAuth(apps[1])];
  const step: Step = async (name, expected, call) => {
    let came = 'ok';
    const result = await call().catch((error: unknown) => {
      came = error instanceof FirebaseError ? error.code.replace('auth/', '') : String(error);
    });
    outcomes.push({ step: name, expected: typeof expected === 'string' ? expected : expected[target.name], came });
    return result ?? undefined;
  };
  try {
    await run({ auth, elsewhere, email: `asha-${randomUUID()}@example.com`, target }, step);
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
