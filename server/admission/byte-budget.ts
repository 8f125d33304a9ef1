/** Memory, in bytes, that one call holds for its body and its answer. */
export type Reservation = {
  /** Changes the size, for example from a body to its answer. False when there is no room. */
  resize: (bytes: number) => boolean;
  /** Frees the bytes. May be called twice. */
  release: () => void;
};

type Held = { network: string; bytes: number; evict: () => void };

/**
 * Bounds the memory for bodies and answers, per network and in all. When the budget is used up, the oldest reservations of the
 * network that holds most are evicted until the new one fits. So a network with thousands of bodies that never end loses only its own.
 */
export class ByteBudget {
  /** The oldest first. */
  readonly #held = new Set<Held>();
  readonly #bytesOf = new Map<string, number>();
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
  reserve(network: string, bytes: number, evict: () => void): Reservation | undefined {
    const held: Held = { network, bytes: 0, evict };
    if (!this.#makeRoom(held, bytes)) return undefined;
    this.#held.add(held);
    this.#grow(held, bytes);
    return {
      resize: (size) => {
        const more = size - held.bytes;
        if (!this.#held.has(held) || !this.#makeRoom(held, more)) return false;
        this.#grow(held, more);
        return true;
      },
      release: () => this.#free(held),
    };
  }

  #grow(held: Held, bytes: number): void {
    held.bytes += bytes;
    this.#bytes += bytes;
    const ofNetwork = (this.#bytesOf.get(held.network) ?? 0) + bytes;
    if (ofNetwork > 0) this.#bytesOf.set(held.network, ofNetwork);
    else this.#bytesOf.delete(held.network);
  }

  #free(held: Held): void {
    if (this.#held.delete(held)) this.#grow(held, -held.bytes);
  }

  #makeRoom(newcomer: Held, bytes: number): boolean {
    const { network } = newcomer;
    while ((this.#bytesOf.get(network) ?? 0) + bytes > this.#perNetwork) {
      if (!this.#evictOldest(network, newcomer)) return false;
    }
    while (this.#bytes + bytes > this.#limit) {
      if (!this.#evictOldest(this.#largest(), newcomer)) return false;
    }
    return true;
  }

  /** Evicts the oldest reservation of a network that holds bytes, other than the newcomer's; false when there is none. */
  #evictOldest(network: string, newcomer: Held): boolean {
    for (const held of this.#held) {
      if (held.network !== network || held === newcomer || held.bytes === 0) continue;
      this.#free(held);
      held.evict();
      return true;
    }
    return false;
  }

  /** The network that holds most bytes. A linear search, made only when the budget is used up. */
  #largest(): string {
    const none: [string, number] = ['', 0];
    const [largest] = [...this.#bytesOf].reduce((most, one) => (one[1] > most[1] ? one : most), none);
    return largest;
  }
}
