import type { Plugin } from 'vite';
import type { ForServer } from '../contracts/for-server.ts';
import type * as devApiModule from './dev-api.ts';

/** Answers the addresses of the API in Vite's development server, so that forms work there as they do in production. */
export function devApi(): Plugin {
  return {
    name: 'dev-api',
    apply: 'serve',
    async configureServer(server) {
      const { createApi } = (await server.ssrLoadModule('/server/dev-api.ts')) as typeof devApiModule;
      const { forServer } = (await server.ssrLoadModule('/site/for-server.ts')) as { forServer: ForServer };
      const api = await createApi(`http://localhost:${server.config.server.port}`, forServer);
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        server.config.logger.info(`  ➜  Inbox:   ${api.inboxLink}`);
      };
      server.middlewares.use(api.handle);
      server.httpServer?.once('close', () => void api.stop());
    },
  };
}
