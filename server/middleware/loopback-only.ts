import type { Context, MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../app.ts';
import { isLoopback, isLoopbackName } from '../../services/loopback.ts';

/** Lets only somebody on this machine through. */
export const loopbackOnly: MiddlewareHandler<ServerEnv> = async (context, next) => {
  if (isDirect(context)) return next();
  return context.text('This page is only shown on the machine itself, at http://localhost.', 403);
};

/**
 * Whether somebody on this machine asks. A proxy on this machine also comes from loopback, so its headers count as a
 * refusal; and a foreign name in Host may be a web page elsewhere that had its name point here (DNS rebinding).
 */
export function isDirect(context: Context<ServerEnv>): boolean {
  const { peerAddress, viaProxy } = context.env;
  return isLoopback(peerAddress) && !viaProxy && isLoopbackName(hostName(context.req.header('host')));
}

function hostName(host = ''): string {
  return host.replace(/:\d+$/, '');
}
