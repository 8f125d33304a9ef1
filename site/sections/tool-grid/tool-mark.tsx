import type { IconName, ToolMark as ToolMarkName } from '../../../content/icons.ts';
import { iconShapes } from '../../components/icon-table.ts';
import { Icon } from '../../components/icon.tsx';

/** Every mark that tools/icons.ts has written, by file name. */
const files = import.meta.glob<string>('../../media/tool-marks/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** A tool's logo in the text colour: an SVG file used as a mask, or an icon. */
export function ToolMark({ name, className }: { name: IconName | ToolMarkName; className?: string | undefined }) {
  if (isIcon(name)) return <Icon name={name} className={className} />;
  const file = files[`../../media/tool-marks/${name}.svg`];
  if (file === undefined) throw new Error(`The mark ${name} is missing. Run: npm run icons`);
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <mask id={`mark-${name}`}>
        <image href={file} width="24" height="24" />
      </mask>
      <path fill="currentColor" mask={`url(#mark-${name})`} d="M0 0h24v24H0z" />
    </svg>
  );
}

const isIcon = (name: string): name is IconName => name in iconShapes;
