import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import type { reasons } from '../../../content/features.ts';
import { Icon } from '../../components/icon.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { HourPlate } from '../../media/hour-plate.tsx';
import { AsideColumns } from '../aside-columns/aside-columns.tsx';
import { SectionTitle, type HeadingLevel } from '../section-title/section-title.tsx';
import styles from './features-section.module.css';

type FeaturesProps = typeof reasons & { headingLevel?: HeadingLevel };

/**
 * The reasons as a ledger beside a sundial of nine hours. Below 1024 px the style sheet shows the first three rows until the
 * checkbox after the list is ticked; that needs no script.
 */
export function FeaturesSection({ headingLevel = 2, heading, lede, cards, showAll, showLess }: FeaturesProps) {
  const Title = headingLevel === 1 ? 'h2' : 'h3';
  return (
    <section className={`section ${styles.features}`} id="features">
      <AsideColumns
        className={styles.aside}
        aside={
          <>
            <SectionTitle level={headingLevel} size="medium">
              {heading}
            </SectionTitle>
            {headingLevel === 1 && <FirstScreenEnd />}
            <p className="lede">{lede}</p>
            <HourPlate className={styles.plate} shadow={styles.shadow} />
          </>
        }
      >
        <div className="container">
          <ul className={`ruled ${styles.ledger}`}>
            {cards.map(({ title, description, icon }) => (
              <li className={styles.reason} key={title}>
                <Icon name={icon} />
                <Title className={styles.title}>{title}</Title>
                <p className={`soft ${styles.description}`}>{description}</p>
              </li>
            ))}
          </ul>
          <ShowMore all={showAll} less={showLess} className={styles.more} />
        </div>
      </AsideColumns>
    </section>
  );
}
