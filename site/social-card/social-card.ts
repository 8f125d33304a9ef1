import { company } from '../../content/company.ts';
import { siteMap, type Path } from '../../content/site-map.ts';
import { socialCardDrawings } from '../../content/social-cards.ts';

/** The picture that networks show beside a shared link. */
export type SocialCard = {
  /** Its path in the output folder, and its address after a slash. */
  file: string;
  /** What is on it. */
  alt: string;
};

/** The size that networks show without cutting, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

export type CardPath = keyof typeof socialCardDrawings;
/** Pages with a card of their own: those that may be found. In the order of the site map. */
export const cardPaths = Object.keys(siteMap).filter(hasCard);

/** The card of a page; pages that nobody finds share the one of the home page. */
export function socialCardOf(path: string): SocialCard {
  const own = hasCard(path) ? path : '/';
  return {
    file: `social-cards/${nameOf(own)}.png`,
    alt: `${company.name}: ${headingOf(own)} – ${socialCardDrawings[own]}`,
  };
}

/** The large words on a card. */
export function headingOf(path: Path): string {
  return path === '/' ? company.tagline.replace(/\.$/, '') : siteMap[path].name;
}

function hasCard(path: string): path is CardPath {
  return path in socialCardDrawings;
}

/** `/services/cloud-services` → `services-cloud-services`. */
function nameOf(path: Path): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').toLowerCase();
}
