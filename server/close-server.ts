import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { StopLimits } from './limits.ts';

/**
 * Stops accepting connections and waits until the open ones have ended: idle ones are cut after `idleAfterMs`, those with a
 * request after their answer, all after `requestsMs`. Resolves to whether every request was answered in time.
 */
export async function closeServer(
  server: Server,
  connections: ReadonlyMap<Socket, unknown>,
  { idleAfterMs, requestsMs }: Pick<StopLimits, 'idleAfterMs' | 'requestsMs'>,
): Promise<boolean> {
  const closed = once(server, 'close');
  let inTime = true;
  // http.Server's own close() cuts idle connections at once, and with them requests that are already on the wire.
  NetServer.prototype.close.call(server);
  const idle = setInterval(() => {
    // Node counts a connection as idle while the last bytes of an answer are still being sent.
    if (![...connections.keys()].some((socket) => socket.writableLength > 0)) server.closeIdleConnections();
    // Node 24 counts a connection that never sent a byte as busy; browsers open such connections in advance.
    for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
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
