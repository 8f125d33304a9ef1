import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './theme-toggle.module.css';
import { themeLabels } from '../../content/theme-labels.ts';

/**
 * Cycles system, light and dark. site/browser/theme.ts handles every button with `data-theme-toggle` and updates its label;
 * the style sheet shows the icon of the current theme, so it is right before that script has run.
 */
export function ThemeToggle({ className }: { className: string | undefined }) {
  return (
    <IconButton label={themeLabels.system} className={className} data-theme-toggle="" data-needs-script="">
      <Icon name="sun-moon" className={styles.system} />
      <Icon name="sun" className={styles.light} />
      <Icon name="moon" className={styles.dark} />
    </IconButton>
  );
}
