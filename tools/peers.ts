/**
 * `npm run peers -- https://example.com/ --page /services --runs 5`: compares any pages with one of this site by Lighthouse's slow
 * phone, alternating on the same machine. This site is served over HTTPS and HTTP/2. The second row of a peer gives its figures as
 * multiples of this site's.
 */
import { parseArgs } from 'node:util';
import { startSite } from '../tests/harness/site-server.ts';
import { numberOf } from './arguments.ts';
import { stopCommandsOnExit } from './environment/run-command.ts';
import { startHttpsFront } from './lighthouse/https-front.ts';
import { measurePage, medianOf, type Measurement } from './lighthouse/measure-page.ts';
import { type Figures, figuresOf, ratio } from './peers/figures.ts';
import { openPeer } from './peers/open-peer.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { page: { type: 'string', default: '/' }, runs: { type: 'string', default: '3' } },
});

const row = (name: string, cells: readonly string[]) =>
  console.log(name.slice(0, 44).padEnd(46) + cells.map((cell) => cell.padStart(11)).join(''));
const names = ['FCP', 'LCP', 'CLS', 'requests', 'kB', 'script kB'] as const satisfies (keyof Figures)[];
const cell = (name: keyof Figures, value: number) => (name === 'CLS' ? value.toFixed(3) : String(Math.round(value)));

async function holdAgainst(peers: readonly string[], rounds: number): Promise<void> {
  const site = await startSite();
  const front = await startHttpsFront(site.origin, () => undefined);
  try {
    const pages = [front.origin + values.page, ...peers];
    const runs: Measurement[][] = pages.map(() => []);
    // Alternating, so that a slow moment of the machine or network affects all.
    for (let run = 0; run < rounds; run++)
      for (const [index, page] of pages.entries()) runs[index]?.push(await measurePage(page, ['performance']));
    const [ours, ...theirs] = runs.map((measured) => figuresOf(medianOf(measured)));
    if (!ours) return;
    row('', names);
    row(
      `ours ${values.page}`,
      names.map((name) => cell(name, ours[name])),
    );
    for (const [index, figures] of theirs.entries()) {
      row(
        peers[index] ?? '',
        names.map((name) => cell(name, figures[name])),
      );
      row(
        '',
        names.map((name) => ratio(figures[name], ours[name])),
      );
    }
  } finally {
    await front.close();
    await site.stop();
  }
}

stopCommandsOnExit();
try {
  if (positionals.length === 0)
    throw new Error('Name a page to hold ours against: npm run peers -- https://example.com/');
  const rounds = numberOf('--runs', values.runs);
  await holdAgainst(await Promise.all(positionals.map(openPeer)), rounds);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
