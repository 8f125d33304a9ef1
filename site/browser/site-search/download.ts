import * as timings from '../../../contracts/timings.ts';
import { sitePrefix } from '../../language/address.ts';

/** Fetches a JSON file that the build made for this language; rejects on failure and on a time-out. */
export async function download<Content>(name: `/${string}.json`): Promise<Content> {
  const response = await fetch(sitePrefix + name, { signal: AbortSignal.timeout(timings.requestTimeout) });
  if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
  return (await response.json()) as Content;
}
