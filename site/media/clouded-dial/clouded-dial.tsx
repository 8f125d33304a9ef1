import { arcPath, TickRing } from '../tick-ring.tsx';
import paints from '../paints.module.css';

const plate = { centre: [210, 196], from: 180, to: 360 } as const;
const RIM = 176;

/** A sundial under a cloud: the plate and its gnomon are there, the shadow that tells the hour is not. */
export function CloudedDial({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 420 394" role="img" aria-label={label}>
      <path className={paints.plate} d={`${arcPath({ ...plate, radius: RIM })}Z`} />
      <path
        className={paints.hair}
        d={arcPath({ ...plate, radius: RIM - 66 }) + arcPath({ ...plate, radius: RIM - 22 })}
      />
      <TickRing className={paints.hair} {...plate} ring={[RIM - 22, 22]} step={1.8} />
      <TickRing className={paints.ink} {...plate} ring={[RIM - 22, 22]} step={18} breadth={2} />
      <TickRing className={paints.hair} {...plate} ring={[36, RIM - 102]} step={18} />
      <path className={paints.wall} d="M194 196L210 120L226 196Z" />
      <path fill="var(--f-reveal)" d="M210 120L226 196H210Z" />
      <path className={paints.ink} d="M4 196H416" />
      <g transform="translate(64 -10) scale(.72)">
        <circle stroke="var(--f-sun)" cx="268" cy="86" r="45" />
        <circle fill="var(--f-sun)" cx="268" cy="86" r="34" />
        <path
          className={paints.wall}
          d="M112 146a33 33 0 0 1 6-65 52 52 0 0 1 98-18 42 42 0 0 1 66 22 31 31 0 0 1 8 61Z"
        />
        <path className={paints.hair} d="M134 112h96M166 128h92M100 160h82M232 160h66" />
      </g>
    </svg>
  );
}
