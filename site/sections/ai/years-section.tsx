import type { Sources } from '../../../content/guide.ts';
import type { AiGlance, Milestone, Winter } from '../../../content/pages/ai-glance.ts';
import { YearArc } from '../../media/ai/year-arc.tsx';
import { CitedText } from '../cited/cited-text.tsx';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './years-section.module.css';
import { interpolate } from '../../../contracts/interpolate.ts';

type Props = { timeline: AiGlance['timeline']; sources: Sources };

/** The turning points and the winters between them, on an arc where there is room for one and down a scale where not. */
export function YearsSection({ timeline: { heading, winter, milestones, winters }, sources }: Props) {
  const entries = [...milestones, ...winters].toSorted((a, b) => startOf(a) - startOf(b));
  return (
    <section className="band clip" id="timeline">
      <div className={`wrap ${styles.inner}`}>
        <YearArc className={styles.arc} years={milestones.map(({ year }) => year)} winters={winters} />
        <div className={styles.head}>
          <SectionTitle size="medium">{heading}</SectionTitle>
        </div>
        <ol className={styles.list}>
          {entries.map((entry) =>
            'year' in entry ? (
              <li key={entry.year} className={styles.milestone}>
                <p className={styles.year}>
                  <time dateTime={String(entry.year)}>{entry.year}</time>
                </p>
                <div>
                  <h3 className="lesser">{entry.heading}</h3>
                  <p className={`soft ${styles.words}`}>
                    <CitedText of={entry.text} sources={sources} />
                  </p>
                </div>
              </li>
            ) : (
              <li key={entry.from} className={`soft ${styles.winter}`}>
                <p>
                  {interpolate(winter, { from: entry.from, to: entry.to })}{' '}
                  <CitedText of={entry.text} sources={sources} />
                </p>
              </li>
            ),
          )}
        </ol>
      </div>
    </section>
  );
}

const startOf = (entry: Milestone | Winter) => ('year' in entry ? entry.year : entry.from);
