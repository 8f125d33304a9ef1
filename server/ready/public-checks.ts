import { once } from 'node:events';
import { connect } from 'node:tls';
import { dayMs } from '../../contracts/retention.ts';
import { codeOf } from '../../services/error-code.ts';
import { isLoopbackOrigin } from '../../services/loopback.ts';
import type { Config } from '../config.ts';
import { attention, type Check, failed, ok, reason } from './check.ts';

const answerMs = 5000;
/** Fewer days left are reported: certificates of 90 days are usually renewed a month before they expire. */
const soonDays = 21;

/**
 * Checks of the site through its public name: that a proxy is trusted, certificate, redirect to https, that inbox and metrics are
 * closed, and how long security.txt is valid.
 */
export async function publicChecks(
  { siteOrigin: origin, trustedProxies }: Pick<Config, 'siteOrigin' | 'trustedProxies'>,
  now: () => number,
): Promise<Check[]> {
  if (isLoopbackOrigin(origin)) {
    return [
      attention('address', `The site is for this machine alone: ${origin}`, 'Set SITE_ORIGIN to its public name.'),
    ];
  }
  if (!origin.startsWith('https:')) {
    return [failed('address', `${origin} is not https.`, 'Let a proxy end TLS, and set SITE_ORIGIN to https://…')];
  }
  return [proxyCheck(trustedProxies), ...(await checksOfOrigin(new URL(origin), now))];
}

/** Whatever ends TLS for the site is a proxy, which alone knows where a visitor comes from. */
export function proxyCheck({ rules }: Config['trustedProxies']): Check {
  if (rules.length > 0) return ok('proxy', 'It is believed where visitors come from.');
  const says = 'TRUSTED_PROXIES is not set: all visitors count as one, and share its limits.';
  return attention('proxy', says, 'Set it to the address that the proxy comes from, mostly 127.0.0.1.');
}

/** Checks an https origin, also one on this machine. `httpPort` is where http should be answered. */
export async function checksOfOrigin(url: URL, now: () => number, httpPort?: number): Promise<Check[]> {
  const { origin } = url;
  return Promise.all([
    certificate(url, now),
    // A site on another port than 443 is a trial, with no http port beside it.
    url.port !== '' && httpPort === undefined
      ? ok('http', 'Not asked, as the site is not on the usual port.')
      : redirect(`http://${url.hostname}:${httpPort ?? 80}/`),
    closed('inbox', `${origin}/mailbox`, 'Whoever asks sees the inbox. Let no proxy keep answers or add cookies.'),
    closed('metrics', `${origin}/metrics`, 'Whoever asks sees the metrics. Let no proxy add the token.'),
    securityTxt(`${origin}/.well-known/security.txt`, now),
  ]);
}

async function certificate({ hostname, port }: URL, now: () => number): Promise<Check> {
  const name = 'certificate';
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(answerMs) });
    const end = Date.parse(socket.getPeerCertificate().valid_to);
    const days = Math.floor((end - now()) / dayMs);
    const says = `${hostname}: good for ${days} more days.`;
    if (days >= soonDays) return ok(name, says);
    return attention(name, says, 'See why it was not renewed: certbot renew, or the log of Caddy.');
  } catch (error) {
    if (['ENOTFOUND', 'EAI_AGAIN'].includes(codeOf(error))) {
      const where = 'Give it an A record with the address of this machine, or mend DNS here.';
      return failed(name, `DNS has no address for ${hostname} (${reason(error)}).`, where);
    }
    const remedy = 'Let the proxy answer under this name with the whole chain of a certificate for it.';
    return failed(name, `${hostname} shows no certificate that a browser takes (${reason(error)}).`, remedy);
  } finally {
    socket.destroy();
  }
}

async function redirect(address: string): Promise<Check> {
  const name = 'http';
  const remedy = 'Let the proxy answer port 80 with a redirect to https.';
  try {
    const answer = await ask(address);
    const goes = answer.headers.get('location') ?? '';
    if (goes.startsWith('https:')) return ok(name, `It leads to ${goes}`);
    return failed(name, `${address} answers ${answer.status} instead of leading to https.`, remedy);
  } catch (error) {
    return attention(name, `${address} does not answer (${reason(error)}).`, remedy);
  }
}

/** Nobody may use the file after the day in it (RFC 9116), which is that of the build and 300 more. */
async function securityTxt(address: string, now: () => number): Promise<Check> {
  const name = 'security.txt';
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(answerMs) });
    const [, expires = ''] = /^Expires: (.*)$/m.exec(await answer.text()) ?? [];
    const days = Math.floor((Date.parse(expires) - now()) / dayMs);
    if (days >= soonDays) return ok(name, `Good for ${days} more days.`);
    const says = expires === '' ? `${address} answers ${answer.status}, without it.` : `It ends on ${expires}.`;
    return attention(name, says, 'Build anew and restart, so that whoever finds a weakness may use its address.');
  } catch (error) {
    return failed(name, `${address} does not answer (${reason(error)}).`, siteRemedy);
  }
}

const siteRemedy = 'See whether the site runs, and the proxy leads to it.';

async function closed(name: string, address: string, remedy: string): Promise<Check> {
  try {
    const { status } = await ask(address);
    // So answers a proxy that reaches no site.
    if (status >= 500) return failed(name, `${address} answers ${status}.`, siteRemedy);
    return status < 300 ? failed(name, `${address} is open.`, remedy) : ok(name, `Closed to strangers (${status}).`);
  } catch (error) {
    return failed(name, `${address} does not answer (${reason(error)}).`, siteRemedy);
  }
}

/** Asks as a browser does, by its address bar: without this header the site shows nobody the inbox. */
async function ask(address: string): Promise<Response> {
  const headers = { 'sec-fetch-site': 'none' };
  const answer = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(answerMs) });
  await answer.body?.cancel();
  return answer;
}
