import type { HowWeWorkPage } from '../../../content/pages/how-we-work.ts';
import { TitledText } from '../../components/titled-text.tsx';
import { HeadedSection } from '../section-head/headed-section.tsx';
import styles from './project-course.module.css';

/** The stages of a project as landings of a stair, one after the other, with a coin where something is paid. */
export function ProjectCourse({ heading, lede, receive, payment, stages }: HowWeWorkPage['course']) {
  return (
    <HeadedSection id="stages" title={heading} lede={lede}>
      <ol className={`numbered ${styles.stages}`}>
        {stages.map((stage) => (
          <li className={styles.stage} key={stage.title}>
            <div className={styles.body}>
              <TitledText of={{ title: stage.title, description: stage.text }} className={styles.title} />
              <dl className={`stack dense spaced ${styles.ends}`}>
                <div>
                  <dt className="small">{receive}</dt>
                  <dd>{stage.receive}</dd>
                </div>
                {stage.payment && (
                  <div className={`stack ${styles.payment}`}>
                    <dt className="small">{payment}</dt>
                    <dd>{stage.payment}</dd>
                  </div>
                )}
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
