import type { ReactNode } from 'react';
import type { Sections } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import paints from '../../media/paints.module.css';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './balance.module.css';

type Props = {
  sections: Sections;
  /** What lies in the pans, drawn around the middle of their rims. */
  weights: readonly [light: ReactNode, heavy: ReactNode];
};

/** Two texts weighed against each other: on a wide screen they hang as the pans of one pair of scales. */
export function Balance({ sections, weights }: Props) {
  return (
    <section className={`section band ${styles.section}`}>
      <div className={`wrap stack ${styles.balance}`}>
        <Beam weights={weights} />
        {Object.entries(sections).map(([id, { heading, paragraphs }]) => (
          <div className={`stack loose ${styles.pan}`} key={id} id={id}>
            <SectionTitle size="medium">{heading}</SectionTitle>
            <Paragraphs of={paragraphs} className={`soft ${styles.text}`} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The beam on its post, and both pans on their cords with what they hold. */
function Beam({ weights }: Pick<Props, 'weights'>) {
  return (
    <svg className={styles.beam} width="100%" overflow="visible" viewBox="0 0 1200 262" aria-hidden="true">
      <path className={paints.ink} d="M280 48 46 198M280 48 514 198M920 92 686 242M920 92 1154 242" />
      <path className={paints.ink} strokeWidth="6" strokeLinecap="round" d="M280 48 920 92" />
      <circle className={paints.wall} cx="280" cy="48" r="7" />
      <circle className={paints.wall} cx="920" cy="92" r="7" />
      <path className={paints.wall} d="M594.5 262V34l5.5-22 5.5 22v228" />
      <circle className={paints.bead} cx="600" cy="70" r="13" />
      <g transform="translate(280 198) scale(1.5)">{weights[0]}</g>
      <g transform="translate(920 242) scale(1.5)">{weights[1]}</g>
      <path className={paints.wall} d="M34 198H526a246 32 0 0 1-492 0ZM674 242h492a246 32 0 0 1-492 0Z" />
    </svg>
  );
}
