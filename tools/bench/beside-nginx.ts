import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../services/testing/free-port.ts';
import { findOnPath } from '../environment/find-program.ts';
import { findProxy } from '../environment/proxies.ts';
import { projectRoot } from '../environment/run-command.ts';
import { median } from '../median.ts';

const rounds = 3;
const seconds = 5;
const connections = 64;
const page = 'about';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * How often a second the server at `port` hands out a page, and nginx the same file with brotli_static, in turn on this machine; in
 * a sentence, which says what to install where something is missing.
 */
export async function besideNginx(port: number): Promise<string> {
  const [nginx, wrk] = await Promise.all([findProxy('nginx'), findOnPath('wrk')]);
  if (!nginx || !wrk || !existsSync(brotliModule))
    return 'not measured beside nginx; on Debian: apt-get install nginx libnginx-mod-http-brotli-static wrk';
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  const peerPort = await freePort();
  writeFileSync(path.join(folder, 'nginx.conf'), settingsOf(folder, peerPort));
  const peer = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    while (!(await isReady(peerPort)) && peer.exitCode === null) await setTimeout(20);
    const rates: [ours: number, theirs: number][] = [];
    for (let round = 0; round < rounds; round += 1) rates.push([measure(wrk, port), measure(wrk, peerPort)]);
    const [ours, theirs] = [median(rates.map(([own]) => own)), median(rates.map(([, other]) => other))];
    return `${ours} pages a second, nginx ${theirs}: ratio ${(ours / theirs).toFixed(2)}`;
  } finally {
    peer.kill();
    if (peer.exitCode === null) await once(peer, 'exit');
    rmSync(folder, { recursive: true });
  }
}

const settingsOf = (folder: string, port: number) => `load_module ${brotliModule};
daemon off; worker_processes 1; pid nginx.pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  types { text/html html; }
  server {
    listen 127.0.0.1:${port}; root ${path.join(projectRoot, 'dist')}; brotli_static on;
    location = /${page} { try_files /${page}.html =404; }
  }
}`;

const headers = { 'accept-encoding': 'br' };

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/${page}`, { headers }).then(
    (answer) => answer.headers.get('content-encoding') === 'br',
    () => false,
  );

/** Requests a second. */
function measure(wrk: string, port: number): number {
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', `accept-encoding: ${headers['accept-encoding']}`];
  const { stdout } = spawnSync(wrk, [...load, `http://127.0.0.1:${port}/${page}`], { encoding: 'utf8' });
  const rate = Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]));
  if (Number.isNaN(rate) || stdout.includes('Non-2xx')) throw new Error(`The page was not handed out:\n${stdout}`);
  return rate;
}
