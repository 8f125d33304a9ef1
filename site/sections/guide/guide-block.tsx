import { isParagraph } from '../../../content/guide-words.ts';
import type { GuideBlock, Sources } from '../../../content/guide.ts';
import { CitedText } from '../cited/cited-text.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import styles from './guide-block.module.css';
import type { MarginNotes } from './margin-notes.ts';
import { Noted } from './noted.tsx';
import { TermScale } from './term-scale.tsx';

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
  switch (block.kind) {
    case 'list':
    case 'steps': {
      const List = block.kind === 'list' ? 'ul' : 'ol';
      return (
        <Noted {...noted}>
          <List className={styles[block.kind]}>
            {block.items.map((item, index) => (
              <li key={index}>
                <span>
                  <CitedText of={item} sources={sources} />
                </span>
              </li>
            ))}
          </List>
        </Noted>
      );
    }
    case 'terms':
      return <TermScale items={block.items} sources={sources} />;
    case 'table':
      return <ComparisonTable table={block} sources={sources} />;
    case 'code':
      return (
        <figure className={styles.code}>
          <figcaption>{block.label}</figcaption>
          <pre>
            <code>{block.lines.join('\n')}</code>
          </pre>
        </figure>
      );
    case 'aside':
      return (
        <aside className={styles.aside}>
          <p>{block.text}</p>
        </aside>
      );
    case 'example':
      return (
        <div>
          <p className={`soft ${styles.label}`}>{block.label}</p>
          {block.blocks.map((inner, index) => (
            <GuideBlockView key={index} block={inner} sources={sources} notes={notes} />
          ))}
        </div>
      );
  }
}
