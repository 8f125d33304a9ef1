import { expect, test, vi } from 'vitest';

test('a page of the team with one person of its own names the others as samples', async () => {
  vi.doMock('./team.ts', async (original) => {
    const { teamMembers, ...rest } = await original<{ teamMembers: readonly { name: string }[] }>();
    return { ...rest, teamMembers: [{ ...teamMembers[0], name: 'Asha Rao', sample: false }, ...teamMembers.slice(1)] };
  });
  const { teamPage } = await import('./pages/team.ts');
  expect(teamPage.lede).toMatch(/^Samples, made up for the design: Kabir .+ and .+\. Everyone else works here\.$/);
});
