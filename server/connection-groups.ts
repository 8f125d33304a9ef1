/** What is known of one connection. */
export type Connection = {
  /** The network it comes from; undefined for a trusted proxy, through which all visitors come. */
  readonly network: string | undefined;
  /** When it came or, later, sent its last request; in milliseconds. */
  since: number;
  /** Whether it has a request that is not answered to the end. */
  readonly isBusy: () => boolean;
  readonly cut: () => void;
};

export type ConnectionLimits = {
  /** Connections at a time. */
  total: number;
  /** Of one network (IPv4: a /24; IPv6: a /48). */
  perNetwork: number;
  /** A newcomer is not cut so soon for having said nothing yet; in milliseconds. */
  protectedMs: number;
};

/** A network with more than this part of all places is cut first: an office has less, whoever wants to fill the server more. */
const largeShare = 1 / 20;

/** The connections of a network, in the order of their last sign of life. */
type Group = {
  /** Without a request so far. */
  silent: Set<Connection>;
  used: Set<Connection>;
};

/**
 * Holds connections to limits. A network that has its share gives up its own silent or idle ones for a newcomer, and
 * has no more of them than that. When all places are taken, one goes of the network that takes up much of them, a silent one first: so whoever opens thousands,
 * says nothing, sends slowly or reads slowly shuts out nobody but themselves. Where thousands of networks hold a few each, the most useless one of all goes.
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

  /** Lets a newcomer in, for which another one may have to go. Cuts the newcomer when its network has nothing to give up. */
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

  /** Notes a request. */
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
   * One that has said nothing for too long, else one without a request, else any: of the largest network if it takes up much of
   * the places, else of all. Of several the one that has waited longest. Proxies go last.
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
  return connections.reduce((worst, one) => (worst && (!one || worst.since <= one.since) ? worst : one), undefined);
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
