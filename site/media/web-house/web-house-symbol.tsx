import { cuspedArch } from '../facade/cusped-arch.ts';
import { pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';
import styles from './web-house-symbol.module.css';

const body = { fill: 'var(--body, var(--f-wall))' };
const glass = { fill: 'var(--glass, var(--f-shade))' };
const detail = { fill: 'var(--detail, var(--f-hair))', stroke: 'none' };
const spot = { fill: 'var(--spot, var(--f-hair))', stroke: 'none' };
const seam = { stroke: 'var(--seam, var(--f-hair))' };

/** Left edges of what repeats: the vaults under the house, its two great windows, the three lights of the jharokha. */
const vaults = [76, 176, 276, 376, 476];
const bays = [124, 424];
const lights = [234, 282, 330];

/**
 * The house of nine trades as a symbol, to be placed by `<use href="#web-house">`. It is dark; whoever places it lights
 * a part by declaring an empty `--lit-<part>`, with the names of `HousePart`.
 */
export function WebHouseSymbol() {
  return (
    <svg className={paints.symbols} aria-hidden="true">
      <pattern id="web-house-jali" width="12" height="12" patternUnits="userSpaceOnUse">
        <path className={paints.ink} d="M6 1 11 6 6 11 1 6Z" />
      </pattern>
      <symbol id="web-house" viewBox="0 0 640 640">
        <g className={styles.stair}>
          <path {...body} d="M520 470V204h24v-22h24v-22h24v310Z" />
          <path {...seam} d="M520 204h72M520 248h72M520 292h72M520 336h72M520 380h72M520 424h72" />
          <path
            {...detail}
            d="M532 216h12v20h-12zM556 216h12v20h-12zM532 260h12v20h-12zM556 260h12v20h-12zM532 304h12v20h-12zM556 304h12v20h-12zM532 348h12v20h-12zM556 348h12v20h-12zM532 392h12v20h-12zM556 392h12v20h-12z"
          />
        </g>
        <g className={styles.lantern}>
          <path {...seam} d="M300 30v66" />
          <path fill="var(--flag, var(--f-shade))" d="M300 32h46l-10 10 10 10h-46Z" />
          <path {...body} d="M262 132a38 40 0 0 1 76 0Z" />
          <path {...seam} d="M300 96v36M281 100q-10 14-8 32M319 100q10 14 8 32" />
          <path fill="var(--f-wall)" d="M250 132h100l-6 10h-88Z" />
          <path {...glass} d="M266 142h10v44h-10zM295 142h10v44h-10zM324 142h10v44h-10z" />
          <path fill="var(--f-wall)" d="M250 186h100v10H250Z" />
        </g>
        <path fill="var(--house-wall, var(--f-wall))" d="M100 206H520V330H100ZM80 338H520V470H80Z" />

        <path fill="var(--f-wall)" d="M84 196H528l-6 10H90ZM66 328H528l-6 10H72Z" />
        <path fill="var(--f-shade)" stroke="none" d="M100 206h420v6H100zM80 338h440v6H80z" />

        <g className={styles.windows}>
          <path
            fill="var(--f-wall2)"
            d={bays.map((x) => pointedArch({ x: x - 5, y: 227, width: 76, height: 103 })).join('')}
          />
          <path {...glass} d={bays.map((x) => cuspedArch({ x, y: 232, width: 66, height: 98 }, 3)).join('')} />
        </g>
        <g className={styles.jharokha}>
          <path fill="var(--f-wall)" d="M212 222q88-42 176 0v10H212ZM222 232h156v98H222Z" />
          <path {...glass} d={lights.map((x) => cuspedArch({ x, y: 243, width: 36, height: 63 }, 2)).join('')} />
          <path {...body} d="M216 306h168v24H216Z" />
          <path fill="url(#web-house-jali)" stroke="none" d="M216 306h168v24H216Z" />
        </g>
        <g className={styles.counter}>
          <path {...glass} d="M104 386h124v84H104Z" />
          <path {...body} d="M94 366h144l8 24H86Z" />
          <path {...seam} d="M118 366l-4 24M142 366l-2 24M166 366v24M190 366l2 24M214 366l4 24" />
          <path {...detail} d="M112 436h108v6H112z" />
          <path {...spot} d="M120 412h16v24h-16zM146 402h20v34h-20zM178 418h12v18h-12zM198 408h14v28h-14z" />
        </g>
        <g className={styles.gate}>
          <path fill="var(--f-wall2)" d={pointedArch({ x: 252, y: 350, width: 96, height: 120 })} />
          <path {...glass} d={cuspedArch({ x: 262, y: 358, width: 76, height: 112 }, 4)} />
          <path {...seam} d="M300 372V470M262 410h76M262 440h76" />
          <circle {...spot} cx="291" cy="432" r="4.5" />
          <circle {...spot} cx="309" cy="432" r="4.5" />
        </g>
        <g className={styles.noticeBoard}>
          <path fill="var(--f-wall2)" d="M372 366h126v84H372Z" />
          <path {...glass} d="M380 374h110v68H380Z" />
          <path
            {...detail}
            d="M390 384h38v24h-38zM390 414h38v20h-38zM438 384h42v6h-42zM438 396h42v4h-42zM438 406h30v4h-30z"
          />
          <path {...spot} d="M438 418h42v16h-42z" />
        </g>
        <path stroke="var(--ink)" strokeWidth="1.5" d="M0 470H640" />
        <path fill="var(--f-wall2)" stroke="none" d="M40 470H600V600H40Z" />

        <g className={styles.vaults}>
          <path {...body} d="M60 478H580V592H60Z" />
          <path {...glass} d={vaults.map((x) => pointedArch({ x, y: 496, width: 88, height: 96 }, 0.6)).join('')} />
          <path {...detail} d={vaults.map((x) => `M${x + 18} 548h52v8h-52zm0 14h52v8h-52zm0 14h52v8h-52z`).join('')} />
          <path {...spot} d={vaults.map((x) => `M${x + 61} 563.5h5v5h-5z`).join('')} />
        </g>
        <path stroke="var(--edge)" d="M20 196V592M14 196h12M14 330h12M14 470h12M14 592h12" />
      </symbol>
    </svg>
  );
}
