import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';

/** The mails that were read, by file. A delivered mail never changes. */
const parsed = new Map<string, Promise<Email>>();

/** Every mail that was delivered into the server's data folder, oldest first. */
export async function readMails(dataDir: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail', 'new');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readMail(path.join(folder, name))));
  return mails.toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
}

function readMail(file: string): Promise<Email> {
  const read = parsed.get(file) ?? readFile(file).then((bytes) => PostalMime.parse(bytes));
  parsed.set(file, read);
  return read;
}

/** Waits for mails with this subject, and with this recipient if given. */
export function untilMailed(dataDir: string, subject: string, recipient?: string): Promise<Email[]> {
  return vi.waitUntil(
    async () => {
      const mails = (await mailsAbout(dataDir, subject)).filter(
        ({ to }) => recipient === undefined || to?.some(({ address }) => address === recipient),
      );
      return mails.length > 0 && mails;
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** The mails whose subject holds these words. */
export async function mailsAbout(dataDir: string, subject: string): Promise<Email[]> {
  return (await readMails(dataDir)).filter((mail) => mail.subject?.includes(subject));
}
