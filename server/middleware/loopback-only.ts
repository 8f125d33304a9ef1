import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../app.ts';
import { isLoopback } from '../client-address.ts';

/**
 * Lets only somebody on this machine through. A proxy on this machine also comes from loopback, so its headers count
 * as a refusal; and a foreign name in Host may be a web page elsewhere that had its name point here (DNS rebinding).
 */
export const loopbackOnly: MiddlewareHandler<ServerEnv> = async (context, next) => {
  const { peerAddress, viaProxy } = context.env;
  if (isLoopback(peerAddress) && !viaProxy && isLoopbackHost(context.req.header('host'))) return next();
  return context.text('This page is only shown on the machine itself, at http://localhost.', 403);
};

function isLoopbackHost(host: string | undefined): boolean {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '');
  return name === 'localhost' || isLoopback(name.replace(/^\[(.*)\]$/, '$1'));
}
