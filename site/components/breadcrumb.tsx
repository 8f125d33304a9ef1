import type { Crumb } from '../page.ts';
import styles from './breadcrumb.module.css';
import { Link } from './link.tsx';
import { breadcrumbLabel } from '../../content/component-words.ts';

/** The way from the home page to this one; the last entry is the page itself and no link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={breadcrumbLabel} className={`small soft ${styles.breadcrumb}`}>
      <ol className="row">
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
