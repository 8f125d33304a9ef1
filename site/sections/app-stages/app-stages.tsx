import type { appServicePage } from '../../../content/pages/app-service.ts';
import drawn from '../../components/figure-beside.module.css';
import { TitledText } from '../../components/titled-text.tsx';
import { AppStage } from '../../media/app-stage.tsx';
import { HeadedSection } from '../section-head/headed-section.tsx';
import styles from './app-stages.module.css';

/** The stages of an app, each drawn beside its name and a sentence. */
export function AppStages({ heading, lede, items }: typeof appServicePage.services) {
  return (
    <HeadedSection className="band" title={heading} lede={lede}>
      <ul className={`stack balanced ${drawn.list} ${styles.stages}`}>
        {items.map(({ title, description, figure }) => (
          <li key={title}>
            <AppStage of={figure} />
            <TitledText of={{ title, description }} className={styles.title} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
