import {
  type AccountWorld,
  askForReset,
  changePassword,
  deleteAccount,
  logIn,
  logOut,
  refresh,
  signUp,
  useResetCode,
} from './account-calls.ts';
import { checkAccount } from './account-checks.ts';
import { BrokenPromise, type KnownAccount } from './known-account.ts';
import { pick } from './killed-servers.ts';

type Act = (world: AccountWorld, account: KnownAccount) => Promise<unknown>;

const mostAccounts = 3;
const mostSessions = 3;
const fewestSteps = 3;

/** A visitor with a few accounts who performs random actions. Broken promises are added to `broken`. */
export function visitor(world: AccountWorld, { name, broken }: { name: string; broken: string[] }) {
  const { random } = world;
  const living: KnownAccount[] = [];
  const laidAside: KnownAccount[] = [];
  const acts = new Map<string, number>();
  let made = 0;

  async function perform(act: Act, account: KnownAccount): Promise<void> {
    if ((await act(world, account)) === 'not now') return;
    acts.set(act.name, (acts.get(act.name) ?? 0) + 1);
    account.tokens.splice(0, account.tokens.length - mostSessions);
  }

  async function step(): Promise<void> {
    if (living.length < mostAccounts && random() < 0.4) {
      living.push(await signUp(world, `${name}-${(made += 1)}@example.com`));
      acts.set(signUp.name, made);
      return;
    }
    if (living.length === 0) return;
    const account = pick(living, random());
    await guarded(account, () => perform(nextAct(account, random()), account));
    if (account.isDeleted || (account.reset === 'done' && random() < 0.3)) layAside(account);
  }

  async function guarded(account: KnownAccount, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof BrokenPromise)) throw error;
      broken.push(error.message);
      living.splice(living.indexOf(account), 1);
    }
  }

  function layAside(account: KnownAccount): void {
    living.splice(living.indexOf(account), 1);
    laidAside.push(account);
  }

  return {
    /** The number of acknowledged actions of each kind. */
    acts,
    accounts: () => [...living, ...laidAside],
    /** Runs until it is stopped, but for at least some actions on a slow machine. */
    async work(stop: AbortSignal): Promise<void> {
      for (let steps = 0; !stop.aborted || steps < fewestSteps; steps += 1) await step();
    },
    async check(): Promise<void> {
      await Promise.all(living.map((account) => guarded(account, () => checkAccount(world, account))));
    },
    async checkEverything(): Promise<void> {
      living.push(...laidAside.splice(0));
      // Sequentially, since so many hashes at once would exceed the service's queue.
      for (const account of living.slice()) {
        await guarded(account, () => checkAccount(world, account, { everything: true }));
      }
    },
  };
}

/** The actions that are possible now. While a reset mail is pending the password is not changed, which would invalidate the code. */
function nextAct({ reset, tokens }: KnownAccount, random: number): Act {
  if (tokens.length === 0) return logIn;
  if (random < 0.4) return refresh;
  if (random < 0.5) return logIn;
  if (random < 0.6) return logOut;
  if (reset === 'asked') return useResetCode;
  if (random < 0.78) return changePassword;
  if (random < 0.94) return reset === 'none' ? askForReset : changePassword;
  return deleteAccount;
}
