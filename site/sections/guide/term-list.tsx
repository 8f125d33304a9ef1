import type { Sources, TermsBlock } from '../../../content/guide.ts';
import { CitedText } from '../cited/cited-text.tsx';
import { TermDrawing } from '../../media/guides/term-drawing.tsx';
import styles from './term-list.module.css';

/** Named things side by side, each under a drawing of its own. */
export function TermList({ items, sources }: { items: TermsBlock['terms']; sources: Sources }) {
  return (
    <dl className={`stack ${styles.terms}`}>
      {items.map(({ name, text, figure }) => (
        <div key={name}>
          <dt>
            <TermDrawing of={figure} />
            {name}
          </dt>
          <dd className="soft">
            <CitedText of={text} sources={sources} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
