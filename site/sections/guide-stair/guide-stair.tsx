import type { LinkCard } from '../../../content/schema.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import styles from './guide-stair.module.css';

type GuideStairProps = { heading: string; lede: string; items: readonly LinkCard[]; learnMore: string };

/** Guides one under the other; beside them a stair of as many steps, each numbered like its guide. */
export function GuideStair({ heading, lede, items, learnMore }: GuideStairProps) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead level={2} title={heading} lede={lede} />
        <ol className={styles.stair}>
          {items.map(({ title, description, icon, link }) => (
            <li className={styles.step} key={link}>
              <Icon name={icon} className={styles.icon} />
              <h3>{title}</h3>
              <p className={styles.text}>{description}</p>
              <Link className={styles.more} to={link}>
                {learnMore}
                <span className="visually-hidden">: {title}</span> <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
