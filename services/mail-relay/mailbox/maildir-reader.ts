import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { maildirFolder } from '../delivery/maildir.ts';

export type StoredMail = { name: string; email: Email };

/** The newest mails are enough for a page; older ones lie in the folder. */
const listed = 100;

/** Newest first. A missing folder is an empty mailbox. */
export async function readMails(dataDir: string): Promise<StoredMail[]> {
  const files = await mailFiles(dataDir);
  return Promise.all(files.slice(0, listed).map(async ({ name, path }) => ({ name, email: await parse(path) })));
}

/** One mail by its file's name; undefined when there is none. Only names that lie in the folder are opened. */
export async function readMail(dataDir: string, name: string): Promise<StoredMail | undefined> {
  const file = (await mailFiles(dataDir)).find((one) => one.name === name);
  return file && { name, email: await parse(file.path) };
}

async function mailFiles(dataDir: string): Promise<{ name: string; path: string }[]> {
  const folders = ['new', 'cur'].map((name) => join(maildirFolder(dataDir), name));
  const lists = await Promise.all(
    folders.map(async (folder) => (await namesIn(folder)).map((name) => ({ name, path: join(folder, name) }))),
  );
  return lists.flat().toSorted((one, other) => (one.name < other.name ? 1 : -1));
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function parse(path: string): Promise<Email> {
  return PostalMime.parse(await readFile(path));
}
