import { Fragment } from 'react';
import { accountPage } from '../../../content/pages/account.ts';
import { fieldLabels } from '../../../content/field-labels.ts';
import type { SentMessage } from '../../../contracts/correspondence.ts';
import { lineFields, typedFields } from '../../../contracts/forms.ts';
import { Glyph } from '../../components/glyph.tsx';
import { calendarClockIcon, chevronDownIcon, messageSquareTextIcon } from '../../components/icon-shapes.ts';
import { momentOf, requestedMoments } from './moments.ts';
import styles from './sent-messages.module.css';

const words = accountPage.sent;

/** One message: date, subject and delivery state. Opened, it shows the text. */
export function SentMessageRow({ message: { kind, sentAt, state, fields } }: { message: SentMessage }) {
  const isBooking = kind === 'booking';
  const form = isBooking ? 'booking' : 'contact';
  // The row already shows the subject, and the e-mail is the account's own.
  const facts = lineFields(form).filter((name) => name !== 'subject' && name !== 'email' && fields[name]);
  return (
    <details className={styles.row}>
      <summary>
        <time className="small soft tabular" dateTime={new Date(sentAt).toISOString()}>
          {momentOf(sentAt)}
        </time>
        <span className={styles.subject}>
          <Glyph shape={isBooking ? calendarClockIcon : messageSquareTextIcon} />
          <span dir="auto">{isBooking ? words.booking : fields['subject']}</span>
        </span>
        {isBooking && <RequestedTime fields={fields} sentAt={sentAt} />}
        <span className={`small soft ${styles.state}`}>
          <SunState state={state} />
          {words.states[state]}
        </span>
        <Glyph shape={chevronDownIcon} className={`soft ${styles.sign}`} />
      </summary>
      <div className={`stack ${styles.opened}`}>
        {typedFields(form, 'text').map((name) => (
          <p dir="auto" key={name}>
            {fields[name]}
          </p>
        ))}
        <dl>
          {facts.map((name) => (
            <Fragment key={name}>
              <dt className="soft">{name === 'name' ? words.from : fieldLabels[name]}</dt>
              <dd dir="auto">{fields[name]}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </details>
  );
}

/** The requested time, in both time zones. */
function RequestedTime({ fields, sentAt }: Pick<SentMessage, 'fields' | 'sentAt'>) {
  const clocks = requestedMoments(fields, sentAt);
  return (
    <span className={`small soft ${styles.requested}`}>
      {clocks.length === 0
        ? words.noTime
        : clocks.map(({ when, where }) => (
            <span key={where}>
              <b>{when}</b> {where}
            </span>
          ))}
    </span>
  );
}

/** The delivery state as a drawing: the sun rises when a message is received and is at noon when it is delivered. Decoration. */
function SunState({ state }: Pick<SentMessage, 'state'>) {
  const sun =
    state === 'delivered'
      ? { fill: 'var(--f-sun)', stroke: 'var(--f-line)', cx: 20, cy: 6 }
      : { fill: 'var(--ground)', cx: 7, cy: 15 };
  return (
    <svg width="2rem" overflow="visible" stroke="var(--ink-soft)" viewBox="0 0 40 24" aria-hidden="true">
      <path d="M4 21A16 15 0 0 1 36 21M1 21.5h38" />
      <circle {...sun} r="5" />
    </svg>
  );
}
