import { isLoopbackOrigin } from '../../services/loopback.ts';
import type { Fault } from './settings-reader.ts';

/** Names that nobody can own (RFC 2606, section 3). `.test` stays usable for trials. */
const sampleDomain = /@(?:[^\s>]+\.)?(?:example(?:\.(?:com|net|org))?|invalid)>?$/i;

/** Faults for mail addresses that are still samples: a public site, or one that sends mail, must not tell visitors "sent" while nobody receives it. None for a variable with a known fault, whose default stands in. */
export function sampleAddressFaults(
  config: Record<'siteOrigin' | 'mailFrom' | 'mailTo' | 'mailBackupTo', string> & { smtpUrl: string | undefined },
  known: readonly Fault[],
): Fault[] {
  const isPublic = !isLoopbackOrigin(config.siteOrigin);
  if (!isPublic && config.smtpUrl === undefined) return [];
  const cause = isPublic ? 'SITE_ORIGIN is public' : 'SMTP_URL is set';
  const addresses = { MAIL_FROM: config.mailFrom, MAIL_TO: config.mailTo, MAIL_BACKUP_TO: config.mailBackupTo };
  return Object.entries(addresses)
    .filter(
      ([variable, address]) =>
        sampleDomain.test(address) &&
        (variable !== 'MAIL_BACKUP_TO' || address !== config.mailTo) &&
        !known.some((fault) => fault.variable === variable),
    )
    .map(([variable, address]) => ({
      variable,
      problem: `${cause}, but mail would go ${variable === 'MAIL_FROM' ? 'out as' : 'to'} ${address}, a sample that reaches nobody`,
      remedy: `Set ${variable} to an address of yours, or put yours into content/company/contact-facts.ts and build again.`,
    }));
}
