/** How often expired entries are deleted. */
const forgetMs = 60_000;

/**
 * A map that deletes expired entries and, above `limit`, the least recently used: it holds between `limit` and twice as many. It
 * approximates LRU by two generations: when the young one is full, the old one is dropped whole, so an operation costs the same
 * however many keys there are.
 */
export class RecentEntries<Value> {
  #young = new Map<number, Value>();
  #old = new Map<number, Value>();
  readonly #limit: number;
  readonly #isOver: (value: Value) => boolean;

  constructor(limit: number, isOver: (value: Value) => boolean) {
    this.#limit = limit;
    this.#isOver = isOver;
    setInterval(() => this.#forget(), forgetMs).unref();
  }

  get(key: number): Value | undefined {
    const young = this.#young.get(key);
    const known = young ?? this.#old.get(key);
    if (known === undefined || this.#isOver(known)) return undefined;
    if (young === undefined) this.set(key, known);
    return known;
  }

  set(key: number, value: Value): void {
    if (this.#young.size >= this.#limit && !this.#young.has(key)) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }

  /** Deletes the entry of a key if it is still this value. */
  delete(key: number, value: Value): void {
    for (const entries of [this.#young, this.#old]) {
      if (entries.get(key) === value) entries.delete(key);
    }
  }

  #forget(): void {
    for (const entries of [this.#young, this.#old]) {
      for (const [key, value] of entries) if (this.#isOver(value)) entries.delete(key);
    }
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }
}
