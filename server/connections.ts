import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { widestNetworkOf } from '../services/client-network.ts';
import { identifyCaller } from './client-address.ts';
import { type Connection, ConnectionGroups, type ConnectionLimits } from './connection-groups.ts';
import { REQUESTS_AHEAD, TINY_CHUNK, TINY_CHUNKS } from './limits.ts';

type Tracked = Connection & {
  /** The newest answer. */
  response?: ServerResponse;
  /** How many requests in a row have come before the answer to the one before had left. */
  ahead: number;
};

/**
 * A request for `createServer` that ends what costs most to read. Node reads up to 64 kB in one turn, whether or not the connection
 * was cut meanwhile: thousands of requests, or a body of as many chunks.
 */
export class EndingRequest extends IncomingMessage {
  declare private asksForUpgrade: unknown;
  private tinyChunks = 0;

  /** Node ends a turn's reading only at a request that asks for another protocol. */
  get upgrade(): unknown {
    return this.socket.destroyed || this.asksForUpgrade;
  }

  set upgrade(asked: unknown) {
    this.asksForUpgrade = asked;
  }

  override push(chunk: Buffer | null): boolean {
    if (chunk && chunk.length < TINY_CHUNK) this.tinyChunks += 1;
    if (this.tinyChunks <= TINY_CHUNKS) return super.push(chunk);
    this.socket.destroy();
    return false;
  }
}

/** Tracks the connections of a server and enforces the limits. Returns the live set of open sockets. */
export function trackConnections(
  server: Server,
  limits: ConnectionLimits,
  trustedProxies: BlockList,
): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  const known = new WeakMap<Socket, Tracked>();
  const groups = new ConnectionGroups(limits, () => performance.now());

  server.on('connection', (socket: Socket) => {
    const connection: Tracked = {
      ahead: 0,
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
    connection.ahead = connection.isBusy() ? connection.ahead + 1 : 0;
    connection.response = response;
    groups.use(connection);
    if (connection.ahead > REQUESTS_AHEAD) connection.cut();
  });
  return open;
}

/** The widest network of the peer (IPv4: a /24; IPv6: a /48), which one attacker may hold. Undefined for a trusted proxy: all visitors come through it. */
function networkOf({ remoteAddress = '' }: Socket, trustedProxies: BlockList): string | undefined {
  const { clientAddress, isProxy } = identifyCaller(remoteAddress, {}, trustedProxies);
  return isProxy ? undefined : widestNetworkOf(clientAddress);
}
