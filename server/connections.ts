import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Follows the connections of a server and holds them to a limit. When it is reached, the newcomer takes the place of
 * the one that has waited longest without sending a request: whoever opens thousands and says nothing shuts out nobody.
 */
export function trackConnections(server: Server, limit: number): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    if (open.size >= limit) leastUseful(open)?.destroy();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/** A set keeps the order of arrival. An answered connection belongs to somebody who does send requests. */
function leastUseful(open: ReadonlySet<Socket>): Socket | undefined {
  let oldest: Socket | undefined;
  for (const socket of open) {
    if (socket.destroyed) continue;
    if (socket.bytesWritten === 0) return socket;
    oldest ??= socket;
  }
  return oldest;
}
