import type { ReactNode } from 'react';
import type { Lattice } from './lattices.tsx';
import { bayMiddle, STOREY, storeyTop, type Storey } from './plan.ts';
import * as scenes from './scenes.tsx';
import { Window, type Glass, type WindowShape } from './window.tsx';

export const smallWindow: WindowShape = {
  id: 'fs',
  width: 66,
  height: 104,
  lobes: 3,
  frame: 8,
  depth: [6, 3],
  sill: true,
};

const hexDark = { glass: 'deep', lattice: 'hex-dark' } as const;
const starDark = { glass: 'turquoise', lattice: 'star-dark' } as const;
const fishDark = { glass: 'deep', lattice: 'fish-dark' } as const;
const hex = { glass: 'pale', lattice: 'hex' } as const;
const star = { glass: 'pale', lattice: 'star' } as const;
const fish = { glass: 'pale', lattice: 'fish' } as const;
const louvre = { glass: 'mid', lattice: 'louvre' } as const;

type Placed = { storey: Storey; bay: number; glass: Glass; lattice?: Lattice; scene?: ReactNode };

/** Which bay has which window; bays behind a jharokha or beside the stair have none. */
const smallWindows: readonly Placed[] = [
  { storey: 1, bay: 0, ...hex },
  { storey: 1, bay: 1, glass: 'litA', scene: scenes.cart },
  { storey: 1, bay: 2, ...starDark },
  { storey: 1, bay: 3, ...hexDark },
  { storey: 1, bay: 6, glass: 'litC', scene: scenes.chat },
  { storey: 1, bay: 7, ...fish },
  { storey: 1, bay: 8, ...louvre },
  { storey: 1, bay: 11, ...starDark },
  { storey: 2, bay: 3, ...louvre },
  { storey: 2, bay: 6, ...hexDark },
  { storey: 2, bay: 11, glass: 'litB', scene: scenes.find },
  { storey: 3, bay: 6, glass: 'litB', scene: scenes.cloud },
  { storey: 3, bay: 9, ...star },
  { storey: 3, bay: 10, glass: 'litC', scene: scenes.text },
  { storey: 3, bay: 11, ...hexDark },
  { storey: 4, bay: 9, ...fishDark },
  { storey: 4, bay: 10, glass: 'litC', scene: scenes.pen },
  { storey: 4, bay: 11, glass: 'litA', scene: scenes.model },
];

export function SmallWindows() {
  return smallWindows.map(({ storey, bay, ...window }) => (
    <Window
      key={`${storey}-${bay}`}
      shape={smallWindow}
      at={[bayMiddle(bay), storeyTop(storey) + STOREY - 18]}
      {...window}
    />
  ));
}
