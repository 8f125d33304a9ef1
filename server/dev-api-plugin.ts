import type { Plugin } from 'vite';
import type { Look } from '../services/page-style.ts';
import type * as devApiModule from './dev-api.ts';

/** Answers the addresses of the API in Vite's development server, so that forms work there as they do in production. */
export function devApi(): Plugin {
  return {
    name: 'dev-api',
    apply: 'serve',
    async configureServer(server) {
      const { createApi } = (await server.ssrLoadModule('/server/dev-api.ts')) as typeof devApiModule;
      const { look } = (await server.ssrLoadModule('/site/look.ts')) as { look: Look };
      const api = await createApi(`http://localhost:${server.config.server.port}`, look);
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
