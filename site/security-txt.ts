import { dayMs } from '../contracts/retention.ts';
import { officeLanguages } from '../content/company/contact-facts.ts';
import { company } from '../content/company.ts';

/** The validity of the file. RFC 9116 recommends less than a year. */
const goodForMs = 300 * dayMs;

/** The file security.txt (RFC 9116): where to report a vulnerability. It expires relative to the day of the build. */
export function securityTxt(builtAt: number): string {
  const expires = new Date(Math.floor((builtAt + goodForMs) / dayMs) * dayMs).toISOString();
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${officeLanguages.join(', ')}`,
    `Canonical: ${company.origin}/.well-known/security.txt`,
    `Policy: ${company.origin}/security`,
    '',
  ].join('\n');
}
