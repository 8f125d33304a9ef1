import { teamPage } from '../../content/pages/team.ts';
import { teamMembers } from '../../content/team.ts';
import { FactsStrip } from '../sections/facts-strip/facts-strip.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { SeventhWindow } from '../sections/seventh-window/seventh-window.tsx';
import { TeamHouse } from '../sections/team-house/team-house.tsx';

export function TeamPage() {
  const { path, heading, lede, action, facts, introduction, sampleNote, closing } = teamPage;
  return (
    <>
      <TeamHouse {...{ path, heading, lede, action }} members={teamMembers} note={sampleNote} />
      <FactsStrip facts={facts} />
      <Introduction paragraphs={introduction} />
      <SeventhWindow {...closing} />
    </>
  );
}
