import type { appServicePage } from '../../../content/pages/app-service.ts';
import { TitledText } from '../../components/titled-text.tsx';
import { AppReason } from '../../media/app-reason.tsx';
import { HeadedSection } from '../section-head/headed-section.tsx';
import styles from './why-us.module.css';

/** Reasons in large light type, each with a quiet sentence and a drawing that stands on the line under both. */
export function WhyUs({ heading, lede, items }: typeof appServicePage.why) {
  return (
    <HeadedSection title={heading} lede={lede} look="close">
      <ul className="ruled">
        {items.map(({ title, description, figure }) => (
          <li key={title} className={`columns ${styles.item}`}>
            <TitledText of={{ title, description }} className={styles.title} />
            <AppReason of={figure} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
