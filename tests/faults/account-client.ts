import { setTimeout as wait } from 'node:timers/promises';
import { authPaths, type IdentityErrorBody, identityApiKey, identityPaths } from '../../contracts/identity-wire.ts';
import { ask, networkOf } from '../../server/fixture/ask.ts';

const pauseMs = 20;

/** The answer of a call: its fields, or the error message. */
export type Answer = { status: number; error: string } & Record<string, unknown>;

export type AccountClient = ReturnType<typeof accountClient>;

/** Calls the identity protocol, each time on the next server and from another address. */
export function accountClient(ports: readonly number[]) {
  let calls = 0;
  let unanswered = 0;

  /** Undefined when the outcome is unknown: no answer, or one that the store failed. */
  async function attempt(path: string, body: string | URLSearchParams): Promise<Answer | undefined> {
    const caller = (calls += 1);
    const port = ports[caller % ports.length] ?? 0;
    const type = typeof body === 'string' ? 'application/json' : 'application/x-www-form-urlencoded';
    const url = `${path}?key=${identityApiKey}`;
    const question = { method: 'POST', body: String(body), headers: { 'content-type': type } };
    const answer = await ask(port, url, { ...question, localAddress: networkOf(caller) }).catch(() => undefined);
    if (answer === undefined || answer.status >= 500) {
      unanswered += 1;
      await wait(pauseMs);
      return undefined;
    }
    const fields = JSON.parse(answer.body.toString()) as Record<string, unknown> & Partial<IdentityErrorBody>;
    return { ...fields, status: answer.status, error: fields.error?.message ?? '' };
  }

  return {
    counts: () => ({ calls, unanswered }),
    /** One attempt. */
    call: (method: keyof typeof identityPaths, body: object) => attempt(identityPaths[method], JSON.stringify(body)),
    signIn: (email: string, password: string) =>
      untilAnswered(() => attempt(identityPaths.signInWithPassword, JSON.stringify({ email, password }))),
    refresh: (refreshToken: string) =>
      untilAnswered(() =>
        attempt(identityPaths.token, new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })),
      ),
    logOut: (token: string, { all }: { all: boolean }) =>
      untilAnswered(() => attempt(authPaths.revoke, new URLSearchParams({ token, all: String(all) }))),
  };
}

/** Repeats an attempt until it is answered, as a visitor does who presses the button again. */
export async function untilAnswered(attempt: () => Promise<Answer | undefined>): Promise<Answer> {
  for (;;) {
    const answer = await attempt();
    if (answer) return answer;
  }
}
