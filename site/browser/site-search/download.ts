import * as timings from '../../../contracts/timings.ts';
import { sitePrefix } from '../../language/address.ts';

/**
 * Returns a function that fetches a JSON file, which the build made for this language, and reads it, once for all calls. It rejects on
 * failure and on a time-out; the next call then tries again.
 * @param read takes the content as the build wrote it
 */
export function onceDownloaded<Result>(
  name: `/${string}.json`,
  read: (content: never) => Result,
): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  const make = async () => {
    const response = await fetch(sitePrefix + name, { signal: AbortSignal.timeout(timings.requestTimeout) });
    if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
    return read((await response.json()) as never);
  };
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
