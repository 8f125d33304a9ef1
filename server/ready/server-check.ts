import type { Config } from '../config.ts';
import { attention, type Check, failed, ok, reason } from './check.ts';

const answerMs = 5000;
/** The hosts that listen on every network, each with an address by which this machine reaches itself. */
const ownAddresses: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** The state that the running server reports at /readyz. */
export async function serverCheck({ host, port, metricsToken }: Pick<Config, 'host' | 'port' | 'metricsToken'>) {
  const name = ownAddresses[host] ?? (host.includes(':') ? `[${host}]` : host);
  try {
    const answer = await fetch(`http://${name}:${port}/readyz`, {
      headers: metricsToken === undefined ? {} : { authorization: `Bearer ${metricsToken}` },
      signal: AbortSignal.timeout(answerMs),
    });
    return checkOf((await answer.json()) as Answer);
  } catch (error) {
    return failed('server', `Nothing answers at ${name}:${port} (${reason(error)}).`, 'Start it: jantar start');
  }
}

type Answer = { status: string; problems?: string[] };

function checkOf({ status, problems = [] }: Answer): Check {
  if (status === 'ok') return ok('server', 'It runs, and takes messages.');
  const says = problems.length > 0 ? problems.join(' ') : `It says: ${status}.`;
  const log = 'See its log for “something needs the owner”';
  const remedy = problems.length > 0 ? `${log}.` : `${log}; with METRICS_TOKEN set this line says what.`;
  return status === 'degraded' ? attention('server', says, remedy) : failed('server', says, remedy);
}
