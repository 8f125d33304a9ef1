import type * as landing from '../../../content/landing.ts';
import { ArrowLinks } from '../arrow-link/arrow-link.tsx';
import type { HeadingLevel } from '../section-title/section-title.tsx';
import { HowItWorks } from './how-it-works.tsx';
import styles from './solutions-section.module.css';
import { Timeline } from './timeline.tsx';

type SolutionsProps = Pick<typeof landing, 'timeline' | 'howItWorks'> & { headingLevel?: HeadingLevel };

/** Where things are going, how to take part, and three ways on. */
export function SolutionsSection({ headingLevel = 2, timeline, howItWorks: { links, ...steps } }: SolutionsProps) {
  return (
    <section className="section band" id="solutions">
      <div className={`wrap ${styles.parts}`}>
        <Timeline headingLevel={headingLevel} {...timeline} />
        <HowItWorks {...steps} />
        <ArrowLinks className={styles.links} links={links} />
      </div>
    </section>
  );
}
