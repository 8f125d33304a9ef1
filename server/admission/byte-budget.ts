/** Bytes of bodies and answers that lie in memory for one call. */
export type Reservation = {
  /** Changes the size, for example from a body to its answer. False when there is no room. */
  resize: (bytes: number) => boolean;
  /** Frees the bytes. May be called twice. */
  release: () => void;
};

type Held = { network: Network; bytes: number; evict: () => void };
type Network = { name: string; bytes: number; held: Set<Held> };

/**
 * Bounds the bytes in flight, of each network and of all together. When there is no room, the network that holds most gives
 * way: its oldest reservations are evicted until the newcomer fits. So thousands of bodies that never end shut out nobody
 * but each other.
 */
export class ByteBudget {
  readonly #networks = new Map<string, Network>();
  readonly #limit: number;
  readonly #perNetwork: number;
  #bytes = 0;

  constructor(limit: number, perNetwork: number) {
    this.#limit = limit;
    this.#perNetwork = perNetwork;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Undefined when there is no room. `evict` is called when the bytes are taken back; they count as free from then on. */
  reserve(name: string, bytes: number, evict: () => void): Reservation | undefined {
    const network = this.#networks.get(name) ?? { name, bytes: 0, held: new Set() };
    if (!this.#makeRoom(network, bytes)) return undefined;
    const held: Held = { network, bytes, evict };
    this.#networks.set(name, network);
    network.held.add(held);
    this.#grow(held, bytes);
    return {
      resize: (size) => {
        if (!network.held.has(held)) return false;
        const more = size - held.bytes;
        if (more > 0 && !this.#makeRoom(network, more, held)) return false;
        this.#grow(held, more);
        held.bytes = size;
        return true;
      },
      release: () => this.#free(held),
    };
  }

  #grow({ network }: Held, bytes: number): void {
    network.bytes += bytes;
    this.#bytes += bytes;
  }

  #free(held: Held): void {
    const { network } = held;
    if (!network.held.delete(held)) return;
    this.#grow(held, -held.bytes);
    if (network.held.size === 0) this.#networks.delete(network.name);
  }

  #makeRoom(newcomer: Network, bytes: number, except?: Held): boolean {
    while (newcomer.bytes + bytes > this.#perNetwork) {
      if (!this.#evictOldest(newcomer, except)) return false;
    }
    while (this.#bytes + bytes > this.#limit) {
      if (!this.#evictOldest(this.#largest(), except)) return false;
    }
    return true;
  }

  #evictOldest(network: Network | undefined, except: Held | undefined): boolean {
    for (const held of network?.held ?? []) {
      // Cutting off a call without a body makes no room.
      if (held === except || held.bytes === 0) continue;
      this.#free(held);
      held.evict();
      return true;
    }
    return false;
  }

  /** Asked only when there is no room. */
  #largest(): Network | undefined {
    let largest: Network | undefined;
    for (const network of this.#networks.values()) {
      if (!largest || network.bytes > largest.bytes) largest = network;
    }
    return largest;
  }
}
