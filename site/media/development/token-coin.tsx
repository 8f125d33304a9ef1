import type { Point } from '../facade/geometry.ts';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

const coin: Point = [330, 196];

/** A card stays behind the bank's grille; the shop holds one half of a broken seal, of use nowhere else. */
export function TokenCoin() {
  return (
    <svg viewBox="0 0 460 340" aria-hidden="true">
      <path className={paints.wall} d="M20 330V112A96 96 0 0 1 200 112V330Z" />
      <path className={paints.cobalt} d="M40 330V116A76 76 0 0 1 180 116V330Z" />
      <path className={paints.pale} d="M56 176H164V246H56Z" />
      <path className={paints.cobalt} d="M56 190H164v14H56Z" />
      <path className={paints.bead} d="M66 218h20v14H66Z" />
      <path className={paints.seam} strokeWidth="6" d="M66 84V330M110 70V330M154 84V330M40 150H180M40 270H180" />
      <path className={paints.sight} d="M200 210H256" />
      <circle className={paints.plate} cx={coin[0]} cy={coin[1]} r="84" />
      <TickRing className={paints.ink} centre={coin} from={0} to={350} ring={[72, 12]} step={10} />
      <path className={paints.bead} d="M330 132a64 64 0 0 1 0 128l-10-22 18-20-16-22 14-22-14-20Z" />
      <path className={paints.ink} d="M330 132a64 64 0 0 0 0 128" strokeDasharray="3 5" />
      <path className={paints.ink} strokeWidth="2.5" d="M352 166v60M366 176v40M380 188v16" />
      <path stroke="var(--ink)" d="M0 330.5H460" />
    </svg>
  );
}
