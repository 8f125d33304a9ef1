import type { company } from '../../../content/company.ts';
import type { letsTalkPage } from '../../../content/pages/lets-talk.ts';
import type { OutsideLink } from '../../../content/schema.ts';
import { ActionLink } from '../../components/action-link.tsx';
import { ButtonAnchor } from '../../components/button.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import { Icon } from '../../components/icon.tsx';
import styles from './ways-ledger.module.css';

type WaysLedgerProps = Pick<typeof letsTalkPage, 'labels' | 'ways'> & {
  phones: typeof company.phones;
  /** Where one can write instead of calling. */
  messenger: OutsideLink | undefined;
};

/** The ways to talk, one below the other, each answering the same four questions. */
export function WaysLedger({ labels, ways, phones, messenger }: WaysLedgerProps) {
  return (
    <section className={`wrap ${styles.ledger}`}>
      {ways.map((way) => (
        <article key={way.id} id={way.id} className={`columns ${styles.way}`}>
          <header className={styles.head}>
            <span className={`middle ${styles.mark}`}>
              <Icon name={way.icon} />
            </span>
            <h2 className="middling">{way.title}</h2>
            <p className={`soft balanced ${styles.soon}`}>
              <span className="visually-hidden">{labels.soon}: </span>
              {way.soon}
            </p>
          </header>
          <dl className={`stack ${styles.answers}`}>
            {(['bestFor', 'bring', 'next'] as const).map((question) => (
              <div key={question}>
                <dt className="small">{labels[question]}</dt>
                <dd>{way[question]}</dd>
              </div>
            ))}
          </dl>
          <WayAction action={way.action} phones={phones} messenger={messenger} />
        </article>
      ))}
    </section>
  );
}

function WayAction({
  action,
  phones,
  messenger,
}: Pick<WaysLedgerProps['ways'][number], 'action'> & Pick<WaysLedgerProps, 'phones' | 'messenger'>) {
  const [first] = phones;
  if (!('phone' in action))
    return (
      <div className="stack dense start">
        <ActionLink action={action} variant="outline" />
      </div>
    );
  return (
    <div className="stack dense start">
      <ButtonAnchor href={first.uri} variant="outline">
        {action.text}
      </ButtonAnchor>
      <p className={`tabular ${styles.numbers}`}>
        {phones.map(({ display, uri }) => (
          <a key={uri} href={uri}>
            {display}
          </a>
        ))}
        {messenger && <ExternalLink href={messenger.url}>{messenger.text}</ExternalLink>}
      </p>
    </div>
  );
}
