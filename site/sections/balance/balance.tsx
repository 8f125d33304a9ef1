import type { ReactNode } from 'react';
import type { Sections } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import paints from '../../media/paints.module.css';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './balance.module.css';

type Props = {
  sections: Sections;
  /** What lies in the pans, drawn around the middle of their rims. */
  weights: readonly [ReactNode, ReactNode];
  /** The pan that hangs lower. */
  heavy: 'first' | 'second';
};

/** Two texts weighed against each other: on a wide screen they hang as the pans of one pair of scales. */
export function Balance({ sections, weights, heavy }: Props) {
  return (
    <section className={`section band ${styles.section}`}>
      <div className={`wrap stack ${styles.balance}`} data-heavy={heavy}>
        <Beam weights={weights} heavy={heavy} />
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
function Beam({ weights, heavy }: Omit<Props, 'sections'>) {
  const [left, right] = heavy === 'first' ? [242, 198] : [198, 242];
  return (
    <svg className={styles.beam} width="100%" overflow="visible" viewBox="0 0 1200 262" aria-hidden="true">
      <path
        className={paints.ink}
        d={`M280 ${left - 150} 46 ${left}M280 ${left - 150} 514 ${left}M920 ${right - 150} 686 ${right}M920 ${right - 150} 1154 ${right}`}
      />
      <path className={paints.ink} strokeWidth="6" strokeLinecap="round" d={`M280 ${left - 150} 920 ${right - 150}`} />
      <circle className={paints.wall} cx="280" cy={left - 150} r="7" />
      <circle className={paints.wall} cx="920" cy={right - 150} r="7" />
      <path className={paints.wall} d="M594.5 262V34l5.5-22 5.5 22v228" />
      <circle className={paints.bead} cx="600" cy="70" r="13" />
      <g transform={`translate(280 ${left}) scale(1.5)`}>{weights[0]}</g>
      <g transform={`translate(920 ${right}) scale(1.5)`}>{weights[1]}</g>
      <path className={paints.wall} d={`M34 ${left}H526a246 32 0 0 1-492 0ZM674 ${right}h492a246 32 0 0 1-492 0Z`} />
    </svg>
  );
}
