import { accountPage } from '../../../content/pages/account.ts';
import type { NewsletterState } from '../../../contracts/correspondence.ts';
import { Glyph } from '../../components/glyph.tsx';
import { newspaperIcon } from '../../components/icon-shapes.ts';
import { dayOf } from './moments.ts';
import styles from './sent-messages.module.css';
import { interpolate } from '../../../contracts/interpolate.ts';

const words = accountPage.sent.newsletter;

/** Whether the visitor is subscribed to the newsletter, and since when. */
export function NewsletterState({ newsletter: { state, since } }: { newsletter: NewsletterState }) {
  return (
    <p className={styles.letter}>
      <Glyph shape={newspaperIcon} />
      <span>
        <strong>{words.heading}</strong> {interpolate(words[state], { date: dayOf(since) })}
      </span>
    </p>
  );
}
