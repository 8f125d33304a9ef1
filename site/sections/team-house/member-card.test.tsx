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

test.each([
  ['Örjan van der Berg', 'ÖB'],
  ['किरण मीना', 'किमी'],
  ['O\u0308rjan Berg (he/him)', 'O\u0308B'],
  ['Asha', 'A'],
])('%s without a portrait is shown by the initials of first and last name', (name, initials) => {
  const member = { name, role: 'Founder', description: 'Writes it down.', links: {} };
  const card = renderToStaticMarkup(
    <MemberCard member={member} profiles={{ all: profiles, words: profileWords, missing: missingProfile }} />,
  );
  expect(card).toMatch(new RegExp(`<text[^>]*>${initials}</text>`));
});

test('a photograph stands in the window in place of the initials', () => {
  const member = { name: 'Asha Rao', role: 'Founder', description: 'Answers.', photo: '/asha.jpg', links: {} } as const;
  const card = renderToStaticMarkup(
    <MemberCard member={member} profiles={{ all: profiles, words: profileWords, missing: missingProfile }} />,
  );
  expect(card).toMatch(/<image href="\/asha.jpg"/);
  expect(card).not.toContain('<text');
});
