import type { seoServicePage } from '../../../content/pages/seo-service.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { TermDrawing } from '../../media/guides/term-drawing.tsx';
import { HeadedSection } from '../section-head/headed-section.tsx';
import { TitledText } from '../../components/titled-text.tsx';
import place from '../../components/place.module.css';
import target from '../../components/whole-target.module.css';
import arrow from '../arrow-link/arrow-link.module.css';
import styles from './guide-stair.module.css';

/** Guides one under the other, each after a drawing of its own; beside them a stair of as many steps, each numbered like its guide. */
export function GuideStair({ heading, lede, items, learnMore }: typeof seoServicePage.cards & { learnMore: string }) {
  return (
    <HeadedSection title={heading} lede={lede}>
      <ol className={`${place.list} ruled ${styles.stair}`}>
        {items.map(({ title, description, figure, link }) => (
          <li className={styles.step} key={link}>
            <TermDrawing of={figure} />
            <TitledText of={{ title, description }} />
            <Link className={`${arrow.link} ${target.whole} ${target.framed} ${styles.more}`} to={link}>
              {learnMore}
              <span className="visually-hidden">: {title}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
