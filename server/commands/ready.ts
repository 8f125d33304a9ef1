import { company } from '../../content/company.ts';
import { type Check, failedBy } from '../ready/check.ts';
import { contentChecks } from '../ready/content-checks.ts';
import { clockCheck, storageChecks } from '../ready/machine-checks.ts';
import { loginChecks } from '../ready/login-checks.ts';
import { mailChecks } from '../ready/mail-checks.ts';
import { publicChecks } from '../ready/public-checks.ts';
import { serverCheck } from '../ready/server-check.ts';
import { type Config, readConfig, untouchedFolders } from '../config.ts';
import { cannotOpen } from '../prepare-store.ts';
import { OperatorError } from '../operator-error.ts';
import { type Command, exitCodes } from './command.ts';
import { requireStore, withStore } from './owner-store.ts';

const marks: Record<Check['state'], string> = { ok: 'ok', attention: '!', failed: 'FAILED', unknown: '?' };

/** Everything that has to be right before, and while, the site is public. */
export const ready: Command = {
  summary: 'what is still open before the site goes public, and what to do about each',
  usage: `jantar ready [--words] [--dkim NAME] [--ntp HOST]
  --words      only what is still sample or unconfirmed in the pages
  --dkim NAME  the selector of your mail service's DKIM key
  --ntp HOST   the time server to compare with; pool.ntp.org without it`,
  options: { words: { type: 'boolean' }, dkim: { type: 'string' }, ntp: { type: 'string' } },
  async run({ flags, options: { dkim, ntp = 'pool.ntp.org' } }) {
    const checks = flags.has('words') ? contentChecks() : await allChecks(dkim, ntp);
    const open = checks.filter(({ state }) => state !== 'ok');
    const text = checks.map(({ name, state, says, remedy }) => {
      const line = `${marks[state].padEnd(7)} ${name}: ${says}`;
      return remedy === undefined ? line : `${line}\n        → ${remedy}`;
    });
    text.push('');
    const inWords = open.filter(({ name }) => name.startsWith('content/')).length;
    if (inWords > 0) text.push(settledWords);
    text.push(
      open.length === 0
        ? 'Ready: nothing is open.'
        : `${open.length} of ${checks.length} points are open: ${inWords} in the words, ${open.length - inWords} on this machine.`,
    );
    return { text: text.join('\n'), data: checks, code: exitCodeOf(checks) };
  },
};

/** Only the owner knows when a text is right, whether or not it was changed. */
const settledWords =
  'A text of content/ is listed until you take it off: its sentence in `…ToConfirm` beside it, `sample`, or `confirm` of a claim. Then build anew.';

async function allChecks(selector: string | undefined, ntp: string): Promise<Check[]> {
  const config = readConfig(process.env, company.email, untouchedFolders);
  const checks = await Promise.all([
    mailChecks(config, { selector }),
    publicChecks(config, Date.now),
    storeChecks(config),
    Promise.all([clockCheck(ntp), serverCheck(config)]),
  ]);
  return [...contentChecks(), ...checks.flat()];
}

/** What is to be said of the store, or that it is not where the settings say. */
async function storeChecks(config: Config): Promise<Check[]> {
  try {
    requireStore();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return [failedBy('store', error)];
  }
  return [...(await storageChecks(config, Date.now)), ...(await loginsOf(config))];
}

async function loginsOf(config: Config): Promise<Check[]> {
  try {
    return await withStore((database) => loginChecks(database, config.providers), config);
  } catch (error) {
    return [failedBy('store', error instanceof OperatorError ? error : cannotOpen(error, config))];
  }
}

function exitCodeOf(checks: readonly Check[]) {
  if (checks.some(({ state }) => state === 'failed')) return exitCodes.failed;
  return checks.some(({ state }) => state === 'attention') ? exitCodes.attention : exitCodes.ok;
}
