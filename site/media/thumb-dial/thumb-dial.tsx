import { LatticePattern } from '../facade/lattices.tsx';
import { pointedArch, polar, type Point } from '../facade/geometry.ts';
import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

/** The corner that the thumb turns about. */
const thumb: Point = [446, 520];
const screen = { x: 196, y: 36, width: 258, height: 524 };
const reach = { centre: thumb, from: 90, to: 180 };
const [sunX, sunY] = polar(thumb, 176, 132);

/** Doors to the app's rooms: left edges and glazes of three arches, drawn in two rows. */
const doors = [
  { x: 222, glaze: paints.cobalt },
  { x: 296, glaze: paints.turquoise },
  { x: 370, glaze: paints.pale },
] as const;

/** A phone whose lower corner is the centre of a dial: what the thumb reaches lies on its scale. */
export function ThumbDial({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <defs>
        <clipPath id="td-screen">
          <rect {...screen} rx="24" />
        </clipPath>
        <LatticePattern id="td-star" of="star" dark />
      </defs>
      <TickRing className={paints.hair} centre={thumb} from={95} to={180} ring={[392, 12]} step={1.25} />
      <TickRing className={paints.ink} centre={thumb} from={95} to={180} ring={[384, 20]} step={7.5} />
      <path className={paints.ink} d="M62 560v-40A384 384 0 0 1 412.5 137.5" />
      <path className={paints.hair} d="M42 560v-40A404 404 0 0 1 410.8 117.5M126 560v-40A320 320 0 0 1 418.1 201.2" />
      <Phone />
    </svg>
  );
}

/** The phone, with what the thumb reaches. */
export function Phone() {
  return (
    <>
      <rect className={paints.cobalt} x="182" y="22" width="286" height="640" rx="36" />
      <rect className={paints.wall} {...screen} height="640" rx="24" />
      <g clipPath="url(#td-screen)">
        <circle className={paints.plate} cx={thumb[0]} cy={thumb[1]} r="250" />
        <circle className={paints.pale} cx={thumb[0]} cy={thumb[1]} r="176" />
        <circle className={paints.turquoise} cx={thumb[0]} cy={thumb[1]} r="96" />
        <circle fill="url(#td-star)" cx={thumb[0]} cy={thumb[1]} r="96" />
        <TickRing className={paints.hair} {...reach} ring={[236, 14]} step={1.5} />
        <TickRing className={paints.ink} {...reach} ring={[230, 20]} step={7.5} />
        <TickRing className={paints.ink} {...reach} ring={[104, 58]} step={15} />
        {doors.map(({ x, glaze }, index) => (
          <g key={x}>
            <path className={glaze} d={pointedArch({ x, y: 92, width: 58, height: 70 })} />
            <path
              className={doors[(index + 1) % doors.length]?.glaze}
              d={pointedArch({ x, y: 184, width: 58, height: 70 })}
            />
          </g>
        ))}
      </g>
      <path className={paints.seam} d="M296 50h58" strokeWidth="5" strokeLinecap="round" />
      <circle fill="var(--f-sun)" cx={sunX} cy={sunY} r="24" />
      <circle stroke="var(--f-sun)" fill="none" cx={sunX} cy={sunY} r="34" strokeWidth="1.5" />
    </>
  );
}
