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

export type ConnectionLimits = {
  /** Connections at a time. */
  total: number;
  /** Connections at a time of one network (IPv4: a /24; IPv6: a /48). */
  perNetwork: number;
  /** For so long a new connection is not cut for having sent nothing; in milliseconds. */
  protectedMs: number;
};

/** A network that holds more than this share of all connections is cut first. An office holds less, a flood more. */
const largeShare = 1 / 20;

/** The connections of a network, each set in the order of `since`. */
type Group = {
  /** Connections that have sent no request yet. */
  silent: Set<Connection>;
  used: Set<Connection>;
};

/**
 * Bounds open connections, per network and in all. At its own limit a network loses a silent or idle connection for each new one.
 * At the total limit a connection of the largest network is cut, a silent one first, so that a client that opens thousands, or
 * sends or reads slowly, shuts out only itself. Where no network is large, the least useful connection of all is cut.
 */
export class ConnectionGroups {
  readonly #groups = new Map<string | undefined, Group>();
  readonly #limits: ConnectionLimits;
  readonly #now: () => number;
  #size = 0;

  constructor(limits: ConnectionLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Adds a new connection, cutting another one if need be. Cuts the new one when its network is full and all its connections are in use. */
  add(connection: Connection): void {
    const { network } = connection;
    const { total, perNetwork } = this.#limits;
    const group = this.#groups.get(network) ?? { silent: new Set(), used: new Set() };
    if (network !== undefined && sizeOf(group) >= perNetwork) {
      const given = this.#tooSilent(group.silent) ?? idle(group);
      if (!given) {
        connection.cut();
        return;
      }
      this.#cut(given);
    }
    if (this.#size >= total) this.#cut(this.#leastUseful());
    this.#groups.set(network, group);
    group.silent.add(connection);
    this.#size += 1;
  }

  /** Notes a request on the connection. */
  use(connection: Connection): void {
    const group = this.#groups.get(connection.network);
    if (!group || !(group.silent.delete(connection) || group.used.delete(connection))) return;
    connection.since = this.#now();
    group.used.add(connection);
  }

  remove(connection: Connection): void {
    const group = this.#groups.get(connection.network);
    if (!group || !(group.silent.delete(connection) || group.used.delete(connection))) return;
    this.#size -= 1;
    if (sizeOf(group) === 0) this.#groups.delete(connection.network);
  }

  #cut(connection: Connection | undefined): void {
    if (!connection) return;
    this.remove(connection);
    connection.cut();
  }

  #tooSilent([oldest]: ReadonlySet<Connection>): Connection | undefined {
    return oldest && oldest.since <= this.#now() - this.#limits.protectedMs ? oldest : undefined;
  }

  /**
   * The connection to cut: one that has been silent for too long, else an idle one, else any. It is taken from the largest networks
   * when they exceed `largeShare`, else from all; of several candidates the one waiting longest. Trusted proxies come last.
   */
  #leastUseful(): Connection | undefined {
    let most = 0;
    for (const [network, group] of this.#groups) if (network !== undefined) most = Math.max(most, sizeOf(group));
    const least = most > this.#limits.total * largeShare ? most : 1;
    const among = [...this.#groups]
      .filter(([network, group]) => (network === undefined ? most === 0 : sizeOf(group) >= least))
      .map(([, group]) => group);
    return (
      longestWaiting(among.map(({ silent }) => this.#tooSilent(silent))) ??
      longestWaiting(among.map(idle)) ??
      longestWaiting(among.map(({ used }) => firstOf(used))) ??
      longestWaiting(among.map(({ silent }) => firstOf(silent)))
    );
  }
}

function longestWaiting(connections: readonly (Connection | undefined)[]): Connection | undefined {
  let longest: Connection | undefined;
  for (const one of connections) if (one && (!longest || one.since < longest.since)) longest = one;
  return longest;
}

function sizeOf({ silent, used }: Group): number {
  return silent.size + used.size;
}

function idle({ used }: Group): Connection | undefined {
  for (const connection of used) if (!connection.isBusy()) return connection;
  return undefined;
}

function firstOf([first]: ReadonlySet<Connection>): Connection | undefined {
  return first;
}
