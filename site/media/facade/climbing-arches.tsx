import { cuspedArch } from './cusped-arch.ts';
import { pointedArch } from './geometry.ts';

const stories = [0, 90, 180];

/** The three windows of "How It Works" as outlines, each on its step of the stair, in a field of 560 by 520. */
export function ClimbingArches() {
  return (
    <>
      {stories.map((rise, index) => {
        const [x, foot] = [20 + index * 180, 520 - rise];
        return (
          <g key={rise}>
            <path d={pointedArch({ x, y: foot - 270, width: 160, height: 270 })} />
            <path d={cuspedArch({ x: x + 24, y: foot - 232, width: 112, height: 232 }, 5)} />
            <path d={`M${x - 10} ${foot}v${rise + 1}M${x - 10} ${foot}h180M${x} ${foot - 24}h160`} />
          </g>
        );
      })}
      <path d="M232 310a30 30 0 1 0 60 0a30 30 0 1 0-60 0M268 310a30 30 0 1 0 60 0a30 30 0 1 0-60 0" />
      <path fill="var(--f-sun)" d="M280 286a30 30 0 0 1 0 48a30 30 0 0 1 0-48Z" />
    </>
  );
}
