import type { TeamMember } from '../../../content/schema.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import { Icon } from '../../components/icon.tsx';
import { PlainWindow, Portrait } from '../../media/portraits/portrait.tsx';
import target from '../../components/whole-target.module.css';
import styles from './member-card.module.css';
import { ProfileLinks, type Profiles } from './profile-links.tsx';

/**
 * One person: portrait, photograph or initials, name, what they answer for, and where else they may be found.
 * On wide screens the links show by hover and focus. On narrow ones (specification, section 9: 768 px) the whole card
 * is the summary of a `<details>`: it opens by touch and keyboard, is announced with its state, and, by its shared name,
 * closes the card that was open. The links are after it and not in it, so that hover can show them
 * in browsers without `::details-content`.
 */
export function MemberCard({ member, profiles }: { member: TeamMember; profiles: Profiles }) {
  return (
    <li className={styles.card}>
      {member.image === undefined ? (
        <PlainWindow name={member.name} photo={member.photo} />
      ) : (
        <Portrait image={member.image} />
      )}
      <h2 className={styles.name}>{member.name}</h2>
      <p className={styles.role}>{member.role}</p>
      <p className={`soft balanced ${styles.text}`}>{member.description}</p>
      <details className={styles.toggle} name="team">
        <summary className={`${target.whole} ${target.framed} middle ${styles.summary}`}>
          <span className="visually-hidden">{interpolate(profiles.words.of, { name: member.name })}</span>
          <Icon name="plus" />
        </summary>
      </details>
      <ProfileLinks className={styles.links} member={member} profiles={profiles} />
    </li>
  );
}
