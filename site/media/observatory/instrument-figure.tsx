import { instruments } from './instruments.tsx';

const shown = [instruments.start, instruments.learn, instruments.repair];

/** One of the three instruments that the company is named after, drawn in the current colour. */
export function InstrumentFigure({ of, className }: { of: number; className?: string | undefined }) {
  const Drawing = shown[of];
  return (
    <svg className={className} viewBox="-94 -94 188 188" aria-hidden="true">
      {Drawing && <Drawing />}
    </svg>
  );
}
