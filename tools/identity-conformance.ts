/**
 * `node tools/identity-conformance.ts`: the same flows with the official SDK at this site's service and at Google's emulator, and
 * where they differ. Without --emulator, at ours alone.
 */
import { emulatorTarget } from '../services/identity/testing/conformance/emulator-target.ts';
import { flows } from '../services/identity/testing/conformance/flows.ts';
import { ownTarget } from '../services/identity/testing/conformance/own-target.ts';
import { type Flow, type Outcome, runFlow } from '../services/identity/testing/conformance/run-flow.ts';
import type { SdkTarget } from '../services/identity/testing/conformance/sdk-target.ts';
import { refuse, readArguments } from './arguments.ts';

const usage = 'node tools/identity-conformance.ts [--emulator http://localhost:9099] [--project demo-site]';
const { values } = readArguments(usage, {
  options: { emulator: { type: 'string' }, project: { type: 'string', default: 'demo-site' } },
});

if (values.emulator && !(await fetch(values.emulator).catch(() => undefined)))
  refuse(`Nothing answers at ${values.emulator}. Start the emulator first: services/identity/README.md, Tests.`);

const targets: SdkTarget[] = [await ownTarget()];
if (values.emulator) targets.push(emulatorTarget(values.emulator, values.project));

let different = 0;
let unexpected = 0;
try {
  for (const flow of flows) await walk(flow);
} finally {
  for (const target of targets) await target.stop();
}
console.log(
  `\n${targets.map(({ name }) => name).join(' and ')}: ${different} steps differ (~, known), ${unexpected} unexpectedly (≠).`,
);
process.exitCode = unexpected === 0 ? 0 : 1;

/** One flow at each service, and a line for each of its steps. */
async function walk(flow: Flow): Promise<void> {
  console.log(`\n${flow.name}`);
  const byTarget: Outcome[][] = [];
  for (const target of targets) byTarget.push(await runFlow(flow, target));
  for (const [index, { step }] of (byTarget[0] ?? []).entries()) {
    const outcomes = byTarget.flatMap((each) => each[index] ?? []);
    const isExpected = outcomes.length === targets.length && outcomes.every(({ came, expected }) => came === expected);
    const isSame = new Set(outcomes.map(({ came }) => came)).size === 1;
    if (!isExpected) unexpected += 1;
    if (!isSame) different += 1;
    const mark = isExpected ? (isSame ? ' ' : '~') : '≠';
    console.log(`${mark} ${step.padEnd(40)} ${outcomes.map(({ came }) => came.padEnd(42)).join('')}`);
  }
}
