import { Resolver } from 'node:dns/promises';
import { codeOf } from '../../services/error-code.ts';
import { classifyFailure, isForNow } from '../../services/mail-relay/delivery/failure.ts';
import { clearTextWanted, domainOf, proveSmtp } from '../../services/mail-relay/delivery/smtp.ts';
import { reasonOf } from '../../services/mail-relay/mailbox/pages/delivery-history.ts';
import type { Config } from '../config.ts';
import { attention, type Check, failed, ok, reason, unknown } from './check.ts';

/** The TXT records of a name, each as one text; empty when the name has none. Rejects when no DNS server answers. */
type ReadTxt = (name: string) => Promise<string[]>;

/** Asks the system's DNS servers, within a few seconds each. */
const systemDns = new Resolver({ timeout: 2000, tries: 2 });

const readTxtFrom =
  (dns: Pick<Resolver, 'resolveTxt'>): ReadTxt =>
  async (name) => {
    try {
      return (await dns.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (['ENOTFOUND', 'ENODATA'].includes(codeOf(error))) return [];
      throw error;
    }
  };

/** DKIM selectors of common mail services; DNS has no query that lists the selectors of a domain. */
const usualSelectors = ['default', 'mail', 'dkim', 'google', 'selector1', 's1', 'k1', 'fm1', 'protonmail', 'zoho'];

type MailConfig = Pick<Config, 'smtpUrl' | 'smtpBackupUrl' | 'mailFrom' | 'mailTo' | 'mailBackupTo'>;

/** Checks that the SMTP servers accept the log-in over TLS, the sender and the recipients, and that SPF, DKIM and DMARC vouch for the sender's domain. */
export async function mailChecks(
  { smtpUrl, smtpBackupUrl, mailFrom, mailTo, mailBackupTo }: MailConfig,
  { dns = systemDns, selector }: { dns?: Pick<Resolver, 'resolveTxt'>; selector?: string | undefined },
): Promise<Check[]> {
  if (smtpUrl === undefined) {
    return [
      attention('mail', 'Mail is kept in the inbox here and reaches nobody.', 'Set SMTP_URL to your mail server.'),
    ];
  }
  const domain = domainOf(mailFrom);
  const txt = readTxtFrom(dns);
  const envelopes = [...new Set([mailTo, mailBackupTo])].map((to) => ({ from: mailFrom, to }));
  const routes = [smtpCheck('mail server', smtpUrl, envelopes)];
  if (smtpBackupUrl !== undefined) routes.push(smtpCheck('backup mail server', smtpBackupUrl, envelopes));
  const checks = await Promise.all([
    ...routes,
    dnsCheck('SPF', domain, spf(domain, txt)),
    dnsCheck('DKIM', domain, dkim(domain, txt, selector)),
    dnsCheck('DMARC', domain, dmarc(domain, txt)),
  ]);
  return [...checks, ...replyChecks(mailFrom, [mailTo, mailBackupTo])];
}

/** Says when a visitor's message goes to its own sender: Gmail and others take it for one sent by its reader, and leave Reply-To aside. */
function replyChecks(mailFrom: string, recipients: readonly string[]): Check[] {
  const bare = (mailbox: string) => (/<(.*)>/.exec(mailbox)?.[1] ?? mailbox).toLowerCase();
  const sender = bare(mailFrom);
  if (!recipients.some((one) => bare(one) === sender)) return [];
  const says = `Messages go to the address they come from, ${sender}. There Gmail sends your reply to yourself.`;
  return [
    attention('reply', says, 'Set MAIL_FROM or MAIL_TO to another address, or answer by the button in the inbox.'),
  ];
}

type MailEnvelope = { from: string; to: string };

async function smtpCheck(name: string, url: string, envelopes: readonly MailEnvelope[]): Promise<Check> {
  const { hostname, search } = new URL(url);
  for (const envelope of envelopes) {
    const refusal = await refusalBy(name, url, envelope);
    if (refusal) return refusal;
  }
  if (search !== clearTextWanted) return ok(name, `${hostname} lets the site in, over TLS or on this machine.`);
  return attention(name, `${hostname} lets the site in, in clear.`, `Take ${clearTextWanted} away if it offers TLS.`);
}

/** What an SMTP server has against the site, or against one of the two addresses; undefined when nothing. */
async function refusalBy(name: string, url: string, envelope: MailEnvelope): Promise<Check | undefined> {
  const { hostname } = new URL(url);
  try {
    await proveSmtp(url, envelope);
    return undefined;
  } catch (error) {
    const answer = error instanceof Error && 'response' in error ? String(error.response) : '';
    // 530: it wants a log-in first, whatever the addresses.
    const isOfAddresses = codeOf(error) === 'EENVELOPE' && !answer.startsWith('530');
    const says = isOfAddresses
      ? `${hostname} takes no mail from ${envelope.from} to ${envelope.to}: ${answer}`
      : `${hostname} does not let the site in (${reason(error)}).`;
    // As with greylisting or too many log-ins; the site tries again by itself.
    if (isForNow(answer)) return attention(name, says, 'Look again in a quarter of an hour.');
    const remedy = isOfAddresses
      ? 'Set MAIL_FROM to an address this server lets you send as, MAIL_TO and MAIL_BACKUP_TO to ones that take mail.'
      : remedyFor(classifyFailure(error).reason);
    return failed(name, says, remedy);
  }
}

/** What to do about an SMTP server that does not let the site in, by the codes of the failure. */
function remedyFor(failure: string): string {
  if (/WRONG_VERSION_NUMBER/.test(failure)) return 'Correct the port: smtps:// is mostly on 465, smtp:// on 587.';
  if (failure.startsWith('EDNS')) return 'Correct the host in SMTP_URL. Is no other name found either, mend DNS here.';
  const kind = reasonOf(failure);
  if (kind === 'login')
    return 'Correct user and password in SMTP_URL, percent-encoded. Some services want a key of their own.';
  if (kind === 'tls')
    return 'Name the host that its certificate is for, or have that renewed. An smtp:// server has to offer STARTTLS.';
  return 'Correct host and port. Many providers of machines close port 25, some all of SMTP until you ask.';
}

async function spf(domain: string, txt: ReadTxt): Promise<Check> {
  const records = (await txt(domain)).filter((record) => /^v=spf1(?: |$)/i.test(record));
  const [record = ''] = records;
  const remedy = `Give ${domain} one TXT record that names your mail server: v=spf1 include:spf.your-mail-service.com -all`;
  if (records.length !== 1) return failed('SPF', `${domain} has ${records.length} SPF records.`, remedy);
  if (/\s\+?all\b/i.test(record)) return failed('SPF', `${domain} lets everybody send: ${record}`, remedy);
  return ok('SPF', `${domain}: ${record}`);
}

async function dkim(domain: string, txt: ReadTxt, selector: string | undefined): Promise<Check> {
  const selectors = selector === undefined ? usualSelectors : [selector];
  const found = await Promise.all(selectors.map((one) => txt(`${one}._domainkey.${domain}`)));
  const index = found.findIndex((records) => records.some((record) => /\bp=[\w+/]/.test(record)));
  if (index !== -1) return ok('DKIM', `${selectors[index]}._domainkey.${domain} holds a key.`);
  if (selector !== undefined) {
    const remedy = 'Put the TXT record there that your mail service shows you.';
    return failed('DKIM', `${selector}._domainkey.${domain} holds no key.`, remedy);
  }
  const remedy = 'Name the selector your mail service gave you: jantar ready --dkim NAME';
  return unknown('DKIM', `${domain} has no key under a usual name.`, remedy);
}

async function dmarc(domain: string, txt: ReadTxt): Promise<Check> {
  const remedy = `Give _dmarc.${domain} a TXT record: v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`;
  const labels = domain.split('.');
  // A domain without a record of its own inherits its parent's.
  for (let first = 0; first <= labels.length - 2; first += 1) {
    const name = `_dmarc.${labels.slice(first).join('.')}`;
    const record = (await txt(name)).find((one) => /^v=DMARC1\b/.test(one));
    if (record === undefined) continue;
    if (/\bp=none\b/i.test(record)) return attention('DMARC', `${name} only watches: ${record}`, remedy);
    return ok('DMARC', `${name}: ${record}`);
  }
  return failed('DMARC', `${domain} has no DMARC record.`, remedy);
}

/** A check of what DNS says of a domain, or that nobody answers it. */
async function dnsCheck(name: string, domain: string, look: Promise<Check>): Promise<Check> {
  try {
    return await look;
  } catch (error) {
    const remedy = 'Run this where DNS can be asked.';
    return unknown(name, `Nobody answers what ${domain} says (${reason(error)}).`, remedy);
  }
}
