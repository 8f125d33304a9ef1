import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import type { InternalLink } from '../../../content/schema.ts';
import styles from './arrow-link.module.css';

/** A link that stands on its own line, with an arrow after it. */
export function ArrowLink({ text, href }: InternalLink) {
  return (
    <Link className={`${styles.link} ${styles.small}`} to={href}>
      {text}
      <Icon name="arrow-right" />
    </Link>
  );
}

type ArrowLinksProps = { links: readonly InternalLink[]; className?: string | undefined };

/** A list of such links, side by side as far as there is room. */
export function ArrowLinks({ links, className = '' }: ArrowLinksProps) {
  return (
    <ul className={`${styles.list} ${className}`}>
      {links.map((link) => (
        <li key={link.href}>
          <ArrowLink {...link} />
        </li>
      ))}
    </ul>
  );
}
