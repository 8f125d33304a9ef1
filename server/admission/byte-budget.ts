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
export function createByteBudget(limit: number, perNetwork: number) {
  /** The oldest first. */
  const inUse = new Set<Held>();
  const bytesOf = new Map<string, number>();
  let total = 0;
  const totalBytes = () => total;

  function grow(held: Held, bytes: number): void {
    held.bytes += bytes;
    total += bytes;
    const ofNetwork = (bytesOf.get(held.network) ?? 0) + bytes;
    if (ofNetwork > 0) bytesOf.set(held.network, ofNetwork);
    else bytesOf.delete(held.network);
  }

  function free(held: Held): void {
    if (inUse.delete(held)) grow(held, -held.bytes);
  }

  function makeRoom(newcomer: Held, bytes: number): boolean {
    const { network } = newcomer;
    while ((bytesOf.get(network) ?? 0) + bytes > perNetwork) {
      if (!evictOldest(network, newcomer)) return false;
    }
    while (totalBytes() + bytes > limit) {
      if (!evictOldest(largest(), newcomer)) return false;
    }
    return true;
  }

  /** Evicts the oldest reservation of a network that holds bytes, other than the newcomer's; false when there is none. */
  function evictOldest(network: string, newcomer: Held): boolean {
    for (const held of inUse) {
      if (held.network !== network || held === newcomer || held.bytes === 0) continue;
      free(held);
      held.evict();
      return true;
    }
    return false;
  }

  /** The network that holds most bytes. A linear search, made only when the budget is used up. */
  function largest(): string {
    const none: [string, number] = ['', 0];
    const [network] = [...bytesOf].reduce((most, one) => (one[1] > most[1] ? one : most), none);
    return network;
  }

  return {
    bytes: totalBytes,

    /** Reserves bytes for a network; undefined when there is no room. `evict` is called when the budget takes them back; they are free from then on. */
    reserve(network: string, bytes: number, evict: () => void): Reservation | undefined {
      const held: Held = { network, bytes: 0, evict };
      if (!makeRoom(held, bytes)) return undefined;
      inUse.add(held);
      grow(held, bytes);
      return {
        resize: (size) => {
          const more = size - held.bytes;
          if (!inUse.has(held) || !makeRoom(held, more)) return false;
          grow(held, more);
          return true;
        },
        release: () => free(held),
      };
    },
  };
}
