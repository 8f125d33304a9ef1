import type { EnvironmentModuleNode, Plugin, RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { ForServer } from '../contracts/for-server.ts';
import type * as devApiModule from './dev-api.ts';

const sources = { api: '/server/dev-api.ts', words: '/site/for-server.ts' } as const;

/** Answers the addresses of the API in Vite's development server, so that forms work there as they do in production. */
export function devApi(): Plugin {
  let started: Promise<devApiModule.DevApi> | undefined;
  let stopped = Promise.resolve();
  /** Stops the API. The next request starts one from the sources as they are then; one that failed has logged why. */
  const stop = () => {
    const running = started;
    started = undefined;
    if (running) stopped = running.then(async (api) => api.stop()).catch(() => undefined);
  };
  return {
    name: 'dev-api',
    apply: 'serve',
    configureServer(server) {
      // Loaded late: `forServer` imports style sheets, which Vite can load only once it listens.
      const api = () => {
        if (started) return started;
        started = stopped.then(() => startApi(server));
        started.catch(stop);
        return started;
      };
      server.middlewares.use((request, response, next) => {
        api().then(({ handle }) => handle(request, response, next), next);
      });
      const { logger } = server.config;
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        api().then(
          ({ inboxLink }) => logger.info(`  ➜  Inbox:   ${inboxLink}`),
          (error: unknown) => logger.error(`The API could not start: ${String(error)}`),
        );
      };
      server.httpServer?.once('close', stop);
    },
    hotUpdate({ modules }) {
      if (this.environment.name === 'ssr' && modules.some((module) => isOfApi(module))) stop();
    },
  };
}

/** Whether the API has been loaded with a module, itself or through others. */
function isOfApi({ url, importers }: EnvironmentModuleNode, seen = new Set<string>()): boolean {
  if (seen.has(url)) return false;
  seen.add(url);
  return Object.values<string>(sources).includes(url) || [...importers].some((importer) => isOfApi(importer, seen));
}

async function startApi({ environments, config }: ViteDevServer): Promise<devApiModule.DevApi> {
  // The pages’ own runner: of two, only one hears that a module was edited.
  const { runner } = environments.ssr as RunnableDevEnvironment;
  const { createApi } = await runner.import<typeof devApiModule>(sources.api);
  const { forServer } = await runner.import<{ forServer: ForServer }>(sources.words);
  return createApi(`http://localhost:${config.server.port}`, forServer);
}
