import { teamPage } from '../../content/pages/team.ts';
import { missingProfile, profiles, profileWords, teamMembers } from '../../content/team.ts';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { SeventhWindow } from '../sections/seventh-window/seventh-window.tsx';
import { TeamHouse } from '../sections/team-house/team-house.tsx';

export function TeamPage() {
  const { introduction, closing } = teamPage;
  return (
    <>
      <TeamHouse
        {...teamPage}
        members={teamMembers}
        profiles={{ all: profiles, words: profileWords, missing: missingProfile }}
      />
      <Introduction paragraphs={introduction} />
      <SeventhWindow {...closing} />
    </>
  );
}
