import type { PageCard, Titled } from '../../../content/schema.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { HeadedSection } from '../section-head/headed-section.tsx';
import target from '../../components/whole-target.module.css';
import styles from './further-reading.module.css';

/** Pages worth reading first, as the spines of books: the whole row is the link. */
export function FurtherReading({ heading, lede, items }: Titled<PageCard>) {
  return (
    <HeadedSection className="band" title={heading} lede={lede}>
      <ul className="ruled">
        {items.map(({ title, description, link }) => (
          <li key={link} className={`stack ${styles.page}`}>
            <h3 className={styles.title}>
              <Link className={`${target.whole} ${styles.link}`} to={link}>
                {title}
              </Link>
            </h3>
            <p className={`soft ${styles.text}`}>{description}</p>
            <Icon name="arrow-right" className={styles.arrow} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
