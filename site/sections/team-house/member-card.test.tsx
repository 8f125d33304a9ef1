import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TeamMember } from '../../../content/schema.ts';
import { missingProfile, profiles, profileWords } from '../../../content/team.ts';
import { MemberCard } from './member-card.tsx';

const cardOf = (member: Partial<TeamMember>) =>
  renderToStaticMarkup(
    <MemberCard
      member={{ name: 'Asha Rao', role: 'Founder', description: 'Answers.', ...member }}
      profiles={{ all: profiles, words: profileWords, missing: missingProfile }}
    />,
  );

test('a public profile leads to its own address', () => {
  const card = cardOf({ links: { github: 'https://github.example/aarohi' } });
  expect(card).toContain('href="https://github.example/aarohi"');
  expect(card.match(/href="\/notFound"/g)).toHaveLength(5);
});

test.each([
  ['Örjan van der Berg', 'ÖB'],
  ['किरण मीना', 'किमी'],
  ['O\u0308rjan Berg (he/him)', 'O\u0308B'],
  ['Asha', 'A'],
])('%s without a portrait is shown by the initials of first and last name', (name, initials) => {
  expect(cardOf({ name })).toMatch(new RegExp(`<text[^>]*>${initials}</text>`));
});

test('a photograph stands in the window in place of the initials', () => {
  const card = cardOf({ photo: '/asha.jpg' });
  expect(card).toMatch(/<image href="\/asha.jpg"/);
  expect(card).not.toContain('<text');
});
