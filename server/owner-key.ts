import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { storeFault } from '../services/database/store-fault.ts';
import { isSecret, newSecret } from '../services/secrets.ts';
import { syncFolder } from '../services/sync-folder.ts';
import { StartError } from './start-error.ts';

export type OwnerKey = {
  /** 256 random bits, base64url. */
  key: string;
  /** True when other users could read the file; its mode has been corrected. */
  wasOpen: boolean;
};

export const ownerKeyFile = (dataDir: string): string => path.join(dataDir, 'owner-key');

/**
 * The key that opens the inbox, from the data folder; made at the first start. Only the user of this process may read it.
 * Rejects with StartError when it cannot be used.
 */
export async function provideOwnerKey(dataDir: string): Promise<OwnerKey> {
  const file = ownerKeyFile(dataDir);
  try {
    if (!fs.existsSync(file)) await makeKey(file);
    return readKey(file);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const { kind, problem, remedy } = storeFault(cause, dataDir);
    const why =
      kind === 'other'
        ? `${String(cause)}\nCheck ${file}, or delete it.`
        : `${problem}.\n${remedy}\n(${String(cause)})`;
    throw new StartError(`The key of the inbox cannot be used: ${why}`, { cause });
  }
}

/** Creates the file atomically, also when two processes start at once or the power fails. */
async function makeKey(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  const handle = fs.openSync(draft, 'wx', 0o600);
  try {
    fs.writeSync(handle, `${newSecret()}\n`);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  } finally {
    fs.unlinkSync(draft);
    await syncFolder(path.dirname(file));
  }
}

function readKey(file: string): OwnerKey {
  // Symbolic links are refused: with one, another user could make the server read a file of their choice.
  const handle = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW);
  try {
    const wasOpen = (fs.fstatSync(handle).mode & 0o077) !== 0;
    if (wasOpen) fs.fchmodSync(handle, 0o600);
    const key = fs.readFileSync(handle, 'utf8').trim();
    if (isSecret(key)) return { key, wasOpen };
    throw new StartError(`${file} holds no key of the inbox. Delete it: the next start makes a new one.`);
  } finally {
    fs.closeSync(handle);
  }
}
