import { pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';

/** The rates of the tax, each with the line it stands on; the second and the fourth have ended. */
const rates = [
  [5, 168],
  [12, 214],
  [18, 260],
  [28, 306],
] as const;

/** The shop's board of tax rates, two of them struck out; the code that a customer pays by, and a parcel that is paid at the door. */
export function RateBoard() {
  return (
    <svg viewBox="0 0 460 340" aria-hidden="true">
      <path className={paints.wall} d={pointedArch({ x: 20, y: 14, width: 180, height: 316 })} />
      <path className={paints.cobalt} d={pointedArch({ x: 36, y: 34, width: 148, height: 296 })} />
      <circle fill="var(--f-sun)" cx="110" cy="98" r="15" />
      <g fill="var(--on-glaze)" fontSize="34" fontWeight="560" textAnchor="middle">
        {rates.map(([rate, line]) => (
          <text key={rate} x="110" y={line}>{`${rate}%`}</text>
        ))}
      </g>
      <path className={paints.seam} d="M54 180H166M54 226H166M54 272H166" />
      <path stroke="var(--f-sun)" strokeWidth="4" strokeLinecap="round" d="M68 208 152 196M68 300 152 288" />
      <path className={paints.cobalt} d="M232 330V150q0-12 12-12h84q12 0 12 12V330Z" />
      <path className={paints.wall} d="M240 156H332V322H240Z" />
      <path className={paints.ink} strokeWidth="5" d="M256 178h20v20h-20ZM296 178h20v20h-20ZM256 218h20v20h-20Z" />
      <path
        fill="var(--f-line)"
        d="M262 184h8v8h-8ZM302 184h8v8h-8ZM262 224h8v8h-8ZM283 176h6v12h-6ZM284 196h12v6h-12ZM254 205h12v6h-12ZM274 205h8v8h-8ZM302 206h16v6h-16ZM290 212h7v14h-7ZM302 220h7v8h-7ZM312 226h6v14h-6ZM284 234h14v6h-14Z"
      />
      <path className={paints.turquoise} d="M252 266H320V292H252Z" />
      <path className={paints.wall} d="M360 330V266H444V330Z" />
      <path className={paints.turquoise} d="M396 266h12v64h-12Z" />
      <path className={paints.bead} d="M374 256h34v10h-34ZM378 246h34v10h-34ZM373 236h34v10h-34Z" />
      <path stroke="var(--ink)" d="M0 330.5H460" />
    </svg>
  );
}
