import type { TeamMember } from '../../../content/schema.ts';
import type { missingProfile, profiles, profileWords } from '../../../content/team.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { iconShapes } from '../../components/icon-table.ts';
import { Link } from '../../components/link.tsx';
import paints from '../../media/paints.module.css';
import styles from './profile-links.module.css';

/** The networks of a profile in the order shown, and the words around them. */
export type Profiles = { all: typeof profiles; words: typeof profileWords; missing: typeof missingProfile };

const drawn = { stroke: 'currentColor', strokeWidth: 1.5 };
const filled = { fill: 'currentColor' };
const markOf = (kind: string): string => `profile-${kind}`;

/** The six marks, drawn once: six people with six links each would write every shape six times. */
export function ProfileMarks({ profiles: { all } }: { profiles: Profiles }) {
  return (
    <svg className={paints.symbols} aria-hidden="true">
      {all.map(({ kind, icon }) => (
        <symbol key={kind} id={markOf(kind)} viewBox="0 0 24 24">
          <path {...(iconShapes[icon].filled ? filled : drawn)} d={iconShapes[icon].d} />
        </symbol>
      ))}
    </svg>
  );
}

type ProfileLinksProps = { member: TeamMember; profiles: Profiles; className?: string | undefined };

/** A person's six profiles. One that is not public leads to the page that says so. Needs `<ProfileMarks />` on the page. */
export function ProfileLinks({ member, profiles: { all, words, missing }, className }: ProfileLinksProps) {
  return (
    <ul className={className} aria-label={interpolate(words.of, { name: member.name })}>
      {all.map(({ kind, name }) => {
        const url = member.links?.[kind];
        const mark = (
          <svg className={styles.mark} aria-hidden="true">
            <use href={`#${markOf(kind)}`} />
          </svg>
        );
        const label = `${member.name}, ${name}`;
        return (
          <li key={kind}>
            {url ? (
              <ExternalLink className={`middle ${styles.link}`} href={url}>
                {mark}
                <span className="visually-hidden">{label}</span>
              </ExternalLink>
            ) : (
              <Link className={`middle ${styles.link}`} to={missing}>
                {mark}
                <span className="visually-hidden">{`${label} (${words.missing})`}</span>
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
