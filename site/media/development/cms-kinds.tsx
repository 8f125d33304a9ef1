import { pointedArch } from '../facade/geometry.ts';
import { namedFigures } from '../named-figures.tsx';
import paints from '../paints.module.css';

const sheet = (x: number) => pointedArch({ x, y: 60, width: 72, height: 110 });

/** A page of the website, with words. */
const Page = ({ x }: { x: number }) => (
  <>
    <path className={paints.pale} d={sheet(x)} />
    <path className={paints.ink} strokeWidth="4" d={`M${x + 18} 112h36M${x + 18} 126h36M${x + 18} 140h22`} />
  </>
);

/** The editor with its button to publish. */
const Editor = () => (
  <>
    <path className={paints.plate} d="M44 84H142V170H44Z" />
    <path className={paints.cobalt} d="M44 84H142V97H44Z" />
    <path className={paints.ink} strokeWidth="4" d="M58 113H128M58 126H112" />
    <path className={paints.bead} d="M98 142H128V156H98Z" />
  </>
);

/**
 * Where the words of a website are kept, and how they become its pages: a file in place of an editor; editor and page in
 * one house; an editor apart from the pages that are made from it.
 */
export const CmsKind = namedFigures(
  [
    <g key="files">
      <path className={paints.wall} d="M44 60H120L142 82V170H44Z" />
      <path className={paints.ink} fill="none" d="M120 60V82H142" />
      <path
        className={paints.ink}
        fill="none"
        strokeWidth="4"
        d="M72 88 60 98 72 108M84 108 92 88M104 88 116 98 104 108"
      />
      <path className={paints.ink} strokeWidth="4" d="M58 126H128M58 140H104" />
      <path className={paints.sight} d="M150 130H216" />
      <Page x={224} />
    </g>,
    <g key="one-house">
      <path className={paints.cobalt} d="M10 48C70 30 120 22 170 6 220 22 270 30 330 48Z" />
      <path className={paints.wall} d="M24 48H316V170H24Z" />
      <path className={paints.sight} d="M183 48V170" />
      <Editor />
      <Page x={224} />
    </g>,
    <g key="apart">
      <path className={paints.cobalt} d="M12 70C44 62 68 54 93 40 118 54 142 62 174 70Z" />
      <path className={paints.wall} d="M24 70H162V170H24Z" />
      <Editor />
      <path className={paints.sight} d="M170 130H200" />
      <path className={paints.turquoise} d={sheet(262)} />
      <path className={paints.turquoise} d={sheet(234)} />
      <Page x={206} />
    </g>,
  ],
  { viewBox: '8 0 328 176', overflow: 'visible', before: <path className={paints.ink} d="M8 170.5H336" /> },
);
