import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import type { AiGlance, Reading } from '../../../content/pages/ai-glance.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { ShareDial } from '../../media/ai/share-dial.tsx';
import { breadcrumbsTo, nameOf } from '../../page.ts';
import { CitedText } from '../cited/cited-text.tsx';
import styles from './glance-hero.module.css';
import { ReadingSource } from './reading-source.tsx';

type Props = Pick<AiGlance, 'path' | 'lede' | 'sources'> & {
  /** The heading of this reading and of those that follow. */
  readings: string;
  reading: Reading;
};

/** The page's name beside its first reading, a dial of one hundred marks. */
export function GlanceHero({ path, lede, readings, reading, sources }: Props) {
  return (
    <div className="clip">
      <div className="wrap">
        <Breadcrumb crumbs={breadcrumbsTo(path)} />
        <div className={`columns ${styles.columns}`}>
          <div className={styles.text}>
            <h1 className={styles.heading}>{nameOf(path)}</h1>
            <p className="lede">{lede}</p>
          </div>
          <section className={styles.reading} aria-labelledby="readings">
            <h2 className="visually-hidden" id="readings">
              {readings}
            </h2>
            <ShareDial series={reading.series} />
            <div className={`stack ${styles.caption}`}>
              <p className={styles.value}>
                <NumberWithSign of={reading.value} />
              </p>
              <p className={`balanced ${styles.label}`}>
                {reading.label}. {reading.comparison}
              </p>
            </div>
            <h3 className={styles.name}>{reading.heading}</h3>
            <p className={`soft ${styles.words}`}>
              <CitedText of={reading.text} sources={sources} />
            </p>
            <ReadingSource id={reading.source} sources={sources} />
          </section>
          <FirstScreenEnd />
        </div>
      </div>
    </div>
  );
}

/** The number in bold and its sign in light letters, on the side where the language writes it. */
function NumberWithSign({ of: value }: { of: string }) {
  const [before, number, after] = value.split(/([\p{Nd}.,]+)/u);
  return (
    <>
      {before && <span>{before}</span>}
      {number}
      {after && <span>{after}</span>}
    </>
  );
}
