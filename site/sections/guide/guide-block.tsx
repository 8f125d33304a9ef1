import { isParagraph } from '../../../content/guide-text.ts';
import type { GuideBlock, Sources } from '../../../content/guide.ts';
import { CitedText } from '../cited/cited-text.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import styles from './guide-block.module.css';
import type { MarginNotes } from './margin-notes.ts';
import { Noted } from './noted.tsx';
import { TermList } from './term-list.tsx';

type Props = { block: GuideBlock; sources: Sources; notes: MarginNotes };

/** One block of a guide in its own form. */
export function GuideBlockView({ block, sources, notes }: Props) {
  const noted = { sources, notes: notes.get(block) ?? [] };
  if (isParagraph(block))
    return (
      <Noted {...noted}>
        <p>
          <CitedText of={block} sources={sources} />
        </p>
      </Noted>
    );
  if ('list' in block || 'steps' in block) {
    const items = ('list' in block ? block.list : block.steps).map((item, index) => (
      <li key={index}>
        <span>
          <CitedText of={item} sources={sources} />
        </span>
      </li>
    ));
    return (
      <Noted {...noted}>
        {'list' in block ? (
          <ul className={`stack ${styles.list}`}>{items}</ul>
        ) : (
          <ol className={`stack numbered ${styles.steps}`}>{items}</ol>
        )}
      </Noted>
    );
  }
  if ('terms' in block) return <TermList items={block.terms} sources={sources} />;
  if ('columns' in block) return <ComparisonTable table={block} sources={sources} />;
  if ('lines' in block)
    return (
      <figure className={styles.code}>
        <figcaption className="small soft">{block.label}</figcaption>
        <pre>
          <code>{block.lines.join('\n')}</code>
        </pre>
      </figure>
    );
  if ('aside' in block)
    return (
      <aside className={styles.aside}>
        <p className="balanced">{block.aside}</p>
      </aside>
    );
  return (
    <div>
      <p className={`soft small spaced ${styles.label}`}>{block.label}</p>
      {block.blocks.map((inner, index) => (
        <GuideBlockView key={index} block={inner} sources={sources} notes={notes} />
      ))}
    </div>
  );
}
