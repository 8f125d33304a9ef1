import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './run-command.ts';

/** Creates a self-signed certificate for a short-lived server. Rejects when there is no openssl. */
export async function throwAwayCertificate(host: string): Promise<{ key: string; cert: string }> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'site-certificate-'));
  const [key, cert] = [path.join(folder.path, 'key.pem'), path.join(folder.path, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const files = ['-days', '2', '-keyout', key, '-out', cert];
  const made = await runCommand('openssl', ['req', '-x509', ...curve, ...names, ...files]);
  if (made.code !== 0) throw new Error(`openssl made no certificate:\n${made.output}`);
  return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
}
