import { useRef } from 'react';
import { accountPage } from '../../../content/pages/account.ts';
import type { AccountPasskey } from '../../../contracts/account-activity.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { Button, ButtonRow } from '../../components/button.tsx';
import { controlOf } from '../../form-kit/form-controls.ts';
import { PasswordField } from '../../form-kit/password-field.tsx';
import { makePasskey, passkeyReasonOf, takePasskeyAway } from './account-calls.ts';
import panelStyles from './account-panel.module.css';
import styles from './activity.module.css';
import { dayOf, momentOf } from './moments.ts';
import { Outcome } from './outcome.tsx';
import { hasPassword } from './panel-state.ts';
import { Part } from './part.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { useAttempt } from './use-attempt.ts';
import { interpolate } from '../../../contracts/interpolate.ts';

const words = accountPage.passkeys;

type PasskeySectionProps = { account: AccountInfo; passkeys: AccountPasskey[]; onChanged: () => Promise<unknown> };

/** The account's passkeys, to be removed and added; adding needs the password where there is one. */
export function PasskeySection({ account, passkeys, onChanged }: PasskeySectionProps) {
  const needsPassword = hasPassword(account);
  // The pressed button may disappear, so the focus moves to this section.
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const { busy, failure, done, attempt } = useAttempt();
  const change = (work: () => Promise<void>, message: string) =>
    void attempt(async () => {
      await work();
      await onChanged();
      heading.current?.focus();
    }, message);
  const onConfirm = (form: HTMLFormElement) => {
    const password = controlOf(form, 'passkeyPassword')?.value ?? '';
    dialog.current?.close();
    change(() => makePasskey(account, password), words.added);
  };
  return (
    <Part id="account-passkeys" heading={words.heading} headingRef={heading}>
      <p className={panelStyles.words}>{words.text}</p>
      {passkeys.length > 0 && (
        <ul className={styles.ledger} aria-labelledby="account-passkeys">
          {passkeys.map(({ id, name, created, lastUsed }) => (
            <li key={id} className={styles.session}>
              <div>
                <p className={styles.device}>{name}</p>
                <p className={panelStyles.soft}>
                  {interpolate(words.since, { date: dayOf(created) })}
                  {'. '}
                  {lastUsed === null ? words.unused : interpolate(words.used, { date: momentOf(lastUsed) })}.
                </p>
              </div>
              <Button
                variant="outline"
                size="small"
                disabled={busy}
                aria-label={interpolate(words.removeThis, { name })}
                onClick={() => change(() => takePasskeyAway(account, id), words.removed)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Outcome tone="bad">{passkeyReasonOf(failure)}</Outcome>
      <Outcome tone="good">{done}</Outcome>
      <Button
        variant="outline"
        disabled={busy}
        aria-haspopup={needsPassword ? 'dialog' : undefined}
        onClick={() =>
          needsPassword ? dialog.current?.showModal() : change(() => makePasskey(account, ''), words.added)
        }
      >
        {words.add}
      </Button>
      <QuestionDialog ref={dialog} question={words.question} text={words.next} onConfirm={onConfirm}>
        <PasswordField label={words.password} name="passkeyPassword" autoComplete="current-password" required />
        <ButtonRow>
          <Button type="submit">{words.confirm}</Button>
          <Button variant="outline" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </Button>
        </ButtonRow>
      </QuestionDialog>
    </Part>
  );
}
