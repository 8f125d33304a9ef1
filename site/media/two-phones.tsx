import { pointedArch } from './facade/geometry.ts';
import paints from './paints.module.css';
import { arcPath, TickRing } from './tick-ring.tsx';

const LEDGE = 428;
const dial = { centre: [300, 296], from: 0, to: 180 } as const;
const niche = pointedArch({ x: 28, y: 62, width: 134, height: 150 });

/** Two phones, an iPhone and one with Android, which show the same app: both stand on one block of code. */
export function TwoPhones({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <path className={paints.plate} d={`${arcPath({ ...dial, radius: 284 })}V${LEDGE}H584Z`} />
      <TickRing className={paints.hair} {...dial} ring={[268, 16]} step={1.5} />
      <TickRing className={paints.ink} {...dial} ring={[258, 26]} step={15} breadth={2} />
      <path className={paints.hair} fill="none" d={arcPath({ ...dial, radius: 268 })} />
      <OneCodebase />
    </svg>
  );
}

/** The phones on their block. */
export function OneCodebase() {
  return (
    <>
      <g transform="translate(86 44)">
        <rect className={paints.cobalt} width="190" height="384" rx="34" />
        <rect className={paints.wall} x="9" y="9" width="172" height="366" rx="26" />
        <rect className={paints.cobalt} x="70" y="18" width="50" height="14" rx="7" />
        <AppScreen />
        <path className={paints.ink} strokeWidth="4" strokeLinecap="round" d="M67 363h56" />
      </g>
      <g transform="translate(324 44)">
        <rect className={paints.turquoise} width="190" height="384" rx="16" />
        <rect className={paints.wall} x="9" y="9" width="172" height="366" rx="8" />
        <circle className={paints.turquoise} cx="95" cy="25" r="6" />
        <AppScreen />
        <path
          className={paints.ink}
          fill="none"
          strokeWidth="1.5"
          d="m55 356-11 6 11 6ZM95 356a6 6 0 1 0 .01 0ZM134 356h12v12h-12Z"
        />
      </g>
      <path className={paints.wall} d={`M36 ${LEDGE + 12}H564V600H36Z`} />
      <path className={paints.shaded} d={`M18 ${LEDGE}H582v12H18Z`} />
      <g className={paints.ink} strokeWidth="5" strokeLinecap="round">
        <path d="M70 470h44M96 500h76M70 530h34" />
        <path stroke="var(--turquoise)" d="M130 470h84M188 500h112M120 530h62M198 530h40" />
      </g>
      <path
        className={paints.ink}
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m428 470-32 30 32 30M456 538l24-76M508 470l32 30-32 30"
      />
    </>
  );
}

/** The first screen of the courier app that the page shows below: what is to be sent, a parcel or a document. */
const AppScreen = () => (
  <>
    <path className={paints.pale} d={niche} />
    <path fill="var(--f-sun)" stroke="var(--f-line)" strokeLinejoin="round" d="m95 116 42 20v46l-42 20-42-20v-46Z" />
    <path className={paints.ink} fill="none" d="m53 136 42 20 42-20M95 156v46M74 126l42 20v18" />
    <path className={paints.ink} strokeWidth="7" strokeLinecap="round" d="M32 236h108M32 254h64" />
    <path className={paints.cobalt} d="M28 276h62v62H28Z" />
    <path className={paints.wall} d="M100 276h62v62h-62ZM48 298h22v18H48ZM120 292h22v30h-22Z" />
    <path className={paints.ink} d="M125 301h12M125 308h12M125 315h7" />
  </>
);
