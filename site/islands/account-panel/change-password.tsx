import { controlOf } from '../../form-kit/form-controls.ts';
import { PasswordField } from '../../form-kit/password-field.tsx';
import type { FormEvent } from 'react';
import { accountPage } from '../../../content/pages/account.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Link } from '../../components/link.tsx';
import { hasPassword } from './account-calls.ts';
import styles from './account-panel.module.css';
import { hints, loadActions } from './load-actions.ts';
import { Outcome } from './outcome.tsx';
import { Part } from './part.tsx';
import { type PasswordName, reasonOf } from './refusals.ts';
import { useAttempt } from './use-attempt.ts';

const words = accountPage.password;

type ChangePasswordProps = { account: AccountInfo; onChanged: () => void };

export function ChangePassword({ account, onChanged }: ChangePasswordProps) {
  return (
    <Part id="account-password" heading={words.heading}>
      {hasPassword(account) ? (
        <PasswordForm account={account} onChanged={onChanged} />
      ) : (
        <p>
          {words.none} <Link to={words.reset.href}>{words.reset.text}</Link>
        </p>
      )}
    </Part>
  );
}

function PasswordForm({ account, onChanged }: ChangePasswordProps) {
  const { busy, failure, fault, done, attempt, unmark } = useAttempt();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const value = (name: string) => controlOf(form, name)?.value ?? '';
    const passwords = { current: value('current'), next: value('next') };
    const change = async () => {
      await (await loadActions()).setPassword(account, passwords);
      form.reset();
      onChanged();
    };
    void attempt(change, words.done, form);
  };
  const field = (name: PasswordName) => ({
    ...hints,
    name,
    label: words[name],
    invalid: fault === name,
    describedBy: fault === name ? 'account-password-fault' : undefined,
    disabled: busy,
    required: true,
  });
  return (
    <form
      className={`stack ${styles.form}`}
      onSubmit={onSubmit}
      onInput={unmark}
      aria-labelledby="account-password"
      aria-busy={busy}
    >
      <p>{words.text}</p>
      {/* For password managers. */}
      <input type="email" value={account.email} autoComplete="username" readOnly hidden />
      <PasswordField {...field('current')} autoComplete="current-password" />
      <PasswordField {...field('next')} autoComplete="new-password" />
      <Outcome tone="bad" id="account-password-fault">
        {reasonOf(failure, words.failed)}
      </Outcome>
      <Outcome tone="good">{done}</Outcome>
      <BusyButton type="submit" variant="outline" busy={busy} busyText={words.busy}>
        {words.button}
      </BusyButton>
    </form>
  );
}
