/** `npm run build`: the site into dist/, what a server needs to know of it and the server itself into build/. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readArguments } from './arguments.ts';
import { buildAndStamp } from './build-stamp.ts';

const root = path.resolve(import.meta.dirname, '..');
const vite = 'node_modules/vite/bin/vite.js';

/** Builds everything and reports the time. When a step fails, it has printed why, and the process exits with code 1. */
export async function build(): Promise<void> {
  const started = performance.now();
  await buildAndStamp(root, process.env, async () => {
    // The build stops when the content has faults, such as an empty card or a dead link.
    await run('tools/content.ts');
    await run('tools/build-pages.ts');
    await run(vite, 'build', '--config', 'vite.server.config.ts');
    await run('tools/open-items.ts');
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stderr.write(`Built the site into dist/ and its server into build/ in ${seconds} s.\n`);
}

async function run(script: string, ...parameters: string[]): Promise<void> {
  // Standard output belongs to the server's log, which programs read; people read standard error.
  const step = spawn(process.execPath, [path.join(root, script), ...parameters], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  const stop = (): boolean => step.kill();
  process.once('exit', stop);
  const [code] = (await once(step, 'exit')) as [number | null];
  process.off('exit', stop);
  if (code === 0) return;
  process.stderr.write(`The build failed: ${[script, ...parameters].join(' ')} ended with ${code ?? 'a signal'}.\n`);
  process.exit(1);
}

if (import.meta.main) {
  readArguments('npm run build', {});
  await build();
}
