import { accountWords } from '../../../content/account-words.ts';
import { forgotPasswordPage } from '../../../content/pages/forgot-password.ts';
import { loginPage } from '../../../content/pages/login.ts';
import { signupPage } from '../../../content/pages/signup.ts';
import { providerNames, type ProviderId } from '../../../contracts/identity-wire.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { arrowRightIcon, checkIcon, fingerprintIcon } from '../../components/icon-shapes.ts';
import { Link } from '../../components/link.tsx';
import { facebookIcon, githubIcon, googleIcon } from '../../components/mark-shapes.ts';
import styles from './account-form.module.css';
import type { AccountMode, AccountState } from './account-state.ts';

/** The words of each account page. */
export const accountPages = { login: loginPage, signup: signupPage, forgot: forgotPasswordPage } as const;

/** Remember Me, and the link for a forgotten password. */
export function BesidePassword({ disabled }: { disabled: boolean }) {
  const { rememberMe, forgot } = loginPage;
  return (
    <div className={`small row ${styles.beside}`}>
      <label className={styles.check}>
        <input className="middle" type="checkbox" name="remember" disabled={disabled} />
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

const marks = { 'google.com': googleIcon, 'github.com': githubIcon, 'facebook.com': facebookIcon } as const;
const providers = Object.keys(providerNames) as ProviderId[];

type SocialButtonsProps = {
  mode: 'login' | 'signup';
  disabled: boolean;
  onChoose: (provider: ProviderId) => void;
};

/** Google, GitHub and Facebook. They stay enabled while a popup is open, so that a hidden one can be replaced. */
export function SocialButtons({ mode, disabled, onChoose }: SocialButtonsProps) {
  const does = mode === 'login' ? accountWords.socialLogin : accountWords.socialSignup;
  return (
    <>
      <p className={`small soft ${styles.or}`}>{accountPages[mode].social}</p>
      <ul className={styles.socials}>
        {providers.map((provider) => (
          <li key={provider}>
            <Button
              variant="outline"
              aria-label={`${does} ${providerNames[provider]}`}
              disabled={disabled}
              onClick={() => onChoose(provider)}
            >
              <Glyph shape={marks[provider]} />
              {providerNames[provider]}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

export function PasskeyButton({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  return (
    <Button variant="outline" size="small" disabled={disabled} onClick={onPress}>
      <Glyph shape={fingerprintIcon} />
      {accountWords.passkey.login}
    </Button>
  );
}

/** The line below the form: a link to the other form or to the home page. */
export function OtherPageLink({ mode, leaving }: { mode: AccountMode; leaving: boolean }) {
  const page = accountPages[mode];
  const { text, link } = leaving ? accountWords.redirect : 'other' in page ? page.other : { text: '', link: page.back };
  return (
    <p className={`small soft ${styles.otherPage}`}>
      {text} <Link to={link.href}>{link.text}</Link>
    </p>
  );
}
