import type { IconName } from '../../content/icons.ts';
import { glyphClass } from './glyph.tsx';
import { Icon } from './icon.tsx';
import { iconAddress } from './icon-sheet.ts';
import { iconShapes } from './icon-table.ts';

/** An icon of the closed menu or the footer: from the shared sheet if that has it, so that it is not in every page's document. */
export function SheetIcon({ name }: { name: IconName }) {
  const address = iconAddress(name);
  if (address === undefined) return <Icon name={name} />;
  return (
    <svg className={glyphClass(iconShapes[name])} aria-hidden="true">
      <use href={address} />
    </svg>
  );
}
