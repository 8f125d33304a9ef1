import { accountPage } from '../../../content/pages/account.ts';
import type { SentMessage } from '../../../contracts/correspondence.ts';
import { Glyph } from '../../components/glyph.tsx';
import { calendarClockIcon, chevronDownIcon, messageSquareTextIcon } from '../../components/icon-shapes.ts';
import { momentOf, wishClocks } from './moments.ts';
import styles from './sent-messages.module.css';
import { SunState } from './sun-state.tsx';

const words = accountPage.sent;

/** One line of the ledger: when, what, and how far it has come. Opened, it shows the words. */
export function SentMessageRow({ message: { kind, sentAt, state, fields } }: { message: SentMessage }) {
  const isBooking = kind === 'booking';
  const { name, phone, subject, message } = fields;
  return (
    <details className={styles.row}>
      <summary>
        <time dateTime={new Date(sentAt).toISOString()}>{momentOf(sentAt)}</time>
        <span className={styles.subject}>
          <Glyph shape={isBooking ? calendarClockIcon : messageSquareTextIcon} />
          <span>{isBooking ? words.booking : subject}</span>
        </span>
        {isBooking && <Wish fields={fields} />}
        <span className={styles.state}>
          <SunState state={state} />
          {words.states[state]}
        </span>
        <Glyph shape={chevronDownIcon} className={styles.sign} />
      </summary>
      <div className={styles.opened}>
        <p className={styles.message}>{message}</p>
        <dl>
          <dt>{words.from}</dt>
          <dd>{name}</dd>
          {phone && (
            <>
              <dt>{words.phone}</dt>
              <dd>{phone}</dd>
            </>
          )}
        </dl>
      </div>
    </details>
  );
}

/** The time asked for, by both clocks. */
function Wish({ fields }: { fields: SentMessage['fields'] }) {
  const clocks = wishClocks(fields);
  return (
    <span className={styles.wish}>
      {clocks.length === 0
        ? words.noWish
        : clocks.map(({ when, where }) => (
            <span key={where}>
              <b>{when}</b> {where}
            </span>
          ))}
    </span>
  );
}
