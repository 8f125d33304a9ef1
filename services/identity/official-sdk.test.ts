import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flows } from './testing/conformance/flows.ts';
import { ownTarget } from './testing/conformance/own-target.ts';
import { runFlow } from './testing/conformance/run-flow.ts';
import type { SdkTarget } from './testing/conformance/sdk-target.ts';

/** The same flows as at Google's own emulator (`tools/identity-conformance.ts`). */
describe('At this site as at hosted Firebase, the official SDK says the same of', () => {
  let target: SdkTarget;
  beforeAll(async () => {
    target = await ownTarget();
  });
  afterAll(() => target.stop());

  test.each(flows)('$name', async (flow) => {
    const outcomes = await runFlow(flow, target);
    expect(outcomes.length).toBeGreaterThan(5);
    expect(outcomes.map(({ step, came }) => `${step}: ${came}`)).toEqual(
      outcomes.map(({ step, expected }) => `${step}: ${expected}`),
    );
  });
});
