import type { explorePage } from '../../../content/pages/explore.ts';
import { Icon } from '../../components/icon.tsx';
import styles from './site-search.module.css';
import { sitePrefix } from '../../language/address.ts';

type SiteSearchProps = typeof explorePage.search;

/**
 * The search form, which `site/browser/site-search` makes work. Without JavaScript it is
 * hidden, since the map below lists every page. The form's target is this page, too.
 */
export function SiteSearch({
  label,
  placeholder,
  button,
  hint,
  found,
  foundOne,
  nothing,
  unavailable,
}: SiteSearchProps) {
  return (
    <form
      className={styles.search}
      role="search"
      action={`${sitePrefix}/explore`}
      method="get"
      data-needs-script=""
      data-site-search=""
      data-found={found}
      data-found-one={foundOne}
      data-nothing={nothing}
      data-unavailable={unavailable}
    >
      <label className={styles.label} htmlFor="site-search">
        {label}
      </label>
      <div className={styles.line}>
        <input
          className={styles.field}
          id="site-search"
          name="q"
          type="search"
          placeholder={placeholder}
          aria-describedby="site-search-hint"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button className={styles.button} type="submit" aria-label={button}>
          <Icon name="search" />
        </button>
      </div>
      <p className={styles.hint} id="site-search-hint">
        {hint}
      </p>
      <p className={styles.status} role="status" />
      <ol className={styles.results} hidden />
    </form>
  );
}
