import { Session } from 'node:inspector/promises';

/** Our own code and the framework's; what the test itself runs tells nothing. */
const measured = /\/(?:server|services|contracts|node_modules\/hono)\/(?!.*(?:fixture|testing)\/)/;

/** Tells which blocks of the measured code have been reached, as V8 counts them. */
export async function blockCoverage() {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const reached = new Set<string>();
  return {
    reached,
    /** How many blocks were reached for the first time since it was asked last. */
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
