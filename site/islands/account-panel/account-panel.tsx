import { type ReactNode, useCallback, useEffect, useReducer } from 'react';
import { accountPage as words } from '../../../content/pages/account.ts';
import { loginMessages } from '../../../contracts/account-messages.ts';
import { identityConfig } from '../../identity-client/identity-config.ts';
import { onSessionChange, readSession } from '../../identity-client/session.ts';
import { Alert } from '../../components/alert.tsx';
import { Button, ButtonLink, ButtonRow } from '../../components/button.tsx';
import { AccountFacts } from './account-facts.tsx';
import { ActivitySection } from './activity-section.tsx';
import { ChangePassword } from './change-password.tsx';
import { DataDownload } from './data-download.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { findAccount } from './account-calls.ts';
import styles from './account-panel.module.css';
import { keepsMessages } from './keeps-messages.ts';
import { nextPanel } from './panel-state.ts';
import { SentSection } from './sent-section.tsx';

/** The account page: what is known of whoever is logged in, and what they can do about it. */
export function AccountPanel() {
  const [state, dispatch] = useReducer(nextPanel, { phase: 'looking up' });

  const look = useCallback(() => {
    findAccount().then(
      (account) => dispatch(account ? { type: 'looked up', account } : { type: 'session ended' }),
      () => dispatch({ type: 'lookup failed' }),
    );
  }, []);
  const lookAgain = useCallback(() => {
    dispatch({ type: 'asked again' });
    look();
  }, [look]);
  useEffect(look, [look]);

  const shown = state.phase === 'shown' ? state.account.localId : undefined;
  useEffect(() => {
    const follow = () => {
      const session = readSession();
      if (!session) dispatch({ type: 'session ended' });
      else if (shown !== undefined && session.localId !== shown) lookAgain();
    };
    // Somebody else may have logged in while this account was looked up.
    follow();
    return onSessionChange(follow);
  }, [lookAgain, shown]);

  switch (state.phase) {
    case 'looking up':
      return (
        <p className={styles.line} data-needs-script="" role="status">
          {words.loading}
        </p>
      );
    case 'logged out':
      return (
        <StatusMessage text={words.loggedOut.text}>
          <ButtonLink to={words.loggedOut.login.href}>{words.loggedOut.login.text}</ButtonLink>
          <ButtonLink to={words.loggedOut.signup.href} variant="outline">
            {words.loggedOut.signup.text}
          </ButtonLink>
        </StatusMessage>
      );
    case 'unreachable':
      return (
        <StatusMessage bad text={loginMessages.network}>
          <Button onClick={lookAgain}>{words.again}</Button>
        </StatusMessage>
      );
    case 'out everywhere':
      return (
        <StatusMessage good text={words.everywhere.done}>
          <ButtonLink to={words.loggedOut.login.href}>{words.loggedOut.login.text}</ButtonLink>
        </StatusMessage>
      );
    case 'removed':
      return (
        <StatusMessage good text={words.removal.done}>
          <ButtonLink to={words.removal.home.href}>{words.removal.home.text}</ButtonLink>
        </StatusMessage>
      );
    case 'shown':
      return (
        <div className={styles.panel} key={shown}>
          <AccountFacts account={state.account} />
          {keepsMessages && <SentSection account={state.account} onLook={look} />}
          <ChangePassword account={state.account} onChanged={look} />
          {!identityConfig.isHosted && (
            <ActivitySection
              account={state.account}
              onOutEverywhere={() => dispatch({ type: 'logged out everywhere' })}
            />
          )}
          <DataDownload account={state.account} />
          <DeleteAccount account={state.account} onDeleted={() => dispatch({ type: 'account deleted' })} />
        </div>
      );
  }
}

type StatusMessageProps = { text: string; good?: true; bad?: true; children: ReactNode };

/** One thing to know, and where to go from there. */
function StatusMessage({ text, good, bad, children }: StatusMessageProps) {
  return (
    <div className={styles.told}>
      <div role={bad ? 'alert' : 'status'}>
        {good || bad ? <Alert tone={good ? 'good' : 'bad'}>{text}</Alert> : <p className={styles.line}>{text}</p>}
      </div>
      <ButtonRow>{children}</ButtonRow>
    </div>
  );
}
