import { siteMap } from '../../content/site-map.ts';
import type { Rule } from './source-file.ts';

const folder = 'content/pages/';
/** Words of pages with no place in the site map: the answers to forms (`form-answers`), and the visitor's own account. */
const unlisted = /\/(?:[a-z-]+-answers|account)\.ts$/;

/** A file under content/pages is named as the address whose words it holds. */
export const pageContent: Rule = (files) => {
  const known = new Set(Object.keys(siteMap).map((address) => `${folder}${contentName(address)}`));
  return files
    .filter(({ file }) => file.startsWith(folder) && !file.endsWith('.test.ts') && !unlisted.test(file))
    .filter(({ file }) => !known.has(file.replace(/\.ts$/, '')))
    .map(({ file }) => ({
      file,
      message:
        'No address of content/site-map.ts belongs to these words. Name the file as the URL, in lower case (/Ai-Glance → content/pages/ai-glance.ts), or add the address.',
    }));
};

/** `/Ai-Glance` → `ai-glance`; the landing page is `home`. */
function contentName(address: string): string {
  const name = address.slice(1).replace(/([a-z])(?=[A-Z][a-z])/g, '$1-');
  return name.toLowerCase() || 'home';
}
