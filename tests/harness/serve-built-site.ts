import type { TestProject } from 'vitest/node';
import { startSite } from './site-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the built site, for tests that only read it. */
    origin: string;
  }
}

/** Serves the built site to every test of a project, and stops the server afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  project.provide('origin', site.origin);
  return async () => {
    const code = await site.stop();
    if (code !== 0) throw new Error(`The server did not stop cleanly: exit code ${code}.`);
  };
}
