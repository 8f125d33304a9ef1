import { pointedArch } from '../facade/geometry.ts';
import { glazed } from './glazed.ts';
import slice from './thin-slice.module.css';

/** Half of the breadth that stands after each round, of a house 180 broad. */
const rounds = [14, 38, 62, 90];
const onPhones = [undefined, slice.second, slice.later, slice.later];
const FOOT = 330;

/** The same house four times: first one slice from roof to cellar, then broader, never a storey alone. */
export function ThinSlice() {
  return (
    <svg className={slice.slice} viewBox="0 0 1200 400" aria-hidden="true">
      <defs>
        <g id="ts-outline">
          <path
            {...glazed.dots}
            d="M-90 130H90V330H-90ZM-100 130C-70 70-40 66 0 40 40 66 70 70 100 130M-90 196H90M-90 262H90M-90 330V388H90V330"
          />
        </g>
        <g id="ts-house">
          <path {...glazed.turq} d="M-100 130C-70 70-40 66 0 40 40 66 70 70 100 130Z" />
          <path {...glazed.built} d="M-90 130H90V330H-90Z" />
          <path {...glazed.line} d="M-90 196H90M-90 262H90" />
          <path
            {...glazed.stone}
            d={[-74, -18, 38]
              .flatMap((x) => [140, 206, 272].map((y) => pointedArch({ x, y, width: 36, height: y === 272 ? 58 : 50 })))
              .join('')}
          />
          <path {...glazed.deep} d="M-90 330H90V388H-90Z" />
          <path
            {...glazed.line}
            d="M-60 388v-22a20 20 0 0 1 40 0v22M-20 388v-22a20 20 0 0 1 40 0v22M20 388v-22a20 20 0 0 1 40 0v22"
          />
        </g>
        {rounds.map((half) => (
          <clipPath id={`ts-${half}`} key={half}>
            <path d={half === 90 ? 'M-110 0H110V400H-110Z' : `M${-half} 0H${half}V400H${-half}Z`} />
          </clipPath>
        ))}
      </defs>
      <path {...glazed.far} d={`M-1200 ${FOOT}H2400`} />
      {rounds.map((half, index) => (
        <g className={onPhones[index]} key={half} transform={`translate(${110 + index * 326})`}>
          <use href="#ts-outline" />
          <g clipPath={`url(#ts-${half})`}>
            <use href="#ts-house" />
          </g>
          {half < 90 && <path {...glazed.way} d={`M${-half} 58V388M${half} 58V388`} />}
          {index > 0 && <path {...glazed.line} d="M-176 232h26m-8-6 8 6-8 6" />}
        </g>
      ))}
    </svg>
  );
}

/** The house as it stands after the last round, with the sun behind it; its parts are those of `<ThinSlice />` on the same page. */
export function FinishedHouse() {
  return (
    <svg viewBox="0 0 420 400" preserveAspectRatio="xMaxYMax" overflow="visible" aria-hidden="true">
      <circle fill="var(--marigold)" cx="204" cy="184" r="42" />
      <circle stroke="var(--marigold)" cx="204" cy="184" r="60" />
      <path {...glazed.far} d="M-800 342H420" />
      <use href="#ts-house" x="298" y="12" />
      <path {...glazed.way} fill="var(--marigold)" d="M298 52V20l26 9-26 9" />
    </svg>
  );
}
