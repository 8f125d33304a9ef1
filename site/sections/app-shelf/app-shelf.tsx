import type { Point, Titled } from '../../../content/schema.ts';
import { TitledText } from '../../components/titled-text.tsx';
import { AppStage } from '../../media/app-stages.tsx';
import { HeadedSection } from '../section-head/headed-section.tsx';
import styles from './app-shelf.module.css';

/** The stages of an app, each drawn beside its name and a sentence. */
export function AppShelf({ heading, lede, items }: Titled<Point>) {
  return (
    <HeadedSection className="band" title={heading} lede={lede}>
      <ul className={`stack balanced ${styles.shelf}`}>
        {items.map(({ title, description }, index) => (
          <li key={title} className={`stack ${styles.app}`}>
            <AppStage of={index} className={styles.stage} />
            <TitledText of={{ title, description }} className={styles.title} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
