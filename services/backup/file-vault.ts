import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const suffix = '.encrypted';

/** Writes files into the folder of a backup and reads them back. */
export type FileVault = ReturnType<typeof vaultIn> & { encryption?: Manifest['encryption'] };
type StoredFile = Manifest['files'][number];

/**
 * Opens the vault of a new backup, or of an `existing` one. With a key (32 bytes, of KEY_FILE) every file is encrypted by AES-256-GCM
 * with a key derived for this backup alone (HKDF). Its path is authenticated as well, so files can be neither changed nor swapped.
 * Throws BackupError when the key is missing or wrong, or when there is one and the backup is in clear, unless `isClearTaken`.
 */
export function openVault(
  folder: string,
  key: Uint8Array | undefined,
  existing?: Manifest,
  isClearTaken = false,
): FileVault {
  if (existing && !existing.encryption) {
    if (!key || isClearTaken) return vaultIn(folder);
    throw new BackupError(
      `${folder} is in clear, although there is a key: anybody who can write there may have made it.\nIf you know it to be yours, from before KEY_FILE was set, add --clear.`,
    );
  }
  if (!key) {
    if (!existing) return vaultIn(folder);
    throw new BackupError(`${folder} is encrypted. Set KEY_FILE to the file it was made with, or name it with --key.`);
  }
  const salt = existing?.encryption?.salt ?? randomBytes(16).toString('hex');
  const derived = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, Buffer.from(salt, 'hex'), purpose, bytes));
  const keyCheck = derived('backup key check', 8).toString('hex');
  if (existing && existing.encryption?.keyCheck !== keyCheck) {
    throw new BackupError(`${folder} was encrypted with another key. Name the right file with --key.`);
  }
  return { ...vaultIn(folder, derived('backup files', 32)), encryption: { salt, keyCheck } };
}

function vaultIn(folder: string, key?: Buffer) {
  const place = (name: string) => path.join(folder, key ? name + suffix : name);
  return {
    /** Copies a file into the backup under a path, encrypted if there is a key, and flushes it to disk. */
    async put(source: string, name: string): Promise<StoredFile> {
      const sum = checksum();
      const encrypting = key ? [encryption(key, name)] : [];
      // Opened before anything is written, so that a file which is not there leaves nothing behind.
      await using file = await open(source);
      await write([file.createReadStream(), sum.through, ...encrypting], place(name));
      return { path: name, ...sum.result() };
    },
    /** Copies a file out of the backup; rejects with BackupError when it differs from what was put in. */
    async take(file: StoredFile, target: string): Promise<void> {
      const sum = checksum();
      await using stored = await open(place(file.path));
      // One that has grown could fill the disk.
      if ((await stored.stat()).size > file.bytes + nonceBytes + tagBytes) throw changed(file);
      const steps: Steps = key ? await decryption(key, file.path, stored) : [stored.createReadStream()];
      await write([...steps, sum.through], target).catch((cause: unknown) => {
        // An error of the disk has the system call that failed.
        if (cause instanceof Error && 'syscall' in cause) throw cause;
        throw changed(file, cause);
      });
      if (sum.result().sha256 !== file.sha256) throw changed(file);
    },
  };
}

/** Encrypts a file: its nonce, the encrypted bytes, the tag. */
function encryption(key: Buffer, name: string): Duplex {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(name));
  return Duplex.from(async function* (plain: AsyncIterable<Buffer>) {
    yield nonce;
    for await (const chunk of plain) yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  });
}

async function decryption(key: Buffer, name: string, stored: FileHandle): Promise<Steps> {
  const { size } = await stored.stat();
  const length = size - nonceBytes - tagBytes;
  if (length < 0) throw new BackupError(`${name} in the backup is cut short.`);
  const nonce = Buffer.alloc(nonceBytes);
  const tag = Buffer.alloc(tagBytes);
  await stored.read(nonce, 0, nonceBytes, 0);
  await stored.read(tag, 0, tagBytes, nonceBytes + length);
  const body =
    length > 0 ? stored.createReadStream({ start: nonceBytes, end: nonceBytes + length - 1 }) : Readable.from([]);
  return [body, createDecipheriv(algorithm, key, nonce).setAAD(Buffer.from(name)).setAuthTag(tag)];
}

type Steps = [Readable, ...Duplex[]];

/** Writes a file that only its owner may read, and flushes it to disk. */
async function write(steps: Steps, target: string) {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await pipeline([...steps, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true })]);
}

function checksum() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = Duplex.from(async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  });
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

function changed(file: StoredFile, cause?: unknown): BackupError {
  return new BackupError(`${file.path} in the backup was changed or is damaged.`, { cause });
}
