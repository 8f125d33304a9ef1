import { accountWords } from '../../../content/account-words.ts';
import { loginPage } from '../../../content/pages/login.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { arrowRightIcon, checkIcon, fingerprintIcon } from '../../components/icon-shapes.ts';
import { Link } from '../../components/link.tsx';
import styles from './account-form.module.css';
import type { AccountMode, AccountState } from './account-state.ts';
import { accountPages } from './mode-words.ts';

/** Remember Me, and the link for a forgotten password. */
export function BesidePassword({ disabled }: { disabled: boolean }) {
  const { rememberMe, forgot } = loginPage;
  return (
    <div className={styles.beside}>
      <label className={styles.check}>
        <input type="checkbox" name="remember" disabled={disabled} />
        {rememberMe}
      </label>
      <Link to={forgot.href}>{forgot.text}</Link>
    </div>
  );
}

type SubmitButtonProps = { mode: AccountMode; phase: AccountState['phase']; disabled: boolean };

export function SubmitButton({ mode, phase, disabled }: SubmitButtonProps) {
  const { submit, busy } = accountPages[mode];
  const isDone = phase === 'granted' && mode !== 'forgot';
  return (
    <BusyButton type="submit" formMethod="dialog" disabled={disabled} busy={phase === 'busy'} busyText={busy}>
      {submit} <Glyph shape={isDone ? checkIcon : arrowRightIcon} />
    </BusyButton>
  );
}

/** The button for a login by passkey. */
export function PasskeyButton({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  return (
    <Button variant="outline" size="small" disabled={disabled} onClick={onPress}>
      <Glyph shape={fingerprintIcon} />
      {accountWords.passkey.login}
    </Button>
  );
}

/** The line below the form: a link to the other form or to the home page. */
export function WayOn({ mode, leaving }: { mode: AccountMode; leaving: boolean }) {
  const page = accountPages[mode];
  const { text, link } = leaving ? accountWords.redirect : 'other' in page ? page.other : { text: '', link: page.back };
  return (
    <p className={styles.wayOn}>
      {text} <Link to={link.href}>{link.text}</Link>
    </p>
  );
}
