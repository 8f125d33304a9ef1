import { pointedArch } from '../facade/geometry.ts';
import { TickRing } from '../tick-ring.tsx';
import { gate } from './gate-paints.ts';

const merlon = 'v-12q10-18 20 0v12';
const merlons = (from: number, count: number, y: number) =>
  Array.from({ length: count }, (_, index) => `M${from + index * 28} ${y}${merlon}`).join('');
const studs = [330, 362, 394, 430, 490, 522].map((y) => `M100 ${y}h160`).join('');

/** The gate is bolted and the key hangs beside it; from the tower a lamp looks along the wall. */
export function WatchTower({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <TickRing {...gate.far} centre={[470, 96]} from={90} to={262} ring={[250, 12]} step={2} />
      <TickRing {...gate.far} centre={[470, 96]} from={90} to={262} ring={[238, 24]} step={10} breadth={2} />
      <path fill="color-mix(in oklch, var(--on-glaze) 13%, transparent)" d="M470 100-44 62A515 515 0 0 0-34 204Z" />
      <path {...gate.stone2} d={merlons(-4, 14, 204)} />
      <path {...gate.stone2} d="M-12 204H400V560H-12Z" />
      <path
        {...gate.joint}
        d="M-12 224H400M-12 236H400M296 300h92M318 340h70M304 420h84M-12 420h46M-12 330h40M330 500h58M-12 500h36"
      />
      <path {...gate.stone} d={pointedArch({ x: 44, y: 236, width: 272, height: 324 })} />
      <path {...gate.deep} d={pointedArch({ x: 66, y: 262, width: 228, height: 298 })} />
      <path {...gate.door} d={pointedArch({ x: 76, y: 274, width: 208, height: 286 })} />
      <path {...gate.studs} d={studs} />
      <path {...gate.deep} d="M178.5 276h3V560h-3Z" />
      <path {...gate.iron} d="M70 444H290v20H70ZM70 540H290v14H70Z" />
      <path {...gate.turq} d="M152 450h56v46q-28 22-56 0Z" />
      <path {...gate.bow} d="M166 450v-14a14 14 0 0 1 28 0v14" />
      <path {...gate.deep} d="M180 464a7 7 0 0 1 3 13v11h-6v-11a7 7 0 0 1 3-13Z" />
      <Tower />
      <Key />
    </svg>
  );
}

/** The tower with its loopholes, and the pavilion in which the lamp burns. */
export function Tower() {
  return (
    <>
      <path {...gate.stone} d="M396 176H544L560 560H380Z" />
      <path {...gate.stone} d={merlons(387, 6, 158)} />
      <path {...gate.stone} d="M376 158H564l-10 18H386Z" />
      <path {...gate.joint} d="M394 214H546M391 300H549M387 400H553M384 480H556" />
      <path
        {...gate.deep}
        d={
          pointedArch({ x: 458, y: 236, width: 24, height: 44 }) +
          pointedArch({ x: 458, y: 326, width: 24, height: 44 })
        }
      />
      <path {...gate.deep} d="M430 74h80v70h-80Z" />
      <circle fill="var(--marigold)" data-lit="" cx="470" cy="100" r="17" />
      <path {...gate.stone} d="M426 70h10v76h-10ZM504 70h10v76h-10ZM414 60H526l-8 12H422ZM418 142H522v10H418Z" />
      <path {...gate.turq} d="M430 60C416 30 444 16 470-6 496 16 524 30 510 60Z" />
      <path {...gate.joint} d="M470-6V60M450 60C442 34 458 16 470-6M490 60C498 34 482 16 470-6" />
      <path {...gate.far} d="M470-6v-24" />
      <path fill="var(--marigold)" data-lit="" d="M470-30h34l-7 7 7 7h-34Z" />
    </>
  );
}

/** The key on its nail, as long as a forearm. */
function Key() {
  return (
    <>
      <path {...gate.deep} d="M466 410h8v8h-8Z" />
      <path {...gate.key} d="M470 418a17 17 0 1 1-.01 0ZM470 452v80M470 532h18v-16M470 512h12" />
    </>
  );
}
