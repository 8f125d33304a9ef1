import { namedFigures } from '../named-figures.tsx';
import paints from '../paints.module.css';

const { bead, cobalt, ink, pale, plate, turquoise, wall } = paints;
const pen = { className: ink, strokeWidth: 2.5 };
const testers = [184, 223, 262, 301, 340];

/** The stages of a design: what people say and where they give up, screens in outline that lead to one another, five testers before a finished one. */
export const DesignStage = namedFigures(
  [
    <g key="research">
      <path className={pale} d="M84 6H180V56H124L108 72V56H84Z" />
      <path {...pen} d="M98 24H164M98 38H140" />
      <path className={cobalt} d="M20 160V118a26 26 0 0 1 52 0v42ZM46 52a17 17 0 1 0 .01 0Z" />
      <path className={plate} d="M196 52q44-14 84 6V154q-40-20-84-6ZM280 58q40-20 84-6V148q-44-14-84 6Z" />
      <path {...pen} d="M210 74q30-5 56 4M210 94q30-5 56 4M210 114q18-4 34-1" />
      <path className={turquoise} d="M294 141V74l12-3v66ZM312 135V92l12-1v43ZM330 133V114h12v19Z" />
      <path className={bead} d="M338 22a15 15 0 1 0 .01 0Z" />
      <path {...pen} d="m332 31 12 12m0-12-12 12" />
    </g>,
    <g key="wireframes">
      <path className={wall} d="M8 12H116V144H8ZM148 12H256V144H148Z" />
      <path
        className={ink}
        d="M8 28H116M20 44H104V84H20ZM20 44l84 40M104 44 20 84M20 100H62M20 114H50M148 28H256M160 44h38v38h-38ZM206 44h38v38h-38ZM160 94h38v38h-38ZM206 94h38v38h-38Z"
      />
      <path className={ink} strokeDasharray="4 3" d="M288 12H376V144H288ZM288 28H376M300 48H364M300 64H340" />
      <path className={cobalt} d="M70 108h34v18H70Z" />
      <path className={ink} strokeWidth="1.5" d="M104 117Q132 117 143 84m-8 5 8-5 3 9M256 78H283m-8-6 8 6-8 6" />
      <path className={bead} d="m90 118 7 34 9-11 12 18 7-5-12-18 14-4Z" />
    </g>,
    <g key="testing">
      <path className={plate} d="M8 12H156V160H8Z" />
      <path className={cobalt} d="M8 12H156V30H8ZM22 128H84V146H22Z" />
      <path className={turquoise} d="M22 44H142V92H22Z" />
      <path className={bead} d="M112 54a12 12 0 1 0 .01 0Z" />
      <path {...pen} d="M22 106H130M22 118H96" />
      <path
        className={cobalt}
        d={testers.map((x) => `M${x} 160V142a14 14 0 0 1 28 0v18Zm14-56a10 10 0 1 0 .01 0Z`).join('')}
      />
      <path className={wall} d="M221 66h32v24h-10l-6 8-6-8h-10ZM299 66h32v24h-10l-6 8-6-8h-10Z" />
      <path {...pen} d="M234 72v12M240 72v12M312 72v12M318 72v12" />
    </g>,
  ],
  { viewBox: '0 0 384 160', before: <path stroke="var(--ink)" d="M0 159.5H384" /> },
);

/** From the last of three stages back to the first and to the second. */
export function WayBack() {
  return (
    <svg className={`wide-only ${ink}`} width="100%" strokeWidth="1.5" viewBox="0 0 1200 104" aria-hidden="true">
      <path d="M1016 102C936-32 264-32 184 102M1016 102C960 32 656 32 600 102" />
      <path d="m182 84 2 18 16-8M598 84l2 18 16-8" />
    </svg>
  );
}
