import type { explorePage } from '../../../content/pages/explore.ts';
import { Icon } from '../../components/icon.tsx';
import styles from './site-search.module.css';
import { sitePrefix } from '../../language/address.ts';

/**
 * The search form, which `site/browser/site-search` makes work. Without JavaScript it is
 * hidden, since the map below lists every page. The form's target is this page, too.
 */
export function SiteSearch(words: typeof explorePage.search) {
  return (
    <form
      className={styles.search}
      role="search"
      action={`${sitePrefix}/explore`}
      method="get"
      data-needs-script=""
      data-site-search=""
      data-found={words.found}
      data-found-one={words.foundOne}
      data-nothing={words.nothing}
      data-unavailable={words.unavailable}
    >
      <label className={`small ${styles.label}`} htmlFor="site-search">
        {words.label}
      </label>
      <div className={styles.line}>
        <input
          className={styles.field}
          id="site-search"
          name="q"
          type="search"
          placeholder={words.placeholder}
          aria-describedby="site-search-hint"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          // Longer ones would not fit into the address.
          maxLength={200}
        />
        <button className={`middle ${styles.button}`} type="submit">
          <span className="visually-hidden">{words.button}</span>
          <Icon name="search" />
        </button>
      </div>
      <p className={styles.hint} id="site-search-hint">
        {words.hint}
      </p>
      <p className={styles.status} role="status" />
      <ol className={styles.results} hidden />
    </form>
  );
}
