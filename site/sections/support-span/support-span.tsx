import type { HowWeWorkPage } from '../../../content/pages/how-we-work.ts';
import { RichText } from '../../components/rich-text.tsx';
import { num, pointedArch } from '../../media/facade/geometry.ts';
import paints from '../../media/paints.module.css';
import { HeadedSection } from '../section-head/headed-section.tsx';
import titled from '../../components/titled-text.module.css';
import styles from './support-span.module.css';

/** What six months of support cover, under a scale of six months. */
export function SupportSpan({ heading, lede, begins, ends, parts }: HowWeWorkPage['support']) {
  return (
    <HeadedSection id="support" title={heading} lede={lede}>
      <SixMonths />
      <p className={`small ${styles.ends}`}>
        <span>{begins}</span>
        <span>{ends}</span>
      </p>
      <dl className={`cells ${styles.parts}`}>
        {parts.map(({ title, description }) => (
          <div key={title}>
            <dt className="minor">{title}</dt>
            <dd className={titled.text}>
              <RichText of={description} />
            </dd>
          </div>
        ))}
      </dl>
    </HeadedSection>
  );
}

/** Six lit arches, one per month, and the sun on its way through them: up in the first, down in the last. */
function SixMonths() {
  return (
    <svg width="100%" overflow="visible" viewBox="0 0 1200 192" aria-hidden="true">
      <path className={paints.shaded} d="M0 8H1200V160H0Z" />
      <path className={paints.hair} d="M0 16H1200" />
      <path
        className={paints.turquoise}
        d={months.map((month) => pointedArch({ x: month * 200 + 22, y: 28, width: 156, height: 132 })).join('')}
      />
      <path
        stroke="var(--f-sun)"
        strokeWidth="2.5"
        strokeDasharray="0 8"
        strokeLinecap="round"
        d="M20 160A580 98 0 0 1 1180 160"
      />
      {months.map((month) => (
        <circle
          key={month}
          fill={month === 0 ? 'var(--f-sun)' : 'var(--f-turq)'}
          stroke={month === 0 ? 'var(--f-line)' : 'var(--f-sun)'}
          strokeWidth="2.5"
          cx={month * 200 + 100}
          cy={num(160 - 98 * Math.sqrt(1 - ((month - 2.5) / 2.9) ** 2))}
          r="20"
        />
      ))}
      <path className={paints.wall} d="M0 160H1200V172H0Z" />
      <path className={paints.ink} d={weeks.map((week) => `M${num((week * 1200) / 26)} 172v8`).join('')} />
      <path
        className={paints.ink}
        strokeWidth="2"
        d={[...months, 6].map((month) => `M${month * 200} 172v18`).join('')}
      />
    </svg>
  );
}

const months = [0, 1, 2, 3, 4, 5];
const weeks = Array.from({ length: 27 }, (_, week) => week);
