/**
 * Serves one page of 30 kB (brotli) by nginx with brotli_static and by our server, in turn and in one run,
 * and prints requests per second and the ratio.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../../services/testing/free-port.ts';
import type { BuiltSite } from '../../static-site/built-site.ts';
import { numberOf, readArguments } from '../arguments.ts';
import { findOnPath } from '../environment/find-program.ts';
import { findProxy } from '../environment/proxies.ts';
import { middle } from '../middle.ts';

const BROTLI_BYTES = 30_000;
const ROUNDS = 3;
const CONNECTIONS = 64;
/** Half of nginx is the goal: it leaves a visitor's wait to the network and needs no second program to run. */
const GOAL = 0.5;
const { positionals } = readArguments('node tools/bench/static-files.ts [seconds per measurement]', {
  allowPositionals: true,
});
const seconds = numberOf('The number of seconds', positionals[0] ?? '5');

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Served and measured on different cores, where there are two and the means to choose. */
function onCore(core: number, command: string[]): [program: string, parameters: string[]] {
  const pinned = taskset && availableParallelism() > 1 ? [taskset, '-c', String(core), ...command] : command;
  const [program = '', ...parameters] = pinned;
  return [program, parameters];
}

/** A page of made-up words whose brotli form has the wanted size. */
function page(): { html: string; br: Buffer } {
  let seed = 1;
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647);
  let html = '<!doctype html><title>Page</title>';
  let br = Buffer.alloc(0);
  while (br.length < BROTLI_BYTES) {
    for (let word = 0; word < 500; word += 1) html += `<p>${random().toString(36)}</p>`;
    br = brotliCompressSync(html);
  }
  return { html, br };
}

function writeSite(folder: string): void {
  const { html, br } = page();
  const outDir = path.join(folder, 'dist');
  mkdirSync(outDir, { recursive: true });
  for (const file of ['page.html', '404.html']) {
    writeFileSync(path.join(outDir, file), html);
    writeFileSync(path.join(outDir, `${file}.br`), br);
  }
  const headers = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' };
  const site: BuiltSite = {
    origin: 'https://jantar.example',
    pages: [
      { path: '/page', file: 'page.html', status: 200, headers },
      { path: '/404', file: '404.html', status: 404, headers },
    ],
    sites: [{ base: '/', forServer: undefined }],
    fileHeaders: {},
    redirects: [],
  };
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(site));
  say(`One page of ${br.length} bytes (brotli), ${CONNECTIONS} connections, ${ROUNDS} rounds of ${seconds} s each.`);
}

function writeNginxSettings(folder: string, port: number): string {
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `load_module ${brotliModule};
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  types { text/html html; }
  server {
    listen 127.0.0.1:${port}; root ${folder}/dist; brotli_static on;
    add_header cache-control no-cache; add_header x-content-type-options nosniff;
    location = /page { try_files /page.html =404; }
  }
}`,
  );
  return file;
}

async function startOurs(folder: string): Promise<{ process: ChildProcess; port: number }> {
  const script = path.join(import.meta.dirname, 'serve-page.ts');
  const [program, parameters] = onCore(0, [process.execPath, script, folder]);
  const ours = spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [line] = (await once(createInterface(ours.stdout), 'line')) as [string];
  return { process: ours, port: Number(line) };
}

/** Requests per second, or a complaint about answers that are no answers. */
function measure(wrk: string, port: number): number {
  const url = `http://127.0.0.1:${port}/page`;
  const [program, parameters] = onCore(1, [
    wrk,
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: gzip, br',
    url,
  ]);
  const { stdout } = spawnSync(program, parameters, { encoding: 'utf8' });
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
  if (Number.isNaN(rate) || stdout.includes('Non-2xx')) throw new Error(`The measurement of ${url} failed:\n${stdout}`);
  return rate;
}

async function checkAnswer(port: number): Promise<void> {
  const { headers } = await fetch(`http://127.0.0.1:${port}/page`, { headers: { 'accept-encoding': 'br' } });
  if (headers.get('content-encoding') !== 'br') throw new Error(`Port ${port} does not answer in brotli.`);
}

const taskset = await findOnPath('taskset');
const wrk = await findOnPath('wrk');
const nginx = await findProxy('nginx');
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(brotliModule);
const missing = [!nginx && 'nginx', !hasBrotli && 'libnginx-mod-http-brotli-static', !wrk && 'wrk'].filter(Boolean);
if (!wrk || !nginx || !hasBrotli) {
  say(`Not measured: ${missing.join(' and ')} missing. On Debian: apt-get install ${missing.join(' ')}`);
  process.exit(2);
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-static-'));
writeSite(folder);
const nginxPort = await freePort();
const [nginxProgram, nginxParameters] = onCore(0, [nginx, '-c', writeNginxSettings(folder, nginxPort)]);
const peer = spawn(nginxProgram, nginxParameters, { stdio: ['ignore', 'ignore', 'inherit'] });
const ours = await startOurs(folder);
try {
  await Promise.all([checkAnswer(nginxPort), checkAnswer(ours.port)]);
  const rates: { nginx: number[]; ours: number[] } = { nginx: [], ours: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.nginx.push(measure(wrk, nginxPort));
    rates.ours.push(measure(wrk, ours.port));
  }
  const ratio = middle(rates.ours) / middle(rates.nginx);
  say(`nginx with brotli_static  ${Math.round(middle(rates.nginx))} requests/s`);
  say(`this server               ${Math.round(middle(rates.ours))} requests/s`);
  say(`ratio                     ${ratio.toFixed(2)} (goal: at least ${GOAL})`);
  process.exitCode = ratio >= GOAL ? 0 : 1;
} finally {
  ours.process.kill();
  peer.kill();
  await Promise.all(
    [ours.process, peer].filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit')),
  );
  rmSync(folder, { recursive: true });
}
