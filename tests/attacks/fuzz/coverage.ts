import { Session } from 'node:inspector/promises';

/** The measured files: the project's and the framework's. */
const measured = /\/(?:server|services|contracts|node_modules\/hono)\/(?!.*(?:fixture|testing)\/)/;

/** Measures by V8's coverage which blocks of code have been reached. */
export async function blockCoverage() {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const reached = new Set<string>();
  return {
    reached,
    /** The number of blocks that were first reached since the last call. */
    async fresh(): Promise<number> {
      const before = reached.size;
      const { result } = await session.post('Profiler.takePreciseCoverage');
      for (const { url, scriptId, functions } of result) {
        if (!measured.test(url)) continue;
        for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges)) {
          if (count > 0) reached.add(`${scriptId}:${startOffset}-${endOffset}`);
        }
      }
      return reached.size - before;
    },
    stop: () => session.disconnect(),
  };
}
