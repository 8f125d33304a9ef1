import type { AiDepth } from '../../../content/pages/ai-depth.ts';
import { labels } from '../../../content/labels.ts';
import { DateText } from '../cited/date-text.tsx';
import styles from './depth-contents.module.css';

/** How to use the page, and its ten levels to jump to. */
export function DepthContents({ introduction, topics, updated }: Pick<AiDepth, 'introduction' | 'topics' | 'updated'>) {
  return (
    <div className={`wrap ${styles.contents}`}>
      <div>
        <p className={styles.introduction}>{introduction}</p>
        <p className={styles.updated}>
          {labels.guide.updated} <DateText of={updated} />
        </p>
      </div>
      <nav aria-label={labels.ai.levels}>
        <ol className={styles.list}>
          {topics.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
