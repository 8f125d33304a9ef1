import type { ServiceCard } from '../../../content/schema.ts';
import type { DialName } from '../../../content/services.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { ServiceDial } from '../../media/service-dials.tsx';
import type { HeadingLevel } from '../section-title/section-title.tsx';
import target from '../../components/whole-target.module.css';
import styles from './service-tile.module.css';

type Props = {
  card: ServiceCard<DialName>;
  /** One of the large cards that lead the lattice. */
  leads: boolean;
  headingLevel: HeadingLevel;
  learnMore: string;
  unavailable: string;
};

/** One service. The whole card is clickable; keyboards and screen readers use the link in it. */
export function ServiceTile({ card, leads, headingLevel, learnMore, unavailable }: Props) {
  const Title = headingLevel === 1 ? 'h2' : 'h3';
  // The arrow is hidden from screen readers, which would read it nine times.
  const [words, arrow] = learnMore.split(/ (?=→)/);
  return (
    <li className={`stage ${styles.tile}`} data-leads={leads ? '' : undefined}>
      <ServiceDial className={styles.dial} of={card.hoverImage} large={leads} />
      <Icon className={styles.icon} name={card.icon} />
      <div className={styles.words}>
        <Title className={Title === 'h2' ? `minor ${styles.title}` : styles.title}>{card.title}</Title>
        <p className={`soft ${styles.description}`}>{card.description}</p>
      </div>
      {(card.available ?? true) ? (
        <Link className={`${target.whole} ${target.framed} ${styles.more}`} to={card.link}>
          <span>
            {words} <span aria-hidden="true">{arrow}</span>
          </span>
          <span className="visually-hidden">: {card.title}</span>
        </Link>
      ) : (
        <p className={`soft ${styles.unavailable}`}>{unavailable}</p>
      )}
    </li>
  );
}
