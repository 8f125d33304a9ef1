import type { Plugin, ViteDevServer } from 'vite';
import type { ForServer } from '../contracts/for-server.ts';
import type * as devApiModule from './dev-api.ts';

/** Answers the addresses of the API in Vite's development server, so that forms work there as they do in production. */
export function devApi(): Plugin {
  return {
    name: 'dev-api',
    apply: 'serve',
    configureServer(server) {
      let started: Promise<devApiModule.DevApi> | undefined;
      // Loaded late: `forServer` imports style sheets, which Vite can load only once it listens.
      const api = () => (started ??= startApi(server));
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
      // An API that failed to start has logged why, and needs no stop.
      server.httpServer?.once(
        'close',
        () =>
          void started?.then(
            ({ stop }) => stop(),
            () => undefined,
          ),
      );
    },
  };
}

async function startApi(server: ViteDevServer): Promise<devApiModule.DevApi> {
  const { createApi } = (await server.ssrLoadModule('/server/dev-api.ts')) as typeof devApiModule;
  const { forServer } = (await server.ssrLoadModule('/site/for-server.ts')) as { forServer: ForServer };
  return createApi(`http://localhost:${server.config.server.port}`, forServer);
}
