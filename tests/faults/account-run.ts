import { accountClient } from './account-client.ts';
import { codesUnderTwoIds, untilMailed } from './account-checks.ts';
import { visitor } from './account-visitor.ts';
import { type KillOptions, withKilledServers } from './killed-servers.ts';
import { seededRandom } from '../harness/random.ts';

const visitors = 4;
const killWithinMs = 300;

/**
 * Lets visitors sign up, log in, refresh, change and reset passwords, log out and delete accounts while processes are
 * killed at random moments, and holds every account against what was acknowledged, after each kill.
 */
export function accountRun(options: KillOptions) {
  return withKilledServers(options, async ({ ports, mails, killOne }) => {
    const client = accountClient(ports);
    /** Acknowledged promises that were not kept: must be none. */
    const broken: string[] = [];
    const everybody = Array.from({ length: visitors }, (_, index) => {
      const random = seededRandom(options.seed + index + 1);
      return visitor({ client, mails, random }, { name: `visitor${index}`, broken });
    });
    for (let kill = 0; kill < options.kills; kill += 1) {
      const killed = new AbortController();
      const work = everybody.map((one) => one.work(killed.signal));
      const startAgain = await killOne(killWithinMs);
      killed.abort();
      await startAgain();
      await Promise.all(work);
      await Promise.all(everybody.map((one) => one.check()));
    }
    const accounts = everybody.flatMap((one) => one.accounts);
    const lacking = await untilMailed(mails, accounts);
    broken.push(...lacking.map(({ email }) => `${email}: a promised mail has not come`));
    broken.push(...codesUnderTwoIds(mails).map((code) => `${code} came under two Message-IDs`));
    /** The number of acknowledged actions of each kind. */
    const done: Record<string, number> = {};
    for (const { acts } of everybody) for (const [name, count] of acts) done[name] = (done[name] ?? 0) + count;
    return { kills: options.kills, accounts: accounts.length, ...client.counts(), done, broken };
  });
}
