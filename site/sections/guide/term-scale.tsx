import type { Source, TermsBlock } from '../../../content/guide.ts';
import { CitedText } from '../cited/cited-text.tsx';
import styles from './term-scale.module.css';

type Props = { items: TermsBlock['items']; sources: readonly Source[] };

/** Named things side by side under one scale; each has its own length of it. */
export function TermScale({ items, sources }: Props) {
  return (
    <dl className={styles.terms}>
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <CitedText of={text} sources={sources} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
