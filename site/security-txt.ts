import { company } from '../content/company.ts';

const day = 24 * 60 * 60_000;
/** The validity of the file in days. RFC 9116 recommends less than a year. */
const goodForMs = 300 * day;

/** The file security.txt (RFC 9116): where to report a vulnerability. It expires relative to the day of the build. */
export function securityTxt(builtAt: number): string {
  const expires = new Date(Math.floor((builtAt + goodForMs) / day) * day).toISOString();
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${company.origin}/.well-known/security.txt`,
    `Policy: ${company.origin}/security`,
    '',
  ].join('\n');
}
