import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InternalLink } from '../../../content/schema.ts';
import { accountPage as words } from '../../../content/pages/account.ts';
import { loginMessages } from '../../../contracts/account-messages.ts';
import type { AccountInfo } from '../../../contracts/identity-wire.ts';
import { keepsAccounts, keepsMessages } from '../../../contracts/own-services.ts';
import { onSessionChange, readSession } from '../../identity-client/session.ts';
import { Alert } from '../../components/alert.tsx';
import { Button, ButtonLink, ButtonRow } from '../../components/button.tsx';
import { AccountFacts } from './account-facts.tsx';
import { ActivitySection } from './activity-section.tsx';
import { ChangePassword } from './change-password.tsx';
import { DataDownload } from './data-download.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { findAccount } from './account-calls.ts';
import '../../components/typed-letters.module.css';
import styles from './account-panel.module.css';
import { SentSection } from './sent-section.tsx';

/** The state of the page. `removed`: the account was just deleted here; `out everywhere`: every session was just ended here. */
type PanelState =
  | { phase: 'looking up' | 'logged out' | 'unreachable' | 'removed' | 'out everywhere' }
  | { phase: 'shown'; account: AccountInfo };

/** The next state, but after an action that ends the session: its end is told as well, and a lookup may answer late. */
const unlessDone = (next: PanelState) => (before: PanelState) =>
  before.phase === 'removed' || before.phase === 'out everywhere' ? before : next;

/** The account page: the visitor's data, and the actions on them. */
export function AccountPanel() {
  const [state, setState] = useState<PanelState>({ phase: 'looking up' });
  const look = useCallback(() => {
    findAccount().then(
      (account) => setState(unlessDone(account ? { phase: 'shown', account } : { phase: 'logged out' })),
      // What is shown stays.
      () => setState((before) => (before.phase === 'looking up' ? { phase: 'unreachable' } : before)),
    );
  }, []);
  const lookAgain = () => {
    setState(unlessDone({ phase: 'looking up' }));
    look();
  };
  useEffect(look, [look]);

  const shown = state.phase === 'shown' ? state.account.localId : undefined;
  const compare = useEffectEvent((localId: string | undefined) => {
    const session = readSession();
    if (!session) setState(unlessDone({ phase: 'logged out' }));
    else if (state.phase !== 'looking up' && session.localId !== localId) lookAgain();
  });
  useEffect(() => {
    const follow = () => compare(shown);
    // Another account may have logged in during the lookup.
    follow();
    return onSessionChange(follow);
  }, [shown]);

  const hadButtons = useRef(false);
  useEffect(() => {
    // The pressed button may be gone, so the focus moves to the page's heading.
    if (hadButtons.current && document.activeElement === document.body) document.querySelector('h1')?.focus();
    hadButtons.current = state.phase !== 'looking up';
  }, [state.phase]);

  const { loggedOut, everywhere, removal } = words;
  const messages: Record<PanelState['phase'], StatusMessage> = {
    'looking up': { text: words.loading },
    'logged out': { text: loggedOut.text, links: [loggedOut.login, loggedOut.signup] },
    unreachable: { text: loginMessages.network, tone: 'bad' },
    'out everywhere': { text: everywhere.done, tone: 'good', links: [loggedOut.login] },
    removed: { text: removal.done, tone: 'good', links: [removal.home] },
    shown: {},
  };
  const { text, tone, links } = messages[state.phase];
  return (
    <>
      {/* The element stays when its text changes, so that the change is announced. */}
      <div className={text && `stack loose ${styles.message}`} data-needs-script="">
        <div role="status" aria-busy={state.phase === 'looking up'}>
          {tone ? <Alert tone={tone}>{text}</Alert> : text && <p className={styles.line}>{text}</p>}
        </div>
        <ButtonRow>
          {links?.map((link, index) => (
            <ButtonLink key={link.href} to={link.href} variant={index > 0 ? 'outline' : undefined}>
              {link.text}
            </ButtonLink>
          ))}
          {state.phase === 'unreachable' && <Button onClick={lookAgain}>{words.again}</Button>}
        </ButtonRow>
      </div>
      {state.phase === 'shown' && (
        <div key={shown}>
          <AccountFacts account={state.account} />
          {state.account.email && (
            <>
              {keepsMessages && <SentSection account={state.account} onLook={look} />}
              <ChangePassword account={state.account} onChanged={look} />
            </>
          )}
          {keepsAccounts && (
            <ActivitySection account={state.account} onOutEverywhere={() => setState({ phase: 'out everywhere' })} />
          )}
          <DataDownload account={state.account} />
          <DeleteAccount account={state.account} onDeleted={() => setState({ phase: 'removed' })} />
        </div>
      )}
    </>
  );
}

type StatusMessage = { text?: string; tone?: 'good' | 'bad'; links?: readonly InternalLink[] };
