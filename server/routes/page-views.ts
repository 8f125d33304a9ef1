import { Hono } from 'hono';
import { pageViewPath } from '../../contracts/page-views.ts';
import type { PageViews } from '../../services/page-views/page-views.ts';
import { senderOf } from '../../services/request-sender.ts';
import type { ServerEnv } from '../server-env.ts';

/** The route at which a prerendered page reports that it is now seen. */
export function pageViewRoutes({ count }: Pick<PageViews, 'count'>): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.post(pageViewPath, async ({ req, body }) => {
    if (senderOf(req, [new URL(req.url).origin]) !== 'own') return body(null, 403);
    if (req.header('sec-gpc') !== '1') count(await req.text());
    return body(null, 204);
  });
  return app;
}
