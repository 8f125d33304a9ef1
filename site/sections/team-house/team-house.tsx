import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import type { teamPage } from '../../../content/pages/team.ts';
import type { TeamMember } from '../../../content/schema.ts';
import { ActionLink } from '../../components/action-link.tsx';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { PortraitParts } from '../../media/portraits/portrait-parts.tsx';
import { MorningDial } from '../../media/team-house/morning-dial.tsx';
import { Eaves, Roof } from '../../media/team-house/roof.tsx';
import { breadcrumbsTo } from '../../page.ts';
import { MemberCard } from './member-card.tsx';
import { ProfileMarks, type Profiles } from './profile-links.tsx';
import styles from './team-house.module.css';

type TeamHouseProps = Pick<typeof teamPage, 'path' | 'heading' | 'lede' | 'action' | 'sampleNote'> & {
  members: readonly TeamMember[];
  profiles: Profiles;
};

/** Windows of the upper storey; the others stand below. */
const UPSTAIRS = 2;

/** The top of the team's page: a house of two storeys with a person in every window, and the page's words beside it. */
export function TeamHouse({ path, heading, lede, action, members, profiles, sampleNote }: TeamHouseProps) {
  return (
    <section className="stage">
      <PortraitParts />
      <ProfileMarks profiles={profiles} />
      <div className="wrap">
        <Breadcrumb crumbs={breadcrumbsTo(path)} />
        <div className={styles.house}>
          <div className={`start ${styles.words}`}>
            <MorningDial className={`behind ${styles.dial}`} />
            <h1 className={styles.heading}>{heading}</h1>
            <p className={`lede ${styles.lede}`}>{lede}</p>
            <ActionLink action={action} />
          </div>
          <div className={styles.upper}>
            <Roof />
            <Storey id="team-eaves-2" members={members.slice(0, UPSTAIRS)} profiles={profiles} />
          </div>
          <div className={styles.lower}>
            <Storey id="team-eaves-1" members={members.slice(UPSTAIRS)} profiles={profiles} />
          </div>
        </div>
      </div>
      <div className={styles.earth} />
      <p className={`soft wrap ${styles.note}`}>{sampleNote}</p>
      <FirstScreenEnd />
    </section>
  );
}

function Storey({ id, members, profiles }: { id: string } & Pick<TeamHouseProps, 'members' | 'profiles'>) {
  return (
    <div className={styles.wall}>
      <Eaves id={id} />
      <ul className={`stack ${styles.windows}`}>
        {members.map((member) => (
          <MemberCard key={member.name} member={member} profiles={profiles} />
        ))}
      </ul>
    </div>
  );
}
