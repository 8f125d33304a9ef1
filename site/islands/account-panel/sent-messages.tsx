import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { accountPage } from '../../../content/pages/account.ts';
import {
  type Correspondence,
  messagesKeptDays as days,
  type NewsletterState,
} from '../../../contracts/correspondence.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { Button, ButtonLink, ButtonRow } from '../../components/button.tsx';
import { BusyButton } from '../../components/busy-button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { newspaperIcon } from '../../components/icon-shapes.ts';
import panelStyles from './account-panel.module.css';
import { readCorrespondence, withOlder } from './correspondence-calls.ts';
import { EmptyWindow } from './empty-window.tsx';
import { dayOf } from './moments.ts';
import { Outcome } from './outcome.tsx';
import styles from './sent-messages.module.css';
import { SentMessageRow } from './sent-message-row.tsx';
import { useAttempt } from './use-attempt.ts';
import { interpolate } from '../../../contracts/interpolate.ts';

const words = accountPage.sent;

/** Messages and booked calls, newest first, and the newsletter. */
export function SentMessages({ account, onRetry }: { account: AccountInfo; onRetry: () => void }) {
  const { localId, email = '' } = account;
  const [known, setKnown] = useState<Correspondence>();
  const { busy, failure, attempt } = useAttempt();
  const list = useRef<HTMLOListElement>(null);
  /** Looks up the newest messages, then those before the ones shown. */
  const look = () =>
    attempt(async () => {
      const answer = await readCorrespondence(localId, known?.next);
      if (answer) setKnown(withOlder(known, answer));
    });
  const lookFirst = useEffectEvent(look);
  useEffect(() => void lookFirst(), []);

  if (!known) {
    if (failure === undefined) return <Waiting />;
    return (
      <>
        <Outcome tone="bad">{words.failed}</Outcome>
        <Button
          variant="outline"
          onClick={() => {
            onRetry();
            void look();
          }}
        >
          {accountPage.again}
        </Button>
      </>
    );
  }

  const { messages, next, newsletter } = known;
  const lookFurther = async () => {
    await look();
    // The button may be gone after the last page, so the focus moves to the first new message.
    requestAnimationFrame(() => list.current?.querySelectorAll('summary')[messages.length]?.focus());
  };
  return (
    <>
      {messages.length === 0 ? (
        <div className={styles.empty}>
          <EmptyWindow />
          <div>
            <p>{interpolate(words.empty.text, { days, email })}</p>
            <ButtonRow>
              {words.empty.links.map(({ text, href }) => (
                <ButtonLink key={href} to={href} variant="outline" size="small">
                  {text}
                </ButtonLink>
              ))}
            </ButtonRow>
          </div>
        </div>
      ) : (
        <>
          <p className={panelStyles.words}>{interpolate(words.text, { days, email })}</p>
          <ol className={`container ruled ${styles.list}`} ref={list}>
            {messages.map((message) => (
              <li key={message.id}>
                <SentMessageRow message={message} />
              </li>
            ))}
          </ol>
        </>
      )}
      <Outcome tone="bad">{failure !== undefined && words.olderFailed}</Outcome>
      {next !== undefined && (
        <BusyButton variant="outline" onClick={() => void lookFurther()} busy={busy} busyText={words.olderBusy}>
          {words.older}
        </BusyButton>
      )}
      {newsletter && <Newsletter newsletter={newsletter} />}
    </>
  );
}

/** Whether the visitor is subscribed to the newsletter, and since when. */
function Newsletter({ newsletter: { state, since } }: { newsletter: NewsletterState }) {
  return (
    <p className={`small soft ${styles.newsletter}`}>
      <Glyph shape={newspaperIcon} />
      <span>
        <strong>{words.newsletter.heading}</strong> {interpolate(words.newsletter[state], { date: dayOf(since) })}
      </span>
    </p>
  );
}

/** Placeholder rows during the lookup. */
function Waiting() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      <div className={`ruled ${styles.waiting}`} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    </>
  );
}
