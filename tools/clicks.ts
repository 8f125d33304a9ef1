/**
 * `npm run clicks`: measures the time from a click to the first paint of the next page, and of going back, on a slow line, with the
 * processor at full and at a quarter of its speed; with speculation rules, and without them (Save-Data). The last row is the floor:
 * the same between pages of one line of text.
 */
import { startSite } from '../tests/harness/site-server.ts';
import { numberOf, readArguments } from './arguments.ts';
import { measureClick, type Click } from './clicks/measure-click.ts';
import { floorPair, startFloorSite } from '../tests/harness/floor-site.ts';
import { stopCommandsOnExit } from './environment/run-command.ts';
import { median } from './median.ts';
import { startSlowLine } from './clicks/slow-line.ts';

const { values } = readArguments('npm run clicks -- [--runs 3]', {
  options: { runs: { type: 'string', default: '3' } },
});
const runs = numberOf('--runs', values.runs);

/** Clicks to measure: from a page to the target of a link on it. */
const pairs = [
  ['/', '/about'],
  ['/', '/services'],
  ['/services', '/services/ai-automation'],
  ['/services', '/seo-service'],
  ['/seo-service', '/seo-details/what-is-seo'],
  ['/about', '/team'],
  ['/faq', '/contact'],
  ['/explore', '/lets-talk'],
  ['/contact', '/chatbot'],
  ['/team', '/'],
] as const;

stopCommandsOnExit();
await using site = await startSite();
using floor = await startFloorSite();
using line = await startSlowLine(site.origin);
using floorLine = await startSlowLine(floor.origin);
console.log('Milliseconds to first paint: click with rules, click without, back; full | quarter speed.');
for (const [from, to] of [...pairs, floorPair]) {
  const { origin } = from === floorPair[0] ? floorLine : line;
  const cells: string[] = [];
  for (const slowdown of [1, 4]) {
    const clicks: Click[] = [];
    const plain: Click[] = [];
    // Alternating, so that a slow moment of the machine affects both.
    for (let run = 0; run < runs; run++) {
      clicks.push(await measureClick({ origin, from, to, slowdown, withRules: true }));
      plain.push(await measureClick({ origin, from, to, slowdown, withRules: false }));
    }
    const missed = clicks.filter(({ prerendered }) => !prerendered).length;
    const figures = [clicks.map(({ paint }) => paint), plain.map(({ paint }) => paint), clicks.map(({ back }) => back)];
    cells.push(
      figures.map((numbers) => String(Math.round(median(numbers))).padStart(6)).join('') +
        (missed ? ` (${missed} not prerendered)` : ''),
    );
  }
  console.log(`${from} → ${to}`.padEnd(48), cells.join(' |'));
}
