import { Icon } from '../../components/icon.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import { Link } from '../../components/link.tsx';
import type { InternalLink, OutsideLink } from '../../../content/schema.ts';
import styles from './arrow-link.module.css';

type ArrowLinkProps = (InternalLink | OutsideLink) & { className?: string };

/** A link that stands on its own line, with an arrow after it. */
export function ArrowLink({ className = '', ...link }: ArrowLinkProps) {
  const classes = `${styles.link} ${className}`.trim();
  const words = (
    <>
      {link.text}
      <Icon name="arrow-right" />
    </>
  );
  return 'url' in link ? (
    <ExternalLink className={classes} href={link.url}>
      {words}
    </ExternalLink>
  ) : (
    <Link className={classes} to={link.href}>
      {words}
    </Link>
  );
}

type ArrowLinksProps = { links: readonly (InternalLink | OutsideLink)[]; className?: string | undefined };

/** A list of such links, side by side as far as there is room. */
export function ArrowLinks({ links, className = '' }: ArrowLinksProps) {
  return (
    <ul className={`row ${styles.list} ${className}`}>
      {links.map((link) => (
        <li key={link.text}>
          <ArrowLink {...link} />
        </li>
      ))}
    </ul>
  );
}
