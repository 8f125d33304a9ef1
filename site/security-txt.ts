import { company } from '../content/company.ts';

const day = 24 * 60 * 60_000;
/** RFC 9116 asks for less than a year, so that nobody writes to an address that was given up long ago. */
const goodForMs = 300 * day;

/** Where to report a weakness (RFC 9116), as of the day of the build. */
export function securityTxt(builtAt: number): string {
  const expires = new Date(Math.floor((builtAt + goodForMs) / day) * day).toISOString();
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${company.origin}/.well-known/security.txt`,
    `Policy: ${company.origin}/security`,
    '',
  ].join('\n');
}
