import { Link } from './link.tsx';
import styles from './logo.module.css';

/** The company's mark and name, a link to the home page: an arched window, the gnomon in it, the sun behind. */
export function Logo({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <Link to="/" className={className ? `${styles.logo} ${className}` : styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path fill="var(--cobalt)" d="M2 30V17.5C2 10 8 4.5 16 1c8 3.5 14 9 14 16.5V30Z" />
        <path fill="var(--on-cobalt)" d="M7.5 25H22V13Z" />
        <circle fill="var(--marigold)" cx="11.5" cy="14" r="3" />
      </svg>
      <span>{name}</span>
    </Link>
  );
}
