import type { Need } from '../../../content/pages/explore.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Instrument } from '../../media/observatory/observatory-plan.tsx';
import target from '../../components/whole-target.module.css';
import styles from './need-group.module.css';

type NeedGroupProps = {
  need: Need;
  /** The number it has on the plan. */
  number: number;
  /** `beside` has the need on the left of its pages; `dense` above them, in three columns; `narrow` above them, two needs side by side. */
  shape: 'beside' | 'dense' | 'narrow';
};

/** One need in the visitor's words, with its instrument from the plan and the pages that meet it. */
export function NeedGroup({ need: { id, heading, lede, cards }, number, shape }: NeedGroupProps) {
  return (
    <section className="container" id={id} data-shape={shape}>
      <div className={`stack ${styles.head}`}>
        <div className={styles.sign}>
          <Instrument className={styles.instrument} need={id} />
          <span className={`middle ${styles.number}`} aria-hidden="true">
            {number}
          </span>
        </div>
        <div>
          <h2 className="middling">{heading}</h2>
          <p className={`soft ${styles.lede}`}>{lede}</p>
        </div>
      </div>
      <ul className={`ruled stack ${styles.cards}`}>
        {cards.map((card) => (
          <li key={card.link} className={styles.card}>
            <Icon name={card.icon} className={styles.icon} />
            <div>
              <h3 className="lesser">
                <Link className={`${target.whole} ${target.framed} ${styles.link}`} to={card.link}>
                  {card.title}
                </Link>
              </h3>
              <p className={`soft balanced ${styles.text}`}>{card.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
