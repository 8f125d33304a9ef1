import type { ReactNode } from 'react';
import type { FigureName } from '../../../content/guide.ts';
import { BoltedGate } from './bolted-gate.tsx';
import { CityPlan } from './city-plan.tsx';
import { DistanceArc } from './distance-arc.tsx';
import { DrawerWall } from './drawer-wall.tsx';
import { FourDoors } from './four-doors.tsx';
import { NarrowWindow } from './narrow-window.tsx';
import { QuarterDial } from './quarter-dial.tsx';
import { ThreeArches } from './three-arches.tsx';
import { TwoShadows } from './two-shadows.tsx';

const drawings: Record<FigureName, () => ReactNode> = {
  'three-arches': ThreeArches,
  'quarter-dial': QuarterDial,
  'city-plan': CityPlan,
  'drawer-wall': DrawerWall,
  'four-doors': FourDoors,
  'two-shadows': TwoShadows,
  'narrow-window': NarrowWindow,
  'distance-arc': DistanceArc,
  'bolted-gate': BoltedGate,
};

type Props = { of: FigureName; alt: string; className?: string | undefined };

/** The drawing of a guide on its glaze: 900 by 680 units, with grounds and horizons that run on past the frame. */
export function GuideFigure({ of, alt, className }: Props) {
  const Drawing = drawings[of];
  return (
    <div className={className}>
      <svg overflow="visible" viewBox="0 0 900 680" role="img" aria-label={alt}>
        <g aria-hidden="true">
          <Drawing />
        </g>
      </svg>
    </div>
  );
}
