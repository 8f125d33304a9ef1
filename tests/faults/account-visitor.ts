import * as calls from './account-calls.ts';
import { checkAccount } from './account-checks.ts';
import { BrokenPromise, type KnownAccount } from './known-account.ts';
import { pick } from './killed-servers.ts';

type Act = (world: calls.AccountWorld, account: KnownAccount) => Promise<unknown>;

const mostAccounts = 3;
const mostSessions = 3;
const fewestSteps = 3;

/** A visitor with a few accounts who performs random actions. Broken promises are added to `broken`. */
export function visitor(world: calls.AccountWorld, { name, broken }: { name: string; broken: string[] }) {
  const { random } = world;
  const accounts: KnownAccount[] = [];
  let living: KnownAccount[] = [];
  /** Since the last check. */
  const deleted: KnownAccount[] = [];
  const acts = new Map<string, number>();

  async function perform(act: Act, account: KnownAccount): Promise<void> {
    if ((await act(world, account)) === 'not now') return;
    acts.set(act.name, (acts.get(act.name) ?? 0) + 1);
    account.tokens.splice(0, account.tokens.length - mostSessions);
  }

  async function step(): Promise<void> {
    if (living.length < mostAccounts && random() < 0.4) {
      const account = await calls.signUp(world, `${name}-${accounts.length}@example.com`);
      accounts.push(account);
      living.push(account);
      acts.set(calls.signUp.name, accounts.length);
      return;
    }
    if (living.length === 0) return;
    const account = pick(living, random());
    await guarded(account, () => perform(nextAct(account, random()), account));
    if (!account.isDeleted) return;
    deleted.push(account);
    leave(account);
  }

  async function guarded(account: KnownAccount, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof BrokenPromise)) throw error;
      broken.push(error.message);
      leave(account);
    }
  }

  function leave(account: KnownAccount): void {
    living = living.filter((one) => one !== account);
  }

  return {
    /** The number of acknowledged actions of each kind. */
    acts,
    /** All of them, also deleted ones. */
    accounts,
    /** Runs until it is stopped, but for at least some actions on a slow machine. */
    async work(stop: AbortSignal): Promise<void> {
      for (let steps = 0; !stop.aborted || steps < fewestSteps; steps += 1) await step();
    },
    async check(): Promise<void> {
      const changed = [...living, ...deleted.splice(0)];
      await Promise.all(changed.map((account) => guarded(account, () => checkAccount(world, account))));
    },
  };
}

/** The actions that are possible now. While a reset mail is pending the password is not changed, which would invalidate the code. */
function nextAct({ reset, tokens }: KnownAccount, random: number): Act {
  if (tokens.length === 0) return calls.logIn;
  if (random < 0.4) return calls.refresh;
  if (random < 0.5) return calls.logIn;
  if (random < 0.6) return calls.logOut;
  if (reset === 'asked') return calls.useResetCode;
  if (random < 0.78) return calls.changePassword;
  // An account that has all behind it makes room for another.
  if (random < (reset === 'done' ? 0.8 : 0.94)) return reset === 'none' ? calls.askForReset : calls.changePassword;
  return calls.deleteAccount;
}
