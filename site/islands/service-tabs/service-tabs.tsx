import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { WebService } from '../../../content/schema.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { arrowRightIcon, checkIcon } from '../../components/icon-shapes.ts';
import { useLive } from '../../components/motion/use-live.ts';
import { useMediaQuery } from '../../components/motion/use-media-query.ts';
import styles from './service-tabs.module.css';
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

  useEffect(() => {
    // The first tab without a hash; a hash that names another part of the page changes nothing.
    const read = () => {
      const index = items.findIndex(({ id }) => location.hash === `#${id}`);
      if (index >= 0 || location.hash === '') setSelected(Math.max(0, index));
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [items]);

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
    const [after, before] = [index + 1, index - 1];
    // Both pairs of arrows, since the list is vertical on wide screens and horizontal on narrow ones.
    const arrows = { ArrowDown: after, ArrowRight: after, ArrowUp: before, ArrowLeft: before };
    const next = { ...arrows, ' ': index, Home: 0, End: -1 }[event.key];
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    select((next + items.length) % items.length);
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
