import { expect, test, vi } from 'vitest';
import { requireNode } from './require-node.ts';

const exits = { '20.20.2': 1, '24.6.0': 1, '24.7.0': 0, '26.0.0': 0 };
test.each(Object.entries(exits))('under Node %s ends the process %i times', (version, times) => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  requireNode(version);
  expect(exit).toHaveBeenCalledTimes(times);
  vi.restoreAllMocks();
});
