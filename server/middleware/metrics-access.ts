import type { Context, MiddlewareHandler } from 'hono';
import { isLoopback } from '../../services/loopback.ts';
import { hashSecret, isSameHash } from '../../services/secrets.ts';
import type { ServerEnv } from '../server-env.ts';

/** Whether the call comes from this machine and carries the token. False when no token is set. */
export function hasMetricsToken(context: Context<ServerEnv>, token: string | undefined): boolean {
  if (token === undefined || !isLoopback(context.env.peerAddress)) return false;
  const [, given = ''] = /^Bearer +(.+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
  return isSameHash(hashSecret(given), hashSecret(token));
}

/** Admits calls with the token. Answers 404 when no token is set and to other machines, 401 otherwise. */
export function metricsAccess(token: string | undefined): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    if (hasMetricsToken(context, token)) return next();
    if (token === undefined || !isLoopback(context.env.peerAddress)) return context.notFound();
    context.header('www-authenticate', 'Bearer');
    return context.text('The metrics ask for METRICS_TOKEN, as a bearer token.', 401);
  };
}
