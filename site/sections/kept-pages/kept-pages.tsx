import type { Paragraph } from '../../../content/schema.ts';
import type { Path } from '../../../content/site-map.ts';
import { Link } from '../../components/link.tsx';
import { nameOf } from '../../page.ts';
import { HeadedSection } from '../section-head/headed-section.tsx';
import styles from './kept-pages.module.css';
import { sitePrefix } from '../../language/address.ts';

type KeptPagesProps = { heading: string; lede: Paragraph; pages: readonly Path[] };

/** The list of pages that may be cached. The service worker finds each by `data-page` (site/service-worker/keep-pages.ts). */
export function KeptPages({ heading, lede, pages }: KeptPagesProps) {
  return (
    <HeadedSection className="band" title={heading} lede={lede} look="soft">
      <ul className={styles.pages}>
        {pages.map((path) => (
          <li key={path} data-page={sitePrefix + path}>
            <Link to={path}>{nameOf(path)}</Link>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
