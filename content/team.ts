/**
 * The six people on this page are samples, drawn for the design: no such persons work anywhere.
 * Replace them with the company's own team (CONTRIBUTING.md, “Put a person on the team page”).
 */
import type { TeamMember } from './schema.ts';

export const teamMembers: readonly TeamMember[] = [
  {
    name: 'Aarohi Mehta',
    sample: true,
    role: 'Founder, strategy',
    description: 'Asks what the work is for, and writes it down.',
    image: 'aarohi-mehta',
  },
  {
    name: 'Kabir Rathore',
    sample: true,
    role: 'Engineering lead',
    description: 'Builds servers and databases, and tests them.',
    image: 'kabir-rathore',
  },
  {
    name: 'Naina Joseph',
    sample: true,
    role: 'Product designer',
    description: 'Draws the screens, then tests them with users.',
    image: 'naina-joseph',
  },
  {
    name: 'Imran Qureshi',
    sample: true,
    role: 'Cloud and security',
    description: 'Sets up hosting, backups and access.',
    image: 'imran-qureshi',
  },
  {
    name: 'Tenzin Dolma',
    sample: true,
    role: 'Content and SEO',
    description: 'Writes the texts, and plans pages for search.',
    image: 'tenzin-dolma',
  },
  {
    name: 'Harpreet Gill',
    sample: true,
    role: 'AI and automation',
    description: 'Automates office tasks that a team repeats.',
    image: 'harpreet-gill',
  },
];

/** The six profiles of a card, in the order shown, with the words a screen reader says before the member's name. */
export const profiles = [
  { kind: 'linkedin', name: 'LinkedIn', icon: 'linkedin' },
  { kind: 'github', name: 'GitHub', icon: 'github' },
  { kind: 'twitter', name: 'X (Twitter)', icon: 'twitter' },
  { kind: 'instagram', name: 'Instagram', icon: 'instagram' },
  { kind: 'facebook', name: 'Facebook', icon: 'facebook' },
  { kind: 'portfolio', name: 'Portfolio', icon: 'globe' },
] as const;

/** Where a profile leads that is not public yet. */
export const missingProfile = '/notFound';

/** What a screen reader says of a person's profiles; `missing` is said after the name of one that leads nowhere yet. */
export const profileWords = { of: 'Profiles of {name}', missing: 'not public yet' } as const;
