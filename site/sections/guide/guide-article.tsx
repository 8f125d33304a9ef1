import type { Guide } from '../../../content/guide.ts';
import { CitedText } from '../cited/cited-text.tsx';
import { SourceList } from '../cited/source-list.tsx';
import { CheckListPanel } from './check-list-panel.tsx';
import styles from './guide-article.module.css';
import { GuideBlockView } from './guide-block.tsx';
import { GuideContents, type GuideWords } from './guide-contents.tsx';
import { marginNotes } from './margin-notes.ts';

/** The text of a guide beside its table of contents, down to the sources. */
export function GuideArticle({ guide, words }: { guide: Guide; words: GuideWords }) {
  const { sources } = guide;
  const notes = marginNotes(guide);
  return (
    <div className={`wrap columns ${styles.article}`}>
      <GuideContents guide={guide} words={words} />
      <div className={styles.text}>
        <p className={styles.opening}>
          <CitedText of={guide.opening} sources={sources} />
        </p>
        {Object.entries(guide.sections).map(([id, { heading, blocks }]) => (
          <section key={id} id={id}>
            <h2 className={styles.heading}>{heading}</h2>
            {blocks.map((block, index) => (
              <GuideBlockView key={index} block={block} sources={sources} notes={notes} />
            ))}
          </section>
        ))}
        <CheckListPanel items={guide.checkList} words={words} />
        <SourceList heading={words.sources} note={words.sourcesNote} sources={sources} />
      </div>
    </div>
  );
}
