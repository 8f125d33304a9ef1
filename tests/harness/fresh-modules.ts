import { afterAll, afterEach, vi } from 'vitest';

// Test files share a process, since starting one takes longer than most of them. They are isolated by this:
// the project's modules are loaded again for each file, and all mocks and stubs are restored.
vi.resetModules();

afterEach(() => void vi.useRealTimers());
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
