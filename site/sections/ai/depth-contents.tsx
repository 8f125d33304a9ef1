import type { AiDepth } from '../../../content/pages/ai-depth.ts';
import { DateText } from '../cited/date-text.tsx';
import styles from './depth-contents.module.css';

type Props = Pick<AiDepth, 'introduction' | 'topics' | 'updated'> & { words: { updated: string; levels: string } };

/** How to use the page, and its ten levels to jump to. */
export function DepthContents({ introduction, topics, updated, words }: Props) {
  return (
    <div className={`wrap columns ${styles.contents}`}>
      <div>
        <p className={styles.introduction}>{introduction}</p>
        <p className="small soft spaced">
          {words.updated} <DateText of={updated} />
        </p>
      </div>
      <nav aria-label={words.levels}>
        <ol className={styles.list}>
          {Object.entries(topics).map(([id, { heading }]) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
