import paints from '../paints.module.css';
import { berries, buta } from './buta.ts';

const indigo = { fill: 'oklch(45% 0.18 264)' };
const teal = { fill: 'oklch(62% 0.105 205)' };
const register = { stroke: 'oklch(58% 0.06 262)', strokeDasharray: '2 4' };
const grip = { fill: 'oklch(66% 0.13 66)', stroke: 'oklch(35% 0.09 264)' };
const grain = { stroke: 'oklch(45% 0.1 60 / 0.55)' };

const columns = [116, 208, 300, 392, 484];
const rows = [96, 196, 296];
const places = rows.flatMap((y, row) => columns.map((x, column) => ({ x, y, isPrinted: row < 2 || column < 2 })));
const [nextX, nextY] = [300, 296];

/** A cloth with rows of one motif, and the carved block over the place where it comes next. */
export function BlockPrint({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <defs>
        <g id="bp-buta">
          <path {...indigo} d={buta} />
          <path {...teal} d={berries} />
        </g>
        <pattern id="bp-border" width="28" height="26" x="56" patternUnits="userSpaceOnUse">
          <path {...indigo} d="M14 4 24 13 14 22 4 13Z" />
          <circle {...teal} cy="13" r="3" />
          <circle {...teal} cx="28" cy="13" r="3" />
        </pattern>
      </defs>
      <path className={paints.shaded} d="M20 28h12v532H20ZM568 28h12v532h-12Z" />
      <path fill="var(--f-shade)" d="M66 30H554V526H66Z" />
      <path
        fill="light-dark(#fff, oklch(93% 0.02 90))"
        stroke="oklch(60% 0.08 262)"
        d="M56 18H544V520c-20 10-42-8-62 0s-42 10-62 0-40-8-60 0-42 8-62 0-42-10-62 0-40 8-60 0-40-8-58 0-42 4-62 0Z"
      />
      <path stroke="oklch(45% 0.18 264)" d="M56 24H544M56 52H544M56 358H544M56 386H544M56 470H544M56 498H544" />
      <path fill="url(#bp-border)" d="M56 26H544v26H56ZM56 364H544v22H56ZM56 472H544v26H56Z" />
      {places.map(({ x, y, isPrinted }) =>
        isPrinted ? (
          <use key={`${x} ${y}`} href="#bp-buta" x={x} y={y + 12} />
        ) : (
          <path key={`${x} ${y}`} {...register} d={`M${x - 40} ${y - 34}h80v88h-80Z`} />
        ),
      )}
      <path fill="oklch(40% 0.08 264 / 0.2)" d={`M${nextX - 30} ${nextY + 2}l84 18 26 66-96-16Z`} />
      <path className={paints.wall} d="M8 6H592v14H8Z" />
      <path className={paints.bead} d="M26-14a9 9 0 1 0 .01 0ZM574-14a9 9 0 1 0 .01 0Z" />
      <path className={paints.wall} d="M14 548h24v12H14ZM562 548h24v12h-24Z" />
      <Block />
    </svg>
  );
}

/** The block over what it has printed. */
export function Printing() {
  return (
    <>
      {places.slice(0, 12).map(({ x, y }) => (
        <path key={`${x} ${y}`} transform={`translate(${x} ${y + 12})`} d={buta} />
      ))}
      <path d="M56 358H544M56 386H544" />
      <Block />
    </>
  );
}

/** The block in the air, tilted as the hand lets it down. */
function Block() {
  return (
    <g transform={`translate(${nextX + 20} ${nextY - 20}) rotate(-14)`}>
      <path data-lit="" fill="var(--marigold)" stroke="oklch(35% 0.09 264)" d="M-52-6H52V44H-52Z" />
      <path {...grain} d="M-52 8q30 6 60 0t44 2M-52 24q40-6 104 2" />
      <path {...indigo} d="M-46 44h12v9h-12ZM-28 44h8v9h-8ZM-12 44h24v9h-24ZM20 44h8v9h-8ZM34 44h12v9h-12Z" />
      <path {...grip} d="M-20-6c2-22-22-26-16-50 4-16 68-16 72 0 6 24-18 28-16 50Z" />
      <path {...grain} d="M-24-44q24-8 48 0M-18-28q18-6 36 0" />
    </g>
  );
}
