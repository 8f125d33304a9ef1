import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { WebService } from '../../../content/schema.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { arrowRightIcon, checkIcon } from '../../components/icon-shapes.ts';
import { useLive } from '../../components/motion/use-live.ts';
import { useMediaQuery } from '../../components/motion/use-media-query.ts';
import styles from './service-tabs.module.css';
import { tabForHash, tabForKey } from './tab-keys.ts';
import { WebHouse } from './web-house.tsx';

type ServiceTabsProps = {
  /** The label of the tab list. */
  label: string;
  items: readonly Omit<WebService, 'icon'>[];
  /** The text of every link, such as 'Explore More'. */
  more: string;
  /** The visually hidden end of the link; `{title}` is the service's name. */
  about: string;
};

/**
 * Tabs by the ARIA practices: one tab stop, arrow keys between the tabs, the selection follows the focus.
 * Without JavaScript the tabs are links into a list of all panels, with the same ids.
 */
export function ServiceTabs({ label, items, more, about }: ServiceTabsProps) {
  const live = useLive();
  const upright = useMediaQuery('(width >= 64rem)');
  const [selected, setSelected] = useState(0);
  const tabs = useRef<(HTMLAnchorElement | null)[]>([]);
  const ids = items.map(({ id }) => id);

  useEffect(() => {
    const read = () => setSelected((before) => tabForHash(location.hash, ids) ?? before);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
    // The ids never change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function select(index: number) {
    setSelected(index);
    // On narrow screens the tab list scrolls sideways. Only the list scrolls to the selected tab, not the page.
    const tab = tabs.current[index];
    const list = tab?.closest('ul');
    if (tab && list)
      list.scrollTo({ left: tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.clientWidth) / 2 });
    tab?.focus({ preventScroll: true });
  }

  function onClick(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    select(index);
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const next = event.key === ' ' ? index : tabForKey(event.key, index, items.length);
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    select(next);
  }

  return (
    <div className={styles.instrument} data-tabbed={live}>
      <ul
        className={styles.tabs}
        aria-label={label}
        {...(live && {
          role: 'tablist',
          'aria-orientation': upright ? ('vertical' as const) : ('horizontal' as const),
        })}
      >
        {items.map(({ id, title }, index) => (
          <li key={id} role={live ? 'presentation' : undefined}>
            <a
              className={styles.tab}
              href={`#${id}`}
              id={`tab-${id}`}
              ref={(tab) => void (tabs.current[index] = tab)}
              {...(live && {
                role: 'tab',
                'aria-selected': index === selected,
                'aria-controls': id,
                tabIndex: index === selected ? 0 : -1,
                onClick: (event: MouseEvent) => onClick(event, index),
                onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
              })}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.plate}>
        <WebHouse lit={items[selected]?.bg ?? 'house'} hour={selected} hours={items.length} />
        <div className={styles.panels}>
          {items.map(({ id, title, desc, checks, link }, index) => (
            <section
              key={id}
              className={styles.panel}
              id={id}
              data-selected={index === selected}
              aria-labelledby={`tab-${id}`}
              {...(live && { role: 'tabpanel' })}
            >
              <h2 className="middling">{title}</h2>
              <p className={`soft ${styles.text}`}>{desc}</p>
              <ul className={styles.checks}>
                {checks.map((check) => (
                  <li key={check}>
                    <Glyph shape={checkIcon} /> {check}
                  </li>
                ))}
              </ul>
              <ButtonLink to={link}>
                {more} <span className="visually-hidden">{interpolate(about, { title })}</span>{' '}
                <Glyph shape={arrowRightIcon} />
              </ButtonLink>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
