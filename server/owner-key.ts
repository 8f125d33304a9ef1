import { randomUUID } from 'node:crypto';
import { constants, existsSync, linkSync, unlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { storeFault } from '../services/database/store-fault.ts';
import { codeOf } from '../services/error-code.ts';
import { isSecret, newSecret } from '../services/secrets.ts';
import { syncFolder } from '../services/sync-folder.ts';
import { OperatorError } from './operator-error.ts';

/** Where the key of the inbox lies in a data folder. */
export const ownerKeyFile = (dataDir: string): string => path.join(dataDir, 'owner-key');

/**
 * The key that opens the inbox (256 random bits, base64url), from the data folder; made at the first start. Only the user of this
 * process may read it: `wasOpen` says that others could, until now.
 * Rejects with OperatorError when it cannot be used.
 */
export async function provideOwnerKey(dataDir: string) {
  const file = ownerKeyFile(dataDir);
  try {
    if (!existsSync(file)) await makeKey(file);
    return await readKey(file);
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause;
    const { kind, problem, remedy } = storeFault(cause, dataDir);
    const why =
      kind === 'other'
        ? `${String(cause)}\nCheck ${file}, or delete it.`
        : `${problem}.\n${remedy}\n(${String(cause)})`;
    throw new OperatorError(`The key of the inbox cannot be used: ${why}`, { cause });
  }
}

/** Creates the file atomically, also when two processes start at once or the power fails. */
async function makeKey(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${newSecret()}\n`, { flag: 'wx', mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
    await syncFolder(path.dirname(file));
  }
}

async function readKey(file: string) {
  // Symbolic links are refused: with one, another user could make the server read a file of their choice.
  await using handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  const wasOpen = ((await handle.stat()).mode & 0o077) !== 0;
  if (wasOpen) await handle.chmod(0o600);
  const key = (await handle.readFile('utf8')).trim();
  if (isSecret(key)) return { key, wasOpen };
  throw new OperatorError(`${file} holds no key of the inbox. Delete it: the next start makes a new one.`);
}
