import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { throwAwayCertificate } from '../../../tools/environment/certificate.ts';
import { findProxy } from '../../../tools/environment/proxies.ts';
import { freePort } from '../../../services/testing/free-port.ts';
import { configuration, type Kind, proxies, type ProxyName, publicName } from './configurations.ts';

/** The proxies that are not installed, whose tests are skipped; none in CI, where they fail. */
export const absentProxies: ReadonlySet<string> = new Set(
  process.env['CI']
    ? []
    : (await Promise.all(proxies.map(async (name) => ((await findProxy(name)) ? [] : [name])))).flat(),
);

export type Proxy = Awaited<ReturnType<typeof startProxy>>;

const startLimitMs = 15_000;

/** How each is told to stay in the foreground with this configuration. */
const parameters: Record<ProxyName, (file: string, folder: string) => string[]> = {
  nginx: (file, folder) => ['-p', folder, '-e', 'stderr', '-c', file],
  haproxy: (file) => ['-db', '-f', file],
  apache2: (file) => ['-X', '-f', file],
  caddy: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
};

/** Debian's proxy before the processes of a site, on a free port and in a folder of its own. Rejects with its output when it does not start. */
export async function startProxy(name: ProxyName, kind: Kind, ...sites: string[]) {
  const program = await findProxy(name);
  if (program === undefined) throw new Error(`${name} is not installed. Install it (Debian: apt-get install ${name}).`);
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  await chmod(folder, 0o755);
  const { key, cert } = await throwAwayCertificate(publicName);
  const at = (file: string) => path.join(folder, file);
  const files = { key: at('key.pem'), cert: at('cert.pem'), pem: at('both.pem') };
  await Promise.all([writeFile(files.key, key), writeFile(files.cert, cert), writeFile(files.pem, cert + key)]);
  const place = { folder, port: await freePort(), http: await freePort(), sites, ...files };
  const file = at('configuration');
  await writeFile(file, `${configuration(name, kind, place)}\n`);

  const child = spawn(program, parameters[name](file, folder), {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit');
  const read = (log: string) => readFile(at(log), 'utf8').catch(() => '');
  const logged = async () => [...said, await read('access.log'), await read('error.log')].join('');
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + startLimitMs;
  while (!(await accepts(place.port))) {
    if (child.exitCode === null && Date.now() < deadline) {
      await wait(25);
      continue;
    }
    await stop();
    throw new Error(`${name} did not start. It said:\n${said.join('')}`);
  }
  return {
    port: place.port,
    /** The port that leads to https, of nginx and HAProxy. */
    http: place.http,
    /** What it has printed and written into its logs. */
    logged,
    stop,
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy().destroyed));
    socket.once('error', () => resolve(false));
  });
}
