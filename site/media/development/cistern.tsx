import type { ReactNode } from 'react';
import { cuspedArch } from '../facade/cusped-arch.ts';
import { pointedArch } from '../facade/geometry.ts';
import paints from '../paints.module.css';
import styles from './cistern.module.css';
import { DentilPattern } from '../facade/lattices.tsx';

const BAY = 132;
/** The ground's surface; what is above it is the building. */
const GROUND = 0;
const VAULT = { top: 44, foot: 300 };
const WATER = 214;
/** The earth runs past both edges, for windows wider than the drawing. */
const FAR = 1600;
/** The middle of the bay under the well-house. */
const WELL = 1122;

const vault = pointedArch({ x: -54, y: VAULT.top, width: 108, height: VAULT.foot - VAULT.top }, 0.7);
const bays = Array.from({ length: 11 }, (_, index) => 66 + index * BAY);
const jar = 'M-8 0C-22-12-22-34-8-44V-52H8V-44C22-34 22-12 8 0Z';

/** A rack of jars with their bands: what is kept. */
const kept: ReactNode = (
  <>
    {[160, 232, 300].flatMap((y) => [-28, 28].map((x) => <use key={x + y} href="#ci-jar" x={x} y={y} />))}
    <path className={paints.wall} d="M-54 160H54v6H-54ZM-54 232H54v6H-54Z" />
  </>
);

/** The lamp-lit bays with shelves; the others hold the water. */
const stores = new Set([3, 6]);

/** The ground cut open under a well-house: vaults with water and jars in them, and a bucket on its rope. */
export function Cistern({ label }: { label: string }) {
  return (
    <svg className={styles.cistern} overflow="visible" viewBox="0 -20 1440 340" role="img" aria-label={label}>
      <defs>
        <DentilPattern id="ci-dentil" />
        <path id="ci-vault" d={vault} />
        <g id="ci-jar">
          <path className={paints.clay} d={jar} />
          <path stroke="light-dark(oklch(50% 0.18 264), oklch(45% 0.14 264))" strokeWidth="4" d="M-17-24h34" />
        </g>
        <g id="ci-pool">
          <path fill="var(--f-turq)" d={`M-54 ${WATER}H54V${VAULT.foot}H-54Z`} />
          <path
            stroke="light-dark(oklch(88% 0.05 200), oklch(62% 0.08 210))"
            d="M-54 214H54M-36 228h26M8 228h34M-20 242h44M-44 258h20M4 258h30M-12 276h30"
          />
        </g>
        <pattern id="ci-blocks" width="66" height="28" patternUnits="userSpaceOnUse">
          <path className={paints.hair} d="M0 0H66M0 14H66M12 0V14M45 14V28" />
        </pattern>
        <pattern id="ci-blind" width={BAY} height="320" patternUnits="userSpaceOnUse">
          <use fill="var(--f-shade)" stroke="var(--f-line)" href="#ci-vault" x="66" />
        </pattern>
      </defs>
      <WellHouse />
      <path className={paints.shaded} d={`M${-FAR} ${GROUND}H${FAR + 1440}V320H${-FAR}Z`} />
      <path fill="url(#ci-blocks)" d={`M${-FAR} ${GROUND}H${FAR + 1440}V320H${-FAR}Z`} />
      <path stroke="var(--ink)" d={`M${-FAR} ${GROUND}H${FAR + 1440}`} />
      <path fill="url(#ci-blind)" d={`M${-FAR} ${GROUND}H0V320H${-FAR}ZM1452 ${GROUND}H${FAR + 1440}V320H1452Z`} />
      {bays.map((x, index) => (
        <g key={x} transform={`translate(${x})`}>
          <use fill="var(--f-deep)" href="#ci-vault" />
          {stores.has(index) ? kept : <use href="#ci-pool" />}
          <use className={paints.ink} href="#ci-vault" />
        </g>
      ))}
      <path className={paints.wall} d={`M${-FAR} ${VAULT.foot}H${FAR + 1440}v20H${-FAR}Z`} />
      <path className={paints.shaded} d={`M${WELL - 15} ${GROUND}h30V76h-30Z`} />
      <path stroke="var(--f-sun)" strokeWidth="2.5" d={`M${WELL} -66V196`} />
      <Bucket />
      <Depth />
    </svg>
  );
}

/** What stands above the ground: a pavilion over the well, and the wheel the rope runs on. */
function WellHouse() {
  return (
    <g transform={`translate(${WELL}) scale(.8)`}>
      <path className={paints.plate} d="M-210 0a210 210 0 0 1 420 0Z" />
      <path className={paints.hair} d="M-196 0a196 196 0 0 1 392 0M-150 0a150 150 0 0 1 300 0" />
      <path fill="var(--f-shade)" d={cuspedArch({ x: -74, y: -128, width: 148, height: 128 }, 4)} />
      <path className={paints.wall} d="M-104-142H104V0H82V-74C82-118 30-126 0-134-30-126-82-118-82-74V0h-22Z" />
      <path fill="var(--f-shade)" d="M-103-142H103v7H-103Z" />
      <path fill="url(#ci-dentil)" d="M-104-142H104v6H-104Z" />
      <path className={paints.wall} d="M-118-150H118l-6 8H-112Z" />
      <path className={paints.cobalt} d="M-84-150C-108-204-48-226 0-256 48-226 108-204 84-150Z" />
      <path className={paints.seam} d="M-42-150C-54-200-22-226 0-256M42-150C54-200 22-226 0-256M0-256v106" />
      <path className={paints.ink} d="M0-256v-18" />
      <circle className={paints.ink} fill="var(--f-sun)" cy="-266" r="4.5" />
      <circle className={paints.wall} cy="-96" r="20" />
      <circle className={paints.ink} cy="-96" r="14" />
      <path className={paints.ink} d="M0-116v40M-20-96h40" />
      <path className={paints.wall} d="M-40-18h80V0h-80Z" />
    </g>
  );
}

function Bucket() {
  return (
    <>
      <path className={paints.wall} fill="var(--f-sun)" d={`M${WELL - 14} 196h28l-4 30h-20Z`} />
      <path className={paints.ink} d={`M${WELL - 14} 196a14 14 0 0 1 28 0`} />
    </>
  );
}

/** The well-house with the vaults around it, without what they hold; the bucket is on its way up. */
export function Vaults() {
  return (
    <>
      <WellHouse />
      <path d={`M${bays[7]} ${GROUND}H${FAR}`} />
      {bays.slice(7).map((x) => (
        <use key={x} href="#ci-vault" x={x} />
      ))}
      <path d={`M${WELL} -66V110`} />
      <g transform="translate(0 -86)">
        <Bucket />
      </g>
    </>
  );
}

/** How deep it is, on a staff beside the well. */
function Depth() {
  return (
    <g transform={`translate(${WELL + 47})`}>
      <path className={paints.plate} d={`M0 104h13V${VAULT.foot}H0Z`} />
      <path className={paints.ink} strokeWidth="6" strokeDasharray="1 8.8" d={`M3 104V${VAULT.foot}`} />
      <path className={paints.ink} strokeWidth="10" strokeDasharray="1 48" d={`M5 104V${VAULT.foot}`} />
    </g>
  );
}
