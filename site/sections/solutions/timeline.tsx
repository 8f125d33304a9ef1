import type { timeline } from '../../../content/landing.ts';
import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import { SectionTitle, type HeadingLevel } from '../section-title/section-title.tsx';
import styles from './timeline.module.css';

type TimelineProps = typeof timeline & { headingLevel?: HeadingLevel };

/** Thirty years in 1200 units: a long tick every five years, a middle one each year, a short one each quarter. */
const ruler = { quarter: 10, year: 40, five: 200 } as const;
const ticks = (step: number, breadth: number): string => `${breadth} ${step - breadth}`;

/** The ruler above the years: drawn through for what has been, broken for what is to come. */
function Ruler() {
  return (
    <svg
      className={styles.ruler}
      width="100%"
      overflow="visible"
      stroke="var(--ink)"
      viewBox="0 0 1200 44"
      aria-hidden="true"
    >
      <path stroke="var(--edge)" d="M-.5 40H1200.5" strokeWidth="8" strokeDasharray={ticks(ruler.quarter, 1)} />
      <path d="M-.5 34H1200.5" strokeWidth="20" strokeDasharray={ticks(ruler.year, 1)} />
      <path d="M-.5 26H1200.5" strokeWidth="36" strokeDasharray={ticks(ruler.five, 1)} />
      <path d="M0 43.5H400" />
      <path d="M400 43.5H1200" strokeDasharray="4 5" />
    </svg>
  );
}

/** The years on one long scale: what was, what is (the second year, with the sun on it), what we expect. */
export function Timeline({ headingLevel = 2, heading, lede, years }: TimelineProps) {
  const Title = headingLevel === 1 ? 'h2' : 'h3';
  return (
    <div>
      <SectionTitle level={headingLevel}>{heading}</SectionTitle>
      {headingLevel === 1 && <FirstScreenEnd />}
      <p className="lede spaced">{lede}</p>
      <div className={`container ${styles.frame}`}>
        <ol className={styles.years}>
          {years.map(({ year, title, text }) => (
            <li className={styles.year} key={year}>
              <span className={styles.number}>{year}</span>
              <Title className={`lesser ${styles.title}`}>{title}</Title>
              <p className={`soft ${styles.text}`}>{text}</p>
            </li>
          ))}
        </ol>
        <Ruler />
      </div>
    </div>
  );
}
