import type { Sources } from '../../../content/guide.ts';
import type { AiGlance } from '../../../content/pages/ai-glance.ts';
import { ActionLink } from '../../components/action-link.tsx';
import { AsideColumns } from '../aside-columns/aside-columns.tsx';
import { CitedText } from '../cited/cited-text.tsx';
import glaze from '../../components/glaze.module.css';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './challenges-section.module.css';

type Props = Pick<AiGlance, 'challenges'> & { sources: Sources };

/** What to decide first, on a field of glaze, and the way to the longer page. */
export function ChallengesSection({ challenges: { heading, lede, items, more }, sources }: Props) {
  return (
    <section className={`section ${glaze.glaze}`} data-ground="glaze" id="challenges">
      <AsideColumns
        className="start"
        aside={
          <>
            <SectionTitle size="medium">{heading}</SectionTitle>
            <p className="soft">{lede}</p>
            <ActionLink action={more} variant="onGlaze" />
          </>
        }
      >
        <dl>
          {items.map(({ heading: name, text }) => (
            <div key={name} className={styles.item}>
              <dt>{name}</dt>
              <dd className="soft">
                <CitedText of={text} sources={sources} />
              </dd>
            </div>
          ))}
        </dl>
      </AsideColumns>
    </section>
  );
}
