import { describe, expect, test } from 'vitest';
import { emulatorTarget } from './testing/conformance/emulator-target.ts';
import { flows } from './testing/conformance/flows.ts';
import { ownTarget } from './testing/conformance/own-target.ts';
import { runFlow } from './testing/conformance/run-flow.ts';

/** Where Google's own emulator runs, to walk the same flows there (README.md, Tests). */
const emulator = process.env['IDENTITY_EMULATOR'];
const targets = { 'this site': ownTarget, ...(emulator && { 'the emulator': async () => emulatorTarget(emulator) }) };

describe.each(Object.entries(targets))('At %s as at hosted Firebase, the official SDK says the same of', (_, open) => {
  test.each(flows)('$name', async (flow) => {
    const outcomes = await runFlow(flow, await open());
    expect(outcomes.length).toBeGreaterThan(5);
    expect(outcomes.map(({ step, came }) => `${step}: ${came}`)).toEqual(
      outcomes.map(({ step, expected }) => `${step}: ${expected}`),
    );
  });
});
