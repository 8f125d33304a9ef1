import type { contactPage } from '../../../content/pages/contact.ts';
import { ArrowLinks } from '../arrow-link/arrow-link.tsx';
import styles from './other-ways.module.css';

type OtherWaysProps = (typeof contactPage)['otherWays'] & Pick<typeof contactPage, 'hours'>;

/** The end of a page of forms: where else one could go from here, and our hours on the reader's own clock. */
export function OtherWays({ heading, links, hours }: OtherWaysProps) {
  return (
    <section className={styles.ways}>
      <div className={`wrap cells ${styles.columns}`}>
        <div>
          <h2 className={`minor ${styles.heading}`}>{heading}</h2>
          <ArrowLinks links={links} className={styles.links} />
        </div>
        <div>
          <h2 className={`minor ${styles.heading}`}>{hours.heading}</h2>
          <ul className={`stack tabular ${styles.days}`}>
            {hours.clocks.map(({ place, clock, hours: words }) => (
              <li className="row" key={place}>
                <b>{place}</b> {words}
                <svg width="100%" viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
                  <path d={barOf(clock.map(hourOf))} />
                </svg>
              </li>
            ))}
          </ul>
          <p className={`soft ${styles.scale}`} aria-hidden="true">
            {[0, 6, 12, 18, 24].map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </p>
          <p className={`soft small ${styles.note}`}>{hours.note}</p>
        </div>
      </div>
    </section>
  );
}

function hourOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) + (minutes ?? 0) / 60;
}

/** The hours on the scale of a day; those that begin before midnight come back at its start. */
function barOf([from = 0, to = 0]: readonly number[]): string {
  const span = (start: number, end: number) => `M${start} 0H${end}V1H${start}Z`;
  return from < to ? span(from, to) : span(0, to) + span(from, 24);
}
