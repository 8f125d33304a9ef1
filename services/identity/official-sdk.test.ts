import { expect, test } from 'vitest';
import { runSdkFlow } from './testing/run-sdk-flow.ts';
import { flows } from './testing/sdk-flows.ts';

test.each(flows)('The official SDK says the same of this site as of hosted Firebase: $name', async (flow) => {
  const outcomes = await runSdkFlow(flow);
  expect(outcomes.length).toBeGreaterThan(5);
  expect(outcomes.map(({ step, came }) => `${step}: ${came}`)).toEqual(
    outcomes.map(({ step, expected }) => `${step}: ${expected}`),
  );
});
