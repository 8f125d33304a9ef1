/** A face's three tones: light side, shaded side, the nose's shadow. */
export type Skin = 'light' | 'wheat' | 'tan' | 'deep';

const gold = 'oklch(82% 0.15 80)';

/** What the shapes of a portrait are painted with. */
export const portraitPaints = {
  hair: { fill: 'oklch(23% 0.035 268)' },
  grey: { fill: 'oklch(78% 0.012 255)' },
  jewel: { fill: gold, stroke: gold, strokeWidth: 2.5 },
  stone: { fill: 'oklch(66% 0.105 205)' },
  gulabi: { fill: 'oklch(64% 0.17 12)' },
  marigold: { fill: 'oklch(80% 0.16 78)' },
  glasses: { stroke: 'oklch(97% 0.01 240)', strokeWidth: 2.25 },
  thread: { stroke: 'oklch(98% 0.01 240 / 0.6)', strokeWidth: 2 },
  seam: { stroke: 'oklch(20% 0.06 266 / 0.5)', strokeWidth: 2 },
  button: { fill: 'var(--dark)' },
  lip: { fill: 'oklch(66% 0.09 30)' },
};

/** One painted shape. The origin is the middle of the rail the person stands behind; up is negative. */
type Part = { paint: keyof typeof portraitPaints; d: string };

export type PortraitParts = {
  skin: Skin;
  /** The sky behind the person. */
  glass: 'cobalt' | 'turquoise' | 'pale' | 'blue';
  cloth: 'marigold' | 'cobalt' | 'white' | 'turquoise' | 'gulabi' | 'navy';
  /** How far the head leans, in degrees to the right. */
  tilt: number;
  /** Hair that falls behind the shoulders. */
  behind?: readonly Part[];
  /** On the face, under nose and eyes: a beard. */
  face?: readonly Part[];
  /** The line of the mouth; none where a beard covers it. */
  mouth?: string;
  /** Over the face: hair, glasses, a turban, jewels. */
  head: readonly Part[];
  /** Over the clothes: a drape, a collar, a scarf. */
  dress: readonly Part[];
};

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
/** Two of the same, left and right of the face's axis. */
const pair = (x: number, y: number, r: number): string => circle(-x, y, r) + circle(x, y, r);

const parted = 'M-40-160c-4-40 6-60 44-60 30 0 40 22 36 60-6-18-14-28-24-34-16 10-44 10-56 34Z';

