import type { ConnectionLimits } from './limits.ts';

/** One open connection, as the limits see it. */
export type Connection = {
  /** The network it comes from; undefined for a trusted proxy, through which all visitors come. */
  readonly network: string | undefined;
  /** When the connection was opened or, later, sent its last request; in milliseconds. */
  since: number;
  /** Whether a request on it is not fully answered. */
  readonly isBusy: () => boolean;
  readonly cut: () => void;
};

/** A network that holds more than this share of all connections is cut first. An office holds less, a flood more. */
const largeShare = 1 / 20;

function first(connections: Set<Connection>, isWanted: (connection: Connection) => boolean): Connection | undefined {
  for (const connection of connections) if (isWanted(connection)) return connection;
  return undefined;
}

/**
 * Bounds open connections, per network and in all. At its own limit a network loses a silent or idle connection for each new one.
 * At the total limit a connection of the largest network is cut, a silent one first, so that a client that opens thousands, or
 * sends or reads slowly, shuts out only itself. Where no network is large, the least useful connection of all is cut.
 */
export function createConnectionGroups({ total, perNetwork, protectedMs }: ConnectionLimits, now: () => number) {
  /** Connections that have sent no request yet, and all others, each in the order of `since`. */
  const silent = new Set<Connection>();
  const used = new Set<Connection>();
  /** How many connections each network holds; trusted proxies are none. */
  const sizes = new Map<string, number>();

  const take = (connection: Connection): boolean => silent.delete(connection) || used.delete(connection);

  function count({ network }: Connection, change: 1 | -1): void {
    if (network === undefined) return;
    const size = (sizes.get(network) ?? 0) + change;
    if (size > 0) sizes.set(network, size);
    else sizes.delete(network);
  }

  function remove(connection: Connection): void {
    if (take(connection)) count(connection, -1);
  }

  function cut(connection: Connection | undefined): void {
    if (!connection) return;
    remove(connection);
    connection.cut();
  }

  /**
   * The connection to cut: a spare one, else any. It is taken from the largest networks when they exceed `largeShare`, else from all;
   * of several candidates the one waiting longest. Trusted proxies come last.
   */
  function leastUseful(): Connection | undefined {
    const most = Math.max(0, ...sizes.values());
    const least = most > total * largeShare ? most : 1;
    const isCandidate = ({ network }: Connection) =>
      network === undefined ? most === 0 : (sizes.get(network) ?? 0) >= least;
    return spare(isCandidate) ?? first(used, isCandidate) ?? first(silent, isCandidate);
  }

  /** One that has been silent for too long, else an idle one. */
  function spare(isCandidate: (connection: Connection) => boolean): Connection | undefined {
    const oldest = first(silent, isCandidate);
    if (oldest && oldest.since <= now() - protectedMs) return oldest;
    return first(used, (one) => isCandidate(one) && !one.isBusy());
  }

  return {
    /** Adds a new connection, cutting another one if need be. Cuts the new one when its network is full and all its connections are in use. */
    add(connection: Connection): void {
      const { network = '' } = connection;
      if ((sizes.get(network) ?? 0) >= perNetwork) {
        const given = spare((one) => one.network === network);
        if (!given) {
          connection.cut();
          return;
        }
        cut(given);
      }
      if (silent.size + used.size >= total) cut(leastUseful());
      silent.add(connection);
      count(connection, 1);
    },

    /** Notes a request on the connection. */
    use(connection: Connection): void {
      if (!take(connection)) return;
      connection.since = now();
      used.add(connection);
    },

    remove,
  };
}
