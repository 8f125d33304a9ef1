import paints from './paints.module.css';

/** The envelope's face, and the seal at the tip of its flap, from which the hours run. */
const face = { left: 10, right: 390, top: 40, bottom: 270 };
const seal = { x: 200, y: 158 };
const HOURS = 12;
const TICKS_PER_HOUR = 5;

/** Lines from near the seal to the edge of the face, one every so many degrees of the lower half circle. */
function rays(count: number, length: (reach: number) => [from: number, to: number]): string {
  const lines = Array.from({ length: count - 1 }, (_, index) => {
    const angle = ((index + 1) * Math.PI) / count;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const reach = Math.min((face.bottom - seal.y) / y, (face.right - seal.x) / Math.abs(x));
    const at = (distance: number) => `${(seal.x + x * distance).toFixed(1)} ${(seal.y + y * distance).toFixed(1)}`;
    const [from, to] = length(reach);
    return `M${at(from)}L${at(to)}`;
  });
  return lines.join('');
}

/**
 * `open` while it is written or read, `sealed` once it is sent, `boxed` where it is delivered, `unsealed` and `broken`
 * where its link is not yet or no longer good, `ended` where none comes any more.
 */
type State = 'open' | 'sealed' | 'boxed' | 'unsealed' | 'broken' | 'ended';

const views: Partial<Record<State, string>> = { open: '9 -63 402 347', boxed: '-11 39 422 245' };

/** A letter that is a sundial: the seal is the sun, and the hours of the day run out from it. */
export function LetterDial({ state = 'sealed' }: { state?: State }) {
  const { left, right, top, bottom } = face;
  const isOpen = state === 'open';
  return (
    <svg
      viewBox={views[state] ?? '9 39 402 245'}
      strokeDasharray={state === 'ended' ? '3 6' : undefined}
      aria-hidden="true"
    >
      <path fill="var(--f-shade)" d={`M${left + 14} ${bottom}v12h${right - left}V${top + 14}h-14V${bottom}Z`} />
      {isOpen && <Sheet />}
      <path
        className={paints.wall}
        d={`M${left} ${top}${isOpen ? `L${seal.x} ${seal.y}` : ''}L${right} ${top}V${bottom}H${left}Z`}
      />
      <path className={paints.hair} d={rays(HOURS, (reach) => [44, reach])} />
      <path className={paints.hair} d={rays(HOURS * TICKS_PER_HOUR, (reach) => [reach - 7, reach])} />
      <path className={paints.ink} d={rays(HOURS, (reach) => [reach - 14, reach])} />
      {!isOpen && (
        <path className={paints.plate} d={`M${left} ${top}H${right}L${seal.x + 8} ${seal.y - 4}q-8 6 -16 0Z`} />
      )}
      {state === 'unsealed' && <circle className={paints.sight} cx={seal.x} cy={seal.y} r="27" />}
      {state === 'broken' && (
        <path
          className={paints.bead}
          d={`M${seal.x - 8} ${seal.y - 26}a27 27 0 0 0 0 53l6-17-10-16ZM${seal.x + 14} ${seal.y - 21}a27 27 0 0 1 2 50l-12-16 8-16Z`}
        />
      )}
      {(state === 'sealed' || state === 'boxed') && (
        <>
          <circle stroke="var(--f-sun)" cx={seal.x} cy={seal.y} r="36" />
          <circle className={paints.ink} fill="var(--f-sun)" cx={seal.x} cy={seal.y} r="27" />
          <path fill="var(--on-marigold)" d={`M${seal.x - 12} ${seal.y + 9}h24v-18Z`} />
        </>
      )}
      {state === 'boxed' && (
        <>
          <path className={paints.cobalt} d="M-10 204H410V283H-10Z" />
          <path className={paints.plate} d="M-10 204H410V216H-10ZM160 236H260V264H160Z" />
        </>
      )}
    </svg>
  );
}

/** The inside of the open envelope, and the sheet that comes out of it; the sun stands where the writing does. */
function Sheet() {
  return (
    <>
      <path className={paints.plate} d={`M${face.left} ${face.top}H${face.right}V${face.bottom}H${face.left}Z`} />
      <path className={paints.clay} d="M64 180V-62H336V180Z" />
      <path className={paints.ink} d="M92 -28H190" />
      <path className={paints.hair} d="M92 0H308M92 28H308M92 56H216" />
      <circle className={paints.bead} cx="232" cy="56" r="8" />
    </>
  );
}
