/**
 * `npm run lighthouse -- / /about --runs 3`: the built site over HTTPS and HTTP/2, as Lighthouse's slow phone sees it, each
 * page beside the fastest page with the same words. Without addresses: all of them.
 */
import { parseArgs } from 'node:util';
import { siteMap } from '../content/site-map.ts';
import { startSite } from '../tests/harness/site-server.ts';
import { floorOf } from './lighthouse/floor.ts';
import { startHttpsFront } from './lighthouse/https-front.ts';
import { measurePage, medianOf, type Measurement } from './lighthouse/measure-page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const paths = positionals.length > 0 ? positionals : Object.keys(siteMap);
const runs = Number(values.runs);

const site = await startSite();
const floors = new Map<string, ReturnType<typeof floorOf>>();
const front = await startHttpsFront(site.origin, (address) => floors.get(address));

const row = (...cells: readonly (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(38) : String(cell).padStart(7))).join('');

try {
  console.log(row('', 'perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'floor', 'ratio', 'TBT', 'CLS'));
  for (const path of paths) {
    const floor = `/floor${path}`;
    floors.set(floor, floorOf(await (await fetch(new URL(path, site.origin))).text()));
    const pages: Measurement[] = [];
    const least: Measurement[] = [];
    // In turns, so that a slow moment of the machine meets both.
    for (let run = 0; run < runs; run++) {
      pages.push(await measurePage(front.origin + path));
      least.push(await measurePage(front.origin + floor, ['performance']));
    }
    const floorPaint = medianOf(least).largestPaint;
    const { scores, firstPaint, largestPaint, blocked, layoutShift } = medianOf(pages);
    console.log(
      row(
        path,
        scores.performance ?? '',
        scores.accessibility ?? '',
        scores['best-practices'] ?? '',
        scores.seo ?? '',
        Math.round(firstPaint),
        Math.round(largestPaint),
        Math.round(floorPaint),
        (largestPaint / floorPaint).toFixed(2),
        Math.round(blocked),
        layoutShift.toFixed(3),
      ),
    );
  }
} finally {
  await front.close();
  await site.stop();
}
