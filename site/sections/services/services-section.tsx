import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import type { ServiceCard } from '../../../content/schema.ts';
import type { DialName } from '../../../content/services.ts';
import { SectionHead } from '../section-head/section-head.tsx';
import type { HeadingLevel } from '../section-title/section-title.tsx';
import { ServiceTile } from './service-tile.tsx';
import styles from './services-section.module.css';

export type ServicesProps = {
  headingLevel?: HeadingLevel;
  heading: string;
  lede: string;
  cards: readonly ServiceCard<DialName>[];
  /** The last line of an available and of an unavailable card. */
  learnMore: string;
  unavailable: string;
};

/** How many cards lead the lattice and are drawn large; three and four follow in the rows below. */
const LEADING = 2;

/** The services as a lattice of three storeys: two broad cards, three, four. */
export function ServicesSection({ headingLevel = 2, heading, lede, cards, learnMore, unavailable }: ServicesProps) {
  return (
    <section className="section" id="services">
      <div className={`wrap ${styles.inner}`} id="OurServices">
        <SectionHead level={headingLevel} title={heading} lede={lede} />
        {headingLevel === 1 && <FirstScreenEnd />}
        <div className="container">
          <ul className={styles.lattice}>
            {cards.map((card, index) => (
              <ServiceTile
                key={card.link}
                card={card}
                leads={index < LEADING}
                {...{ headingLevel, learnMore, unavailable }}
              />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
