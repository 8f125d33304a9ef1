import { randomUUID } from 'node:crypto';
import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, getAuth } from 'firebase/auth';
import type { SdkTarget } from './sdk-target.ts';

/** The expected result of a step: `ok` or an error code without `auth/`, the same for both services or one for each. */
export type Expected = string | Record<SdkTarget['name'], string>;

/** Runs one SDK call and records its result; resolves to undefined when the call was refused. */
export type Step = <Result>(
  name: string,
  expected: Expected,
  call: () => Promise<Result>,
) => Promise<Result | undefined>;

/** What a flow works with: two SDK instances without a signed-in user, and an unused e-mail address. */
export type Bench = { auth: Auth; elsewhere: Auth; email: string; target: SdkTarget };

/** A named sequence of SDK calls. */
export type Flow = { name: string; run: (bench: Bench, step: Step) => Promise<void> };

export type Outcome = { step: string; expected: string; came: string };

/** Runs a flow with the official, unmodified SDK against a service. */
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
