import type { AiGlance } from '../../../content/pages/ai-glance.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { TitledText } from '../../components/titled-text.tsx';
import { TileBand } from '../../media/ai/tile-band.tsx';
import { HeadedSection } from '../section-head/headed-section.tsx';
import target from '../../components/whole-target.module.css';
import styles from './applications-section.module.css';

/** Places where it is in use. Every card leads out to those who run it; only they are the name of its link. */
export function ApplicationsSection({ applications: { heading, lede, items } }: Pick<AiGlance, 'applications'>) {
  return (
    <HeadedSection id="applications" title={heading} lede={lede}>
      <ul className={`stack ${styles.cards}`}>
        {items.map(({ id, heading: name, text, link }) => (
          <li key={id} className={styles.card}>
            <TileBand of={id} />
            <TitledText of={{ title: name, description: text }} className={styles.name} />
            <ExternalLink href={link.url} className={`${target.whole} ${target.framed} ${styles.out}`}>
              {link.text} <Icon name="arrow-up-right" />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
