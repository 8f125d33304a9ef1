import * as timings from '../../../contracts/timings.ts';
import { sitePrefix } from '../../language/address.ts';

/** Fetches a JSON file that the build made for this language; rejects when it does not arrive, also because the line stands still. */
export async function download<File>(name: `/${string}.json`): Promise<File> {
  const response = await fetch(sitePrefix + name, { signal: AbortSignal.timeout(timings.sendTimeout) });
  if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
  return (await response.json()) as File;
}
