import { company } from '../../content/company.ts';
import { siteMap, type Path } from '../../content/site-map.ts';

/** The size in pixels that social networks show uncropped. */
export const cardSize = { width: 1200, height: 630 } as const;

export type CardPath = { [One in Path]: (typeof siteMap)[One] extends { drawing: string } ? One : never }[Path];
/** The pages with a card of their own: the indexed ones, in the order of the site map. */
export const cardPaths = Object.keys(siteMap).filter(hasCard);

/**
 * A page's picture in link previews (`og:image`): its path in the output folder, which is its address after a slash, and its alt
 * text. Pages that are not indexed share the home page's.
 */
export function socialCardOf(path: string): { file: string; alt: string } {
  const own = hasCard(path) ? path : '/';
  return {
    file: `social-cards/${nameOf(own)}.png`,
    alt: `${company.name}: ${headingOf(own)} – ${siteMap[own].drawing}`,
  };
}

/** The large words on a card. */
export function headingOf(path: Path): string {
  return path === '/' ? company.tagline.replace(/\.$/, '') : siteMap[path].name;
}

function hasCard(path: string): path is CardPath {
  return path in siteMap && 'drawing' in siteMap[path as Path];
}

/** `/services/cloud-services` → `services-cloud-services`. */
function nameOf(path: Path): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').toLowerCase();
}
