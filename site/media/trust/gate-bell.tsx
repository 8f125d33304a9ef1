import { pointedArch } from '../facade/geometry.ts';
import { gate } from '../development/gate-paints.ts';
import { TickRing } from '../tick-ring.tsx';

const merlons = Array.from({ length: 19 }, (_, index) => `M${-60 + index * 36} 150v-14q13-20 26 0v14`).join('');
const studs = [350, 386, 422, 458, 494, 530].map((y) => `M106 ${y}h178`).join('');

/** A city gate at dusk with a bell beside it; its rope hangs where everyone outside can reach it. */
export function GateBell({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <TickRing {...gate.far} centre={[470, 196]} from={0} to={200} ring={[212, 12]} step={2} />
      <TickRing {...gate.far} centre={[470, 196]} from={0} to={200} ring={[200, 24]} step={10} breadth={2} />
      <path {...gate.stone2} d={`${merlons}M-60 150H640V560H-60Z`} />
      <path
        {...gate.joint}
        d="M-60 172H640M-60 184H640M330 300h60M350 470h40M-60 330h80M-60 470h76M560 300h60M570 470h60"
      />
      <path {...gate.stone} d={pointedArch({ x: 46, y: 196, width: 298, height: 364 })} />
      <path {...gate.deep} d={pointedArch({ x: 70, y: 226, width: 250, height: 334 })} />
      <path {...gate.door} d={pointedArch({ x: 80, y: 238, width: 230, height: 322 })} />
      <path {...gate.studs} d={studs} />
      <path {...gate.deep} d="M193.500 240h3V560h-3Z" />
      <path {...gate.iron} d="M74 410H316v18H74Z" />
      <path {...gate.stone} d={pointedArch({ x: 392, y: 120, width: 156, height: 250 })} />
      <path {...gate.deep} d={pointedArch({ x: 408, y: 142, width: 124, height: 216 })} />
      <path {...gate.stone} d="M384 358H556v16H384Z" />
      <path {...gate.iron} d="M404 214H536v10H404Z" />
      <path
        fill="var(--marigold)"
        d="M470 224c34 0 38 34 40 62 2 20 14 22 14 32H416c0-10 12-12 14-32 2-28 6-62 40-62Z"
      />
      <path {...gate.joint} d="M424 306H516M434 292H506" />
      <circle fill="var(--marigold)" cx="470" cy="326" r="11" />
      <path {...gate.key} d="M470 337V500" />
      <path fill="var(--marigold)" d="M460 500h20l6 34h-32Z" />
    </svg>
  );
}