/** What tells the six people apart. All they share — shoulders, head, eyes, nose, window — is drawn once, in portrait-parts.tsx. */
const portraits: Readonly<Record<string, PortraitParts>> = {
  'aarohi-mehta': {
    skin: 'wheat',
    glass: 'cobalt',
    cloth: 'marigold',
    tilt: -2,
    behind: [{ paint: 'hair', d: 'M-52-172a52 52 0 0 1 104 0v72q0 26-20 26H-32q-20 0-20-26Z' }],
    mouth: 'M-12-132q12 10 24 0',
    head: [
      { paint: 'hair', d: 'M-42-158c-4-44 12-62 40-62s48 18 44 62c-6-22-18-36-36-42-12 14-30 24-48 42Z' },
      { paint: 'gulabi', d: circle(0, -191, 3.5) },
      { paint: 'jewel', d: pair(40, -148, 4.5) },
    ],
    dress: [
      { paint: 'gulabi', d: 'M-104 0V-34C-104-66-66-80-26-92L40 0Z' },
      { paint: 'seam', d: 'M-16-76 40 0M-26-80 26 0' },
    ],
  },
  'kabir-rathore': {
    skin: 'tan',
    glass: 'pale',
    cloth: 'cobalt',
    tilt: 0,
    face: [
      { paint: 'hair', d: 'M-37-158v8a37 42 0 0 0 74 0v-8c-6 12-14 16-22 16-6-5-24-5-30 0-8 0-16-4-22-16Z' },
      { paint: 'lip', d: 'M-9-132q9 7 18 0Z' },
    ],
    head: [
      { paint: 'gulabi', d: 'M-48-178C-50-226-24-244 4-244s52 22 46 66C28-200-20-200-48-178Z' },
      { paint: 'thread', d: 'M-46-190C-20-216 24-222 49-196M-44-206C-20-230 22-234 46-212M-34-224c18-14 46-16 66-4' },
      { paint: 'marigold', d: 'M36-238c16-10 26-6 22 8-8-4-14-4-22-8Z' },
    ],
    dress: [{ paint: 'seam', d: 'M0-74V0M-30-84 0-60 30-84' }],
  },
  'naina-joseph': {
    skin: 'deep',
    glass: 'turquoise',
    cloth: 'white',
    tilt: 3,
    behind: [{ paint: 'hair', d: 'M-56-168C-60-222-30-232 0-232s60 10 56 64c10 22 4 46-10 52H-46c-14-6-20-30-10-52Z' }],
    mouth: 'M-13-133q13 13 26 0',
    head: [
      { paint: 'hair', d: 'M-40-168C-40-204-22-220 0-220s40 16 40 52c-4-14-8-22-14-28H-26c-6 6-10 14-14 28Z' },
      { paint: 'glasses', d: `${pair(17, -165, 13)}M-4-166q4-3 8 0` },
    ],
    dress: [{ paint: 'seam', d: 'M-70-40h30M-76-24h30M-64-56h24M40-40h30M46-24h30M40-56h24M-30-8h60' }],
  },
  'imran-qureshi': {
    skin: 'light',
    glass: 'blue',
    cloth: 'turquoise',
    tilt: -1,
    face: [{ paint: 'grey', d: 'M-22-138q11-12 22-4 11-8 22 4-12 4-22-2-10 6-22 2Z' }],
    mouth: 'M-8-126q8 5 16 0',
    head: [
      {
        paint: 'grey',
        d: 'M-40-164c-2-10-2-22 2-32C-30-214-14-220 2-220s34 8 38 26c2 10 2 20 0 30l-6-20c-20-4-40-8-54-18-8 10-16 18-20 38Z',
      },
      { paint: 'glasses', d: 'M-31-173h26v15h-26zM5-173h26v15H5zM-5-168H5' },
    ],
    dress: [
      { paint: 'seam', d: 'M-26-90-10-50 0-72 10-50 26-90M0-72V0' },
      { paint: 'button', d: circle(0, -46, 2.5) + circle(0, -24, 2.5) },
    ],
  },
  'tenzin-dolma': {
    skin: 'light',
    glass: 'cobalt',
    cloth: 'gulabi',
    tilt: 2,
    behind: [{ paint: 'hair', d: `${circle(0, -228, 24)}M-46-168a46 50 0 0 1 92 0v16h-92Z` }],
    mouth: 'M-12-132q12 10 24 0',
    head: [
      { paint: 'hair', d: 'M-40-160C-42-204-20-220 0-220s42 16 40 60C36-184 22-196 0-200c-22 4-36 16-40 40Z' },
      { paint: 'thread', d: 'M-16-236q16 10 32 0' },
      { paint: 'jewel', d: 'M-40-150v12M40-150v12' },
      { paint: 'stone', d: pair(39.5, -136, 5) },
    ],
    dress: [{ paint: 'seam', d: 'M-26-90 20-40V0M26-90-20-40' }],
  },
  'harpreet-gill': {
    skin: 'wheat',
    glass: 'turquoise',
    cloth: 'navy',
    tilt: -3,
    behind: [
      {
        paint: 'hair',
        d: 'M-48-170C-54-214-28-230 2-230s56 18 48 62c6 34 2 66 12 88-18 6-26-2-30-16H-34c-6 14-14 22-30 16 12-22 10-52 16-90Z',
      },
    ],
    mouth: 'M-11-132q14 9 24-2',
    head: [{ paint: 'hair', d: parted }],
    dress: [
      { paint: 'marigold', d: 'M-44-84C-30-60 30-60 44-84l14 12C40-34-40-34-58-72ZM20-52 40 0H10L4-50Z' },
      { paint: 'thread', d: 'M-46-70C-30-46 30-46 46-70' },
    ],
  },
};

/** The parts of a portrait by the name the content gives it. */
export function portraitOf(name: string): PortraitParts {
  const parts = portraits[name];
  if (!parts)
    throw new Error(
      `No portrait is drawn for “${name}”. Take \`image\` out in content/team.ts, and the window shows initials, or draw one in portraits.ts.`,
    );
  return parts;
}
