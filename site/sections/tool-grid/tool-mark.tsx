import { type IconName, type ToolMark as ToolMarkName, toolMarks } from '../../../content/icons.ts';
import { Icon } from '../../components/icon.tsx';

/** Every mark that tools/icons.ts has written, by file name. */
const files = import.meta.glob<string>('../../media/tool-marks/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

type ToolMarkProps = { name: IconName | ToolMarkName; className?: string | undefined };

/** A tool's mark in the colour of the text: a file of its own, through which the colour shows. Others are icons. */
export function ToolMark({ name, className }: ToolMarkProps) {
  if (!isToolMark(name)) return <Icon name={name} className={className} />;
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

const isToolMark = (name: string): name is ToolMarkName => (toolMarks as readonly string[]).includes(name);
