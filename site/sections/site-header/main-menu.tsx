import type { InternalLink } from '../../../content/schema.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Link } from '../../components/link.tsx';
import { Logo } from '../../components/logo.tsx';
import { Quadrant } from '../../components/quadrant.tsx';
import { ThemeToggle } from '../../components/theme-toggle.tsx';
import styles from './main-menu.module.css';
import { ServicesMenu, type ServicesMenuProps } from './services-menu.tsx';

export type MainMenuProps = {
  company: string;
  navigation: {
    /** `opens` marks the item that carries the services menu. */
    main: readonly (InternalLink & { opens?: 'services' })[];
    login: InternalLink;
    talk: InternalLink;
  };
  servicesMenu: ServicesMenuProps['menu'];
};

/** The site's one list of links: part of the bar on wide screens, a panel from the right on narrow ones. */
export function MainMenu({ company, navigation, servicesMenu }: MainMenuProps) {
  return (
    <div id="main-menu" popover="auto" className={styles.menu}>
      <Logo name={company} className={styles.logo} />
      {/* Takes the focus when the menu opens, and only then: closed, it is not rendered. */}
      <IconButton
        label="Close menu"
        className={styles.close}
        popoverTarget="main-menu"
        popoverTargetAction="hide"
        autoFocus
      >
        <Icon name="x" />
      </IconButton>
      <nav aria-label="Main" className={styles.nav}>
        <ul>
          {navigation.main.map((item) => (
            <li key={item.href} className={item.opens ? styles.opener : undefined}>
              <Link to={item.href} className={styles.item}>
                {item.text}
              </Link>
              {item.opens && <ServicesMenu menu={servicesMenu} />}
            </li>
          ))}
        </ul>
        <Quadrant className={styles.quadrant} />
      </nav>
      <ThemeToggle className={styles.theme} />
      <div className={styles.end}>
        <Link to={navigation.login.href} className={styles.login}>
          {navigation.login.text}
        </Link>
        <ButtonLink to={navigation.talk.href} size="small">
          {navigation.talk.text}
        </ButtonLink>
      </div>
    </div>
  );
}
