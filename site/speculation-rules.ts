import { createHash } from 'node:crypto';
import { openPaths } from './page.ts';
import { sitePrefix } from './language/address.ts';

const rule = { where: { href_matches: openPaths.map((path) => sitePrefix + path) }, eagerness: 'moderate' };
const content = JSON.stringify({ prefetch: [rule], prerender: [rule] });
const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);

/**
 * The links that a browser may load ahead of a click, on hover or touch. It prerenders the
 * page, or only prefetches the document on a weak device. A header names the file, so that the
 * content security policy needs no inline script.
 */
export const speculationRules = {
  name: `assets/ahead-${hash}.speculationrules`,
  type: 'application/speculationrules+json',
  content,
};
