/**
 * `npm run interactions`: operates every control of the built site as on a phone, with the processor at a
 * quarter of its speed. Lists per widget the longest interaction, the longest task, and the most main-thread work of one use, the
 * figure least affected by other programs on the machine. The last row is the floor, a page with nothing but a button. Without addresses: all pages.
 */
import { launch } from 'puppeteer-core';
import { startSite } from '../tests/harness/site-server.ts';
import { numberOf, readArguments } from './arguments.ts';
import { pagesOf } from './pages-of.ts';
import { median } from './median.ts';
import { floorPair, startFloorSite } from '../tests/harness/floor-site.ts';
import { chromiumFlags, provideWholeChromium } from './environment/chromium.ts';
import { stopCommandsOnExit } from './environment/run-command.ts';
import { type Press, pressEverything } from '../tests/harness/press-everything.ts';

const { values, positionals } = readArguments('npm run interactions -- [/faq /contact …] [--runs 3] [--slowdown 4]', {
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, slowdown: { type: 'string', default: '4' } },
});
const paths = pagesOf(positionals);
const runs = numberOf('--runs', values.runs);
const slowdown = numberOf('--slowdown', values.slowdown);
/** The pause after each use, longer than any transition of the site. */
const restMs = 350;
const presses: Press[] = [];
stopCommandsOnExit();
await using site = await startSite();
using floor = await startFloorSite();
await using browser = await launch({ executablePath: await provideWholeChromium(), args: chromiumFlags });
const pressAll = (origin: string, path: string) => pressEverything(browser, { origin, path, slowdown, restMs });
for (const path of paths) for (let run = 0; run < runs; run++) presses.push(...(await pressAll(site.origin, path)));
for (let run = 0; run < runs; run++) {
  const [pressed] = await pressAll(floor.origin, floorPair[0]);
  if (pressed) presses.push({ ...pressed, widget: 'the floor' });
}

/** The medians of the runs for each control. */
const controls = Object.values(Object.groupBy(presses, ({ path, control }) => `${path} ${control}`)).flatMap((uses) =>
  uses?.[0]
    ? {
        ...uses[0],
        interaction: median(uses.map(({ interaction }) => interaction)),
        task: median(uses.map(({ task }) => task)),
        work: median(uses.map(({ work }) => work)),
      }
    : [],
);
const worst = (of: readonly Press[], what: 'interaction' | 'task' | 'work') =>
  of.toSorted((one, other) => other[what] - one[what])[0];

console.log(`Milliseconds at 1/${slowdown} of the processor's speed, the middle of ${runs} runs.`);
console.table(
  Object.entries(Object.groupBy(controls, (control) => control.widget)).map(([widget, of = []]) => {
    const [slow, long] = [worst(of, 'interaction'), worst(of, 'task')];
    return {
      widget,
      uses: of.length,
      INP: slow?.interaction,
      'over 50': of.filter(({ interaction }) => interaction > 50).length,
      task: Math.round(long?.task ?? 0),
      work: Math.round(worst(of, 'work')?.work ?? 0),
      'longest interaction': `${slow?.path} ${slow?.control}`,
      'longest task': long?.task ? `${long.path} ${long.control}` : 'none',
    };
  }),
);
