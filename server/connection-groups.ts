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
export class ConnectionGroups {
  /** Connections that have sent no request yet, and all others, each in the order of `since`. */
  readonly #silent = new Set<Connection>();
  readonly #used = new Set<Connection>();
  /** How many connections each network holds; trusted proxies are none. */
  readonly #sizes = new Map<string, number>();
  readonly #limits: ConnectionLimits;
  readonly #now: () => number;

  constructor(limits: ConnectionLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  get #size(): number {
    return this.#silent.size + this.#used.size;
  }

  /** Adds a new connection, cutting another one if need be. Cuts the new one when its network is full and all its connections are in use. */
  add(connection: Connection): void {
    const { network = '' } = connection;
    const { total, perNetwork } = this.#limits;
    if ((this.#sizes.get(network) ?? 0) >= perNetwork) {
      const given = this.#spare((one) => one.network === network);
      if (!given) {
        connection.cut();
        return;
      }
      this.#cut(given);
    }
    if (this.#size >= total) this.#cut(this.#leastUseful());
    this.#silent.add(connection);
    this.#count(connection, 1);
  }

  /** Notes a request on the connection. */
  use(connection: Connection): void {
    if (!this.#take(connection)) return;
    connection.since = this.#now();
    this.#used.add(connection);
  }

  remove(connection: Connection): void {
    if (this.#take(connection)) this.#count(connection, -1);
  }

  #take(connection: Connection): boolean {
    return this.#silent.delete(connection) || this.#used.delete(connection);
  }

  #count({ network }: Connection, change: 1 | -1): void {
    if (network === undefined) return;
    const size = (this.#sizes.get(network) ?? 0) + change;
    if (size > 0) this.#sizes.set(network, size);
    else this.#sizes.delete(network);
  }

  #cut(connection: Connection | undefined): void {
    if (!connection) return;
    this.remove(connection);
    connection.cut();
  }

  /**
   * The connection to cut: a spare one, else any. It is taken from the largest networks when they exceed `largeShare`, else from all;
   * of several candidates the one waiting longest. Trusted proxies come last.
   */
  #leastUseful(): Connection | undefined {
    const most = Math.max(0, ...this.#sizes.values());
    const least = most > this.#limits.total * largeShare ? most : 1;
    const isCandidate = ({ network }: Connection) =>
      network === undefined ? most === 0 : (this.#sizes.get(network) ?? 0) >= least;
    return this.#spare(isCandidate) ?? first(this.#used, isCandidate) ?? first(this.#silent, isCandidate);
  }

  /** One that has been silent for too long, else an idle one. */
  #spare(isCandidate: (connection: Connection) => boolean): Connection | undefined {
    const oldest = first(this.#silent, isCandidate);
    if (oldest && oldest.since <= this.#now() - this.#limits.protectedMs) return oldest;
    return first(this.#used, (one) => isCandidate(one) && !one.isBusy());
  }
}
