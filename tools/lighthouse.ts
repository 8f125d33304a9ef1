/**
 * `npm run lighthouse`: the built site over HTTPS and HTTP/2, as Lighthouse's slow phone sees it, each page beside the fastest page
 * with the same words, or beside any page (`--beside`). `--desktop`: as its desktop. Without addresses: all of them. `--save` writes
 * the figures to content/measured/lighthouse.json, for the page /work/this-site; `--record` writes the table to docs/performance.md.
 */
import { startSite } from '../tests/harness/site-server.ts';
import { numberOf, readArguments, refuse } from './arguments.ts';
import { pagesOf } from './pages-of.ts';
import { stopCommandsOnExit } from './environment/run-command.ts';
import { floorOf } from './lighthouse/floor.ts';
import { startHttpsFront } from './lighthouse/https-front.ts';
import { categories, measurePage, medianOf, type Measurement } from './lighthouse/measure-page.ts';
import { type Row, recordTable } from './lighthouse/record-table.ts';
import { saveMeasured, typed } from './measured.ts';

const usage = 'npm run lighthouse -- [/ /about …] [--runs 3] [--beside URL] [--desktop] [--save] [--record]';
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    beside: { type: 'string' },
    desktop: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
const paths = pagesOf(positionals);
const runs = numberOf('--runs', values.runs);
if (values.record && positionals.length > 0) refuse('--record writes the table of all pages: leave out the addresses.');
if (values.beside && (values.record || values.save))
  refuse('What is recorded or saved is beside the floor: leave out --beside.');

stopCommandsOnExit();
await using site = await startSite();
const floors = new Map<string, ReturnType<typeof floorOf>>();
using front = await startHttpsFront(site.origin, (address) => floors.get(address));

const saved: object[] = [];

const other = values.beside === undefined ? 'floor' : 'beside';
const head: Row = ['page', 'perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', other, 'ratio', 'TBT', 'CLS'];
const rows: Row[] = [];

const print = (cells: Row) =>
  console.log(cells.map((cell, index) => (index === 0 ? String(cell).padEnd(38) : String(cell).padStart(7))).join(''));

try {
  print(head);
  for (const path of paths) {
    const floor = `/floor${path}`;
    floors.set(floor, floorOf(await (await fetch(new URL(path, site.origin))).text()));
    const pages: Measurement[] = [];
    const least: Measurement[] = [];
    // Alternating, so that a slow moment of the machine affects both.
    for (let run = 0; run < runs; run++) {
      pages.push(await measurePage(front.origin + path, front.trust, undefined, values.desktop));
      least.push(
        await measurePage(values.beside ?? front.origin + floor, front.trust, ['performance'], values.desktop),
      );
    }
    const { largestPaint: floorPaint, bytes: floorBytes } = medianOf(least);
    const { scores, firstPaint, largestPaint, blocked, layoutShift, bytes } = medianOf(pages);
    // Times are not saved, since they depend on the load of the machine.
    saved.push({ path, accessibility: scores.accessibility, bytes, floor: floorBytes.document + floorBytes.font });
    const cells: Row = [
      path,
      ...categories.map((name) => scores[name] ?? ''),
      ...[firstPaint, largestPaint, floorPaint].map(Math.round),
      (largestPaint / floorPaint).toFixed(2),
      Math.round(blocked),
      layoutShift.toFixed(3),
    ];
    rows.push(cells);
    print(cells);
  }
  const command = typed('npm run lighthouse --');
  if (values.record) await recordTable(values.desktop ? 'desktop' : 'phone', command, head, rows);
  if (values.save) await saveMeasured('lighthouse', command, { runs, pages: saved });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
