/**
 * A map that remembers the entries used last and forgets the others: between `limit` and twice as many. Two generations
 * take the place of a list in order of use: when the young one is full, the old one is dropped whole, so that an entry costs
 * the same however many keys somebody makes up.
 */
export class RecentEntries<Value> {
  #young = new Map<number, Value>();
  #old = new Map<number, Value>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: number): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: number, value: Value): void {
    if (this.#young.size >= this.#limit && !this.#young.has(key)) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }

  /** Forgets an entry, if it is still this one. */
  delete(key: number, value: Value): void {
    for (const entries of [this.#young, this.#old]) {
      if (entries.get(key) === value) entries.delete(key);
    }
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }
}
