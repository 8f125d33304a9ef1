import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Logo } from '../../components/logo.tsx';
import { ThemeToggle } from '../../components/theme-toggle.tsx';
import { MainMenu, type MainMenuProps } from './main-menu.tsx';
import styles from './site-header.module.css';

/**
 * The bar at the top of every page. Its menu stands in the bar on wide screens and slides out on narrow ones;
 * the browser opens and closes it (Popover API), so it works without scripts.
 */
export function SiteHeader(menu: MainMenuProps) {
  return (
    <header className={styles.header} data-print="no">
      <div className={`wrap ${styles.row}`}>
        <Logo name={menu.company} />
        <MainMenu {...menu} />
        <ThemeToggle className={styles.narrow} />
        <IconButton label={menu.navigation.menu.open} className={styles.narrow} popoverTarget="main-menu">
          <Icon name="menu" />
        </IconButton>
      </div>
    </header>
  );
}
