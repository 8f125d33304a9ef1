import type { BuiltPage } from '../../static-site/built-site.ts';
import { type Act, states } from './states.ts';

export const allWidths = [390, 768, 1440] as const;
export const allThemes = ['light', 'dark'] as const;
export type Theme = (typeof allThemes)[number];

/** One page at one width, in one state, to be shot in each theme. */
export type Shot = { name: string; path: string; width: number; act?: Act };

/** What to look at; an absent list means everything. */
export type Selection = { routes?: readonly string[] | undefined; widths: readonly number[]; themes: readonly Theme[] };

/** Every page of a build at every width, and the states that open by hand. */
export function shotsOf(pages: readonly BuiltPage[], { routes, widths }: Selection): Shot[] {
  const wanted = pages.map(({ path }) => path).filter((path) => !routes || routes.includes(path));
  const resting = wanted.flatMap((path) => widths.map((width) => ({ name: nameOf(path), path, width })));
  const opened = states
    .filter(({ path }) => wanted.includes(path))
    .flatMap(({ path, does, act, ...state }) =>
      widths
        .filter((width) => state.widths.includes(width))
        .map((width) => ({ name: `${nameOf(path)} (${does})`, path, width, act })),
    );
  return [...resting, ...opened];
}

export function fileOf({ name, width }: Shot, theme: Theme): string {
  return `${name} ${width} ${theme}.png`;
}

function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '_');
}
