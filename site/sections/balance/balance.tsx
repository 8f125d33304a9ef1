import type { Section } from '../../../content/schema.ts';
import { Paragraphs } from '../../components/paragraphs.tsx';
import paints from '../../media/paints.module.css';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './balance.module.css';

/** Two texts weighed against each other: on a wide screen they hang as the pans of one pair of scales. */
export function Balance({ sections }: { sections: readonly Section[] }) {
  return (
    <section className={`band ${styles.section}`}>
      <div className={`wrap ${styles.balance}`}>
        <Beam />
        {sections.map(({ id, heading, paragraphs }) => (
          <div className={styles.pan} key={id} id={id}>
            <SectionTitle size="medium">{heading}</SectionTitle>
            <Paragraphs of={paragraphs} className={styles.text} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The beam on its post and the cords of both pans, the left one heavier. */
function Beam() {
  return (
    <svg className={styles.beam} viewBox="0 0 1200 216" aria-hidden="true">
      <path className={paints.ink} d="M280 92 46 196M280 92 514 196M920 48 686 152M920 48 1154 152" />
      <path className={paints.ink} strokeWidth="6" strokeLinecap="round" d="M280 92 920 48" />
      <circle className={paints.wall} cx="280" cy="92" r="7" />
      <circle className={paints.wall} cx="920" cy="48" r="7" />
      <path className={paints.wall} d="M594.5 172V34l5.5-22 5.5 22v138" />
      <circle className={paints.bead} cx="600" cy="70" r="13" />
      <path className={paints.wall} d="M34 196H526a246 32 0 0 1-492 0ZM674 152h492a246 32 0 0 1-492 0Z" />
    </svg>
  );
}
