import { buildSettings } from '../../contracts/build-settings.ts';

/** The settings of the server (docs/operations/settings.md). */
export const serverSettings = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'BACKUP_DIR',
  'DATABASE_URL',
  'SITE_ORIGIN',
  'TRUSTED_PROXIES',
  'SMTP_URL',
  'SMTP_BACKUP_URL',
  'MAIL_FROM',
  'MAIL_TO',
  'MAIL_BACKUP_TO',
  'HIDE_ACCOUNT_EXISTENCE',
  'OWNER_PASSWORD',
  'METRICS_TOKEN',
  'KEY_FILE',
  'KEY_FILE_PREVIOUS',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GITHUB_CLIENT_ID',
  'GITHUB_CLIENT_SECRET',
  'FACEBOOK_CLIENT_ID',
  'FACEBOOK_CLIENT_SECRET',
  'LOG_LEVEL',
  'DRAIN_SECONDS',
] as const;
export type ServerSetting = (typeof serverSettings)[number];

const known: readonly string[] = [...serverSettings, ...buildSettings, 'SITE_LANGUAGE'];
/** What Node, the system, PostgreSQL's programs or the compose file read of the same file. */
const foreign =
  /^(?:(?:NODE|UV|LC|LD|MALLOC|SSL|OPENSSL|POSTGRES)_|PG|(?:TZ|LANG|PATH|HOME|TMPDIR)$|(?:HTTPS?|NO)_PROXY$)/i;

/** The names that neither this site nor what it runs on reads, each with the setting it is probably meant for. */
export function unknownSettings(names: readonly string[]): { name: string; meant: string | undefined }[] {
  return names
    .filter((name) => !known.includes(name) && !foreign.test(name))
    .map((name) => ({ name, meant: known.find((setting) => isMisspelt(name, setting)) }));
}

/** Whether up to three letters, and at most every fourth, have to be changed. */
function isMisspelt(name: string, setting: string): boolean {
  return distance(name.toUpperCase(), setting) <= Math.min(3, setting.length / 4);
}

/** How many letters have to be put in, taken out or replaced (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1];
    for (const [column, wanted] of other.split('').entries()) {
      const replaced = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
