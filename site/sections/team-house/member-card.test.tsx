import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { missingProfile, profiles, profileWords, teamMembers } from '../../../content/team.ts';
import { MemberCard } from './member-card.tsx';

test('a public profile leads to its own address', () => {
  const [member] = teamMembers;
  if (!member) throw new Error('The team has no members.');
  const card = renderToStaticMarkup(
    <MemberCard
      member={{ ...member, links: { github: 'https://github.example/aarohi' } }}
      profiles={{ all: profiles, words: profileWords, missing: missingProfile }}
    />,
  );
  expect(card).toContain('href="https://github.example/aarohi"');
  expect(card.match(/href="\/notFound"/g)).toHaveLength(5);
});
