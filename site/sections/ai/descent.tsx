import type { AiDepth } from '../../../content/pages/ai-depth.ts';
import type { Source } from '../../../content/guide.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Icon } from '../../components/icon.tsx';
import place from '../../components/place.module.css';
import { CitedText } from '../cited/cited-text.tsx';
import { DateText } from '../cited/date-text.tsx';
import styles from './descent.module.css';

type Props = Pick<AiDepth, 'topics' | 'sources'> & { doors: string };

/** The section of a stepwell: every topic is one terrace, narrower and deeper than the one above it. */
export function Descent({ topics, sources, doors }: Props) {
  return (
    <ol className={`${place.list} ${styles.well}`}>
      {Object.entries(topics).map(([anchor, topic]) => (
        <li key={anchor} id={anchor} className={`cells ${styles.level}`}>
          <div>
            <h2 className={`middling ${styles.heading}`}>{topic.heading}</h2>
            <p className={`soft balanced ${styles.question}`}>{topic.question}</p>
          </div>
          <div>
            <p>
              <CitedText of={topic.text} sources={sources} />
            </p>
            <ul className="spaced" aria-label={doors}>
              {topic.links.map((id) => (
                <li key={id}>
                  <Door source={sources[id]} />
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A way out to the people who worked it out, with the name and the age of what stands behind it. */
function Door({ source }: { source: Source | undefined }) {
  if (!source) throw new Error('A topic of the page links to a source that the page does not list.');
  return (
    <ExternalLink href={source.url} className={styles.door}>
      <span>
        {source.title}
        <small className="small soft">
          {source.publisher}
          {'published' in source && (
            <>
              , <DateText of={source.published} />
            </>
          )}
        </small>
      </span>
      <Icon name="arrow-up-right" />
    </ExternalLink>
  );
}
