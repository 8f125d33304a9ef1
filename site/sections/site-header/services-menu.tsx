import type { servicesMenu } from '../../../content/navigation.ts';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Quadrant } from '../../components/quadrant.tsx';
import { SheetIcon } from '../../components/sheet-icon.tsx';
import styles from './services-menu.deferred.module.css';
import bar from './services-menu.module.css';

export type ServicesMenuProps = { menu: typeof servicesMenu };

/**
 * The services menu. On a wide screen it is a panel that opens on hover, and by its button for keyboard and touch:
 * Escape and a click elsewhere close it, since it is a popover. On a narrow one it is a collapsible part of the
 * slide-out menu. Both share one list.
 */
export function ServicesMenu({ menu }: ServicesMenuProps) {
  return (
    <>
      <button type="button" className={bar.toggle} popoverTarget="services-menu" aria-label={menu.label}>
        <Icon name="chevron-down" />
      </button>
      <div id="services-menu" popover="auto" className={styles.panel}>
        <details open className={styles.fold}>
          <summary className="middle" aria-label={menu.listLabel}>
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.inner}>
            <div className={styles.lead}>
              <p>{menu.heading}</p>
              <p>{menu.lead}</p>
              <Quadrant />
            </div>
            <ul className={styles.list}>
              {menu.services.map(({ name, href, icon, desc }) => (
                <li key={href}>
                  <Link to={href}>
                    <SheetIcon name={icon} />
                    <strong>{name}</strong> <span>{desc}</span>
                  </Link>
                </li>
              ))}
            </ul>
            <Link to={menu.exploreAll.href} className={styles.all}>
              {menu.exploreAll.text}
              <Icon name="arrow-right" />
            </Link>
          </div>
        </details>
      </div>
    </>
  );
}
