import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { inNormalForm } from '../../normal-form.ts';

/** The parameters that OWASP recommends for Argon2id: 19 MiB, two passes, one lane. */
const current = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltLength = 16;
const tagLength = 32;

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Hashes a password into PHC form. Runs on Node's thread pool, not on the event loop. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  return inPhcForm(salt, await derive(password, salt, current));
}

/** A hash that no password has. A comparison with it takes as long as with a real one. */
export function decoyHash(): string {
  return inPhcForm(randomBytes(saltLength), randomBytes(tagLength));
}

/** Whether a password matches a hash of `hashPassword`, also one with earlier cost parameters. Compares in constant time. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(hash) ?? [];
  const expected = Buffer.from(tag, 'base64');
  if (expected.length !== tagLength) throw new Error('A password hash in the store cannot be read');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), cost), expected);
}

/** Runs Argon2id on the NFKC form, since keyboards encode the same letter in several ways. */
function derive(password: string, nonce: Buffer, cost: Record<keyof typeof current, number>): Promise<Buffer> {
  return promisify(argon2)('argon2id', { message: inNormalForm(password, 'NFKC'), nonce, tagLength, ...cost });
}

function inPhcForm(salt: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = current;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
