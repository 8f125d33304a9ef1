import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { widestNetworkOf } from '../services/client-network.ts';
import { isTrusted, plainAddress } from './client-address.ts';
import { type Connection, ConnectionGroups, type ConnectionLimits } from './connection-groups.ts';

/** Tracks the connections of a server and enforces the limits. Returns the live set of open sockets. */
export function trackConnections(
  server: Server,
  limits: ConnectionLimits,
  trustedProxies: BlockList,
): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  const known = new WeakMap<Socket, Connection & { response?: ServerResponse }>();
  const groups = new ConnectionGroups(limits, () => performance.now());

  server.on('connection', (socket: Socket) => {
    const connection: Connection & { response?: ServerResponse } = {
      network: networkOf(socket, trustedProxies),
      since: performance.now(),
      isBusy: () => connection.response?.writableFinished === false,
      cut: () => void socket.destroy(),
    };
    groups.add(connection);
    open.add(socket);
    known.set(socket, connection);
    socket.once('close', () => {
      groups.remove(connection);
      open.delete(socket);
    });
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = known.get(socket);
    if (!connection) return;
    connection.response = response;
    groups.use(connection);
  });
  return open;
}

/** The widest network of the peer (IPv4: a /24; IPv6: a /48), which one attacker may hold. Undefined for a trusted proxy: all visitors come through it. */
function networkOf({ remoteAddress = '' }: Socket, trustedProxies: BlockList): string | undefined {
  const address = plainAddress(remoteAddress) ?? remoteAddress;
  return isTrusted(address, trustedProxies) ? undefined : widestNetworkOf(address);
}
