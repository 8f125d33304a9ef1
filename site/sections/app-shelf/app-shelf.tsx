import type { IconCard, Titled } from '../../../content/schema.ts';
import { Icon } from '../../components/icon.tsx';
import { TitledText } from '../../components/titled-text.tsx';
import { HeadedSection } from '../section-head/headed-section.tsx';
import styles from './app-shelf.module.css';

/** Services laid out as a phone lays out its apps: an arched tile each, with its name and a sentence. */
export function AppShelf({ heading, lede, items }: Titled<IconCard>) {
  return (
    <HeadedSection className="band" title={heading} lede={lede}>
      <ul className={`stack balanced ${styles.shelf}`}>
        {items.map(({ title, description, icon }) => (
          <li key={title} className={`stack ${styles.app}`}>
            <span className={`middle ${styles.tile}`}>
              <Icon name={icon} />
            </span>
            <TitledText of={{ title, description }} className={styles.title} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
