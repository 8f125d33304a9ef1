import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { StopLimits } from './limits.ts';

/**
 * Stops accepting at once and resolves when every connection has ended. A connection without a request is cut a moment
 * later, one with a request as soon after its answer, or when the limit is over. Resolves to true when every request was answered in time.
 */
export async function closeServer(
  server: Server,
  connections: ReadonlySet<Socket>,
  { idleAfterMs, requestsMs }: Pick<StopLimits, 'idleAfterMs' | 'requestsMs'>,
): Promise<boolean> {
  const closed = once(server, 'close');
  let inTime = true;
  // http.Server's own close() cuts idle connections at once, and with them requests that are already on the wire.
  NetServer.prototype.close.call(server);
  const idle = setInterval(() => {
    // Node takes a connection for idle while the last bytes of an answer still leave.
    if (![...connections].some((socket) => socket.writableLength > 0)) server.closeIdleConnections();
    // Node counts a connection that never sent a byte, such as a browser opens in advance, as busy.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  }, idleAfterMs);
  const limit = setTimeout(() => {
    inTime = false;
    server.closeAllConnections();
  }, requestsMs);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
  return inTime;
}
