import { accountWords } from '../../../content/account-words.ts';
import { providerNames, type ProviderId } from '../../../contracts/identity-wire.ts';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { facebookIcon, githubIcon, googleIcon } from '../../components/mark-shapes.ts';
import styles from './account-form.module.css';
import { accountPages } from './mode-words.ts';

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
      <p className={styles.or}>{accountPages[mode].social}</p>
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
