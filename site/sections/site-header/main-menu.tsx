import type { header } from '../../../content/navigation.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Link } from '../../components/link.tsx';
import { Logo } from '../../components/logo.tsx';
import { Quadrant } from '../../components/quadrant.tsx';
import { ThemeToggle } from '../../components/theme-toggle.tsx';
import panel from './main-menu.deferred.module.css';
import bar from './main-menu.module.css';
import { ServicesMenu, type ServicesMenuProps } from './services-menu.tsx';

export type MainMenuProps = {
  company: string;
  navigation: typeof header;
  servicesMenu: ServicesMenuProps['menu'];
};

/** The site's one list of links: part of the bar on wide screens, a panel from the right on narrow ones. */
export function MainMenu({ company, navigation, servicesMenu }: MainMenuProps) {
  return (
    <div id="main-menu" popover="auto" className={`${bar.menu} ${panel.menu}`}>
      <Logo name={company} className={`${bar.panelOnly} ${panel.logo}`} />
      {/* Gets the focus when the menu opens. Hidden while it is closed. */}
      <IconButton
        label={navigation.menu.close}
        className={`${bar.panelOnly} ${panel.close}`}
        popoverTarget="main-menu"
        popoverTargetAction="hide"
        autoFocus
      >
        <Icon name="x" />
      </IconButton>
      <nav aria-label={navigation.menu.label} className={`${bar.nav} ${panel.nav}`}>
        <ul>
          {navigation.main.map((item) => (
            <li key={item.href} className={'opens' in item ? panel.opener : undefined}>
              <Link to={item.href}>{item.text}</Link>
              {'opens' in item && <ServicesMenu menu={servicesMenu} />}
            </li>
          ))}
        </ul>
        <Quadrant className={`${bar.panelOnly} ${panel.quadrant}`} />
      </nav>
      <ThemeToggle className={panel.theme} />
      <div className={`${bar.end} ${panel.end}`}>
        <Link to={navigation.login.href} className={`middle ${bar.login} ${panel.login}`}>
          {navigation.login.text}
        </Link>{' '}
        <ButtonLink to={navigation.talk.href} size="small">
          {navigation.talk.text}
        </ButtonLink>
      </div>
    </div>
  );
}
