import { IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { widestNetworkOf } from '../services/client-network.ts';
import { identifyCaller } from './client-address.ts';
import { type Connection, createConnectionGroups } from './connection-groups.ts';
import {
  type ConnectionLimits,
  parsedPerTurn,
  maximumRequestsAhead,
  tinyChunkBytes,
  maximumTinyChunks,
} from './limits.ts';

type Tracked = Connection & {
  /** The newest answer. */
  response?: ServerResponse;
  /** How many requests in a row have come before the answer to the one before had left. */
  ahead: number;
};

/** A request for `createServer` that cuts its connection when its body comes in too many tiny chunks. */
export class ChunkLimitedRequest extends IncomingMessage {
  private tinyChunks = 0;

  override push(chunk: Buffer | null): boolean {
    if (chunk && chunk.length < tinyChunkBytes) this.tinyChunks += 1;
    if (this.tinyChunks <= maximumTinyChunks) return super.push(chunk);
    this.socket.destroy();
    return false;
  }
}

/** Tracks the connections of a server and enforces the limits. Returns the open sockets, kept up to date. */
export function trackConnections(
  server: Server,
  limits: ConnectionLimits,
  trustedProxies: BlockList,
): ReadonlyMap<Socket, unknown> {
  const open = new Map<Socket, Tracked>();
  const groups = createConnectionGroups(limits, () => performance.now());

  server.on('connection', (socket: Socket) => {
    const connection: Tracked = {
      ahead: 0,
      network: networkOf(socket, trustedProxies),
      since: performance.now(),
      isBusy: () => connection.response?.writableFinished === false,
      cut: () => void socket.destroy(),
    };
    parseInParts(socket);
    groups.add(connection);
    open.set(socket, connection);
    socket.once('close', () => {
      groups.remove(connection);
      open.delete(socket);
    });
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(socket);
    if (!connection) return;
    connection.ahead = connection.isBusy() ? connection.ahead + 1 : 0;
    connection.response = response;
    groups.use(connection);
    if (connection.ahead > maximumRequestsAhead) connection.cut();
  });
  return open;
}

/**
 * Hands the parser parsedPerTurn bytes in a turn of the event loop. Node would parse all that has come, often 64 kB several times
 * over and even after the connection was cut: thousands of requests, or a body of as many chunks, while nobody else is answered.
 */
function parseInParts(socket: Socket): void {
  const parsers = socket.listeners('data');
  let turnIsUsed = false;
  let isWanted = true;
  socket.removeAllListeners('data').on('data', (data: NonSharedBuffer) => {
    const part = turnIsUsed ? 0 : parsedPerTurn;
    if (part > 0) for (const parse of parsers) parse(data.subarray(0, part));
    if (data.length <= part || socket.destroyed) return;
    // Who reads a body pauses the socket, or resumes it, within the turn.
    isWanted = !socket.isPaused();
    socket.pause().unshift(data.subarray(part));
    if (turnIsUsed) return;
    turnIsUsed = true;
    setImmediate(() => {
      turnIsUsed = false;
      if (isWanted) socket.resume();
    });
  });
}

/** The widest network of the peer (IPv4: a /24; IPv6: a /48), which one attacker may hold. Undefined for a trusted proxy: all visitors come through it. */
function networkOf({ remoteAddress = '' }: Socket, trustedProxies: BlockList): string | undefined {
  const { clientAddress, isProxy } = identifyCaller(remoteAddress, {}, trustedProxies);
  return isProxy ? undefined : widestNetworkOf(clientAddress);
}
