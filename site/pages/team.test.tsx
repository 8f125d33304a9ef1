import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { missingProfile, profiles, profileWords, teamMembers } from '../../content/team.ts';
import { MemberCard } from '../sections/team-house/member-card.tsx';
import { TeamPage } from './team.tsx';

const html = renderToStaticMarkup(<TeamPage />);
const cards = [...html.matchAll(/<li class="[^"]*_card"?>?.*?<\/details>.*?<\/ul><\/li>/g)].map(([card]) => card);

test("the heading is 'Meet Our Awesome Team'", () => {
  expect(html).toMatch(/<h1[^>]*>Meet Our Awesome Team<\/h1>/);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('there are six member cards, each with a name, a role and a description', () => {
  expect(cards).toHaveLength(6);
  for (const [index, { name, role, description }] of teamMembers.entries()) {
    for (const words of [name, role, description]) expect(cards[index]).toContain(words);
  }
});

test('each card has six links: linkedin, github, twitter, instagram, facebook, portfolio', () => {
  for (const card of cards) {
    const marks = [...card.matchAll(/<use href="#profile-(\w+)"/g)].map(([, kind]) => kind);
    expect(marks).toEqual(['linkedin', 'github', 'twitter', 'instagram', 'facebook', 'portfolio']);
  }
});

test('missing links point to /notFound and say so', () => {
  expect(html.match(/<a [^>]*href="\/notFound"/g)).toHaveLength(36);
  expect(html).toContain('aria-label="Aarohi Mehta, LinkedIn (not public yet)"');
});

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

test('one card is open at a time: all are disclosures of one name, and each says whose profiles it shows', () => {
  expect(html.match(/<details [^>]*name="team"/g)).toHaveLength(6);
  for (const { name } of teamMembers) expect(html).toMatch(new RegExp(`<summary.*?Profiles of ${name}</span>`));
});

test('the six portraits share their parts, and refer only to parts that are drawn once', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = new Set([...html.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id));
  expect([...used].filter((id) => !ids.includes(id))).toEqual([]);
});

test('the page says that the people are samples before it names the first of them', () => {
  const said = html.indexOf('are samples');
  expect(said).toBeGreaterThan(0);
  expect(said).toBeLessThan(html.indexOf(teamMembers[0]?.name ?? ''));
  expect(teamMembers.every(({ sample }) => sample)).toBe(true);
});

test("'Book A Call' leads to /book-a-call, and the closing band to /contact", () => {
  expect(html).toMatch(/<a href="\/book-a-call"[^>]*>Book A Call/);
  expect(html).toMatch(/<a href="\/contact"[^>]*>introduce yourself/);
});
