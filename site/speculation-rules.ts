import { createHash } from 'node:crypto';
import { openPaths } from './page.ts';
import { sitePrefix } from './language/address.ts';

const rule = { where: { href_matches: openPaths.map((path) => sitePrefix + path) }, eagerness: 'moderate' };
const content = JSON.stringify({ prefetch: [rule], prerender: [rule] });
const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);

/**
 * Which links a browser may follow ahead of the click: when the pointer rests on one or a finger touches it. It draws the
 * page out of sight; where that is too much for the device, it fetches the document alone. Named by a header, so that the
 * policy needs no inline script.
 */
export const speculationRules = {
  name: `assets/ahead-${hash}.speculationrules`,
  type: 'application/speculationrules+json',
  content,
};
