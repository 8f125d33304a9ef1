import type { IconName } from '../../content/icons.ts';
import { iconShapes } from './icon-table.ts';
import { Glyph } from './glyph.tsx';

/**
 * An icon by its name, for prerendered parts only. Islands use `Glyph` with one imported shape,
 * because this component carries the shapes of every icon.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <Glyph shape={iconShapes[name]} className={className} />;
}
