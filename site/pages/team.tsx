import { teamPage } from '../../content/pages/team.ts';
import { teamMembers } from '../../content/team.ts';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { SeventhWindow } from '../sections/seventh-window/seventh-window.tsx';
import { TeamHouse } from '../sections/team-house/team-house.tsx';

export function TeamPage() {
  const { path, heading, lede, action, introduction, sampleNote, closing } = teamPage;
  return (
    <>
      <TeamHouse {...{ path, heading, lede, action }} members={teamMembers} note={sampleNote} />
      <Introduction paragraphs={introduction} />
      <SeventhWindow {...closing} />
    </>
  );
}
