/** Memory, in bytes, that one call holds for its body and its answer. */
export type Reservation = {
  /** Changes the size, for example from a body to its answer. False when there is no room. */
  resize: (bytes: number) => boolean;
  /** Frees the bytes. May be called twice. */
  release: () => void;
};

type Held = { network: Network; bytes: number; evict: () => void };
type Network = { name: string; bytes: number; held: Set<Held> };

/**
 * Bounds the memory for bodies and answers, per network and in all. When the budget is used up, the oldest reservations of the
 * network that holds most are evicted until the new one fits. So a network with thousands of bodies that never end loses only its own.
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

  /** Reserves bytes for a network; undefined when there is no room. `evict` is called when the budget takes them back; they are free from then on. */
  reserve(name: string, bytes: number, evict: () => void): Reservation | undefined {
    const network = this.#networks.get(name) ?? { name, bytes: 0, held: new Set() };
    if (!this.#makeRoom(network, bytes)) return undefined;
    const held: Held = { network, bytes: 0, evict };
    this.#networks.set(name, network);
    network.held.add(held);
    this.#grow(held, bytes);
    return {
      resize: (size) => {
        if (!network.held.has(held)) return false;
        const more = size - held.bytes;
        if (!this.#makeRoom(network, more, held)) return false;
        this.#grow(held, more);
        return true;
      },
      release: () => this.#free(held),
    };
  }

  #grow(held: Held, bytes: number): void {
    held.bytes += bytes;
    held.network.bytes += bytes;
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
      // Evicting a call that holds no bytes would free nothing.
      if (held === except || held.bytes === 0) continue;
      this.#free(held);
      held.evict();
      return true;
    }
    return false;
  }

  /** The network that holds most bytes. A linear search, made only when the budget is used up. */
  #largest(): Network | undefined {
    let largest: Network | undefined;
    for (const network of this.#networks.values()) {
      if (!largest || network.bytes > largest.bytes) largest = network;
    }
    return largest;
  }
}
