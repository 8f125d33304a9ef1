/**
 * Measures the build time of this site, and of generated sites of 1,250, 2,500 and 5,000 pages through static-site.
 * The time per page should not grow with the number of pages.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot, runCommand } from '../environment/run-command.ts';

const folder = path.join(projectRoot, 'build', 'bench-site');
const vite = path.join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');

async function secondsFor(script: string, args: readonly string[], cwd: string): Promise<number> {
  const started = performance.now();
  const { code, output } = await runCommand(process.execPath, [script, ...args], { cwd });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return (performance.now() - started) / 1000;
}

/** Generates a site whose pages resemble this site's: a head, a menu, paragraphs, classes, and an island on every tenth. */
async function writeMadeUpSite(pages: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const layer = path.relative(folder, path.join(projectRoot, 'static-site'));
  const files: Record<string, string> = {
    'vite.config.ts': `
      import react from '@vitejs/plugin-react';
      import { staticSite } from '${layer}/plugin.ts';
      export default { root: import.meta.dirname, logLevel: 'warn', plugins: [react(), staticSite({
        site: '/site.tsx', islands: '/registry.ts', styles: '', scripts: [{ file: '/main.ts' }] })] };`,
    'main.ts': `import { startIslands } from '${layer}/hydrate.ts'; import { registry } from './registry.ts'; startIslands(registry);`,
    'registry.ts': `export const registry = { counter: () => import('./counter.tsx').then(({ Counter }) => Counter) };`,
    'counter.tsx': `
      import { useState } from 'react';
      export function Counter({ start }: { start: number }) {
        const [count, setCount] = useState(start);
        return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
      }`,
    'page.module.css': '.page { margin: 2rem } .lead { font-weight: 600 }',
    'site.tsx': `
      import { createIsland } from '${layer}/island.tsx';
      import { registry } from './registry.ts';
      import styles from './page.module.css';
      const Island = createIsland<typeof registry>();
      const numbers = Array.from({ length: ${pages} }, (_, index) => index);
      const words = 'A page of words that says something about a service and links to the others. '.repeat(6);
      export const site = {
        pages: [...numbers.map((number) => ({
          path: number === 0 ? '/' : '/page-' + number,
          render: () => (
            <html lang="en">
              <head><title>{'Page ' + number}</title></head>
              <body className={styles.page}>
                <nav>{numbers.slice(0, 30).map((other) => <a key={other} href={'/page-' + other}>Page {other}</a>)}</nav>
                <h1>Page {number}</h1>
                <p className={styles.lead}>{words}</p>
                {numbers.slice(0, 20).map((part) => <section key={part}><h2>Part {part} of {number}</h2><p>{words}</p></section>)}
                {number % 10 === 0 && <Island of="counter" when="visible" props={{ start: number }} />}
              </body>
            </html>),
        })), { path: '/404', file: '404.html', status: 404, render: () => <html lang="en"><head><title>None</title></head><body /></html> }],
        redirects: [], islands: registry, headers: () => ({}),
      };`,
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(folder, name), text)));
}

console.log(`this site and its server: ${(await secondsFor('tools/build.ts', [], projectRoot)).toFixed(1)} s`);
for (const pages of [1250, 2500, 5000]) {
  await writeMadeUpSite(pages);
  const seconds = await secondsFor(vite, ['build', '--app'], folder);
  const each = ((seconds / pages) * 1000).toFixed(2);
  console.log(`${String(pages).padStart(5)} pages: ${seconds.toFixed(1).padStart(5)} s, ${each} ms per page`);
  await rm(folder, { recursive: true });
}
