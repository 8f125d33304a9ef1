import { afterAll, vi } from 'vitest';

// Test files share a process, as starting one takes longer than most of them. Of each other they see nothing:
// the modules of this project are loaded anew for each, and what a file has put in the place of something is put back.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
