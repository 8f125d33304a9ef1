import type { MiddlewareHandler } from 'hono';
import { isLoopback } from '../../services/loopback.ts';
import { hashSecret, isSameHash } from '../../services/secrets.ts';
import type { ServerEnv } from '../app.ts';

/** For a program on this machine that knows the token. Without a token, and to other machines, there is nothing here. */
export function metricsAccess(token: string | undefined): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    if (token === undefined || !isLoopback(context.env.peerAddress)) return context.notFound();
    const [, given = ''] = /^Bearer +(.+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    if (isSameHash(hashSecret(given), hashSecret(token))) return next();
    context.header('www-authenticate', 'Bearer');
    return context.text('The metrics ask for METRICS_TOKEN, as a bearer token.', 401);
  };
}
