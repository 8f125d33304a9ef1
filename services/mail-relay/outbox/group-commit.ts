const largestGroup = 100;

type Waiting<Item, Result> = { item: Item } & PromiseWithResolvers<Result>;

/**
 * Lets concurrent calls share commits, since each commit waits for the disk. A call settles with the commit of its item.
 * A group that fails is tried again one by one, so that one bad item fails alone.
 * @param commit stores all items or none and returns a result for each, in their order
 * @param concernsAll whether an error would hit every item, such as an unreachable store; then nothing is tried again
 */
export function groupCommit<Item, Result>(
  commit: (items: Item[]) => Promise<Result[]>,
  concernsAll: (error: unknown) => boolean = () => false,
) {
  const waiting: Waiting<Item, Result>[] = [];
  let running = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) await settle(waiting.splice(0, largestGroup));
    running = false;
  }

  async function settle(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await commit(group.map(({ item }) => item));
      for (const [index, result] of results.entries()) group[index]?.resolve(result);
    } catch (error) {
      if (group.length === 1 || concernsAll(error)) for (const { reject } of group) reject(error);
      else for (const one of group) await settle([one]);
    }
  }

  return function add(item: Item): Promise<Result> {
    const one = { item, ...Promise.withResolvers<Result>() };
    waiting.push(one);
    if (!running) setImmediate(() => void run());
    running = true;
    return one.promise;
  };
}
