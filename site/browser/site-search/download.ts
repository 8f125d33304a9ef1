import type { SearchIndex } from './search.ts';
import { sitePrefix } from '../../language/address.ts';

const INDEX_URL = `${sitePrefix}/search-index.json`;

/** Fetches the file that the build made of the pages; rejects when it does not arrive. */
export async function downloadSearchIndex(): Promise<SearchIndex> {
  const response = await fetch(INDEX_URL);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return (await response.json()) as SearchIndex;
}
