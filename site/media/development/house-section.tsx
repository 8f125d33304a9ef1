import paints from '../paints.module.css';
import { TickRing } from '../tick-ring.tsx';

const lit = { fill: 'light-dark(oklch(96.5% 0.02 220), oklch(86% 0.085 84))' };
const thread = { stroke: 'var(--gulabi)', strokeWidth: 2.5, strokeDasharray: '1 7', strokeLinecap: 'round' } as const;
const paper = { fill: 'light-dark(#fff, oklch(97% 0.02 90))', stroke: 'oklch(47% 0.13 264)' };
const pen = { stroke: 'oklch(43% 0.18 264)', strokeWidth: 2 };
const wood = { stroke: 'oklch(38% 0.1 265)', strokeWidth: 5, strokeLinecap: 'round' } as const;

/** A house cut open from the roof to the cellar, with one thread that runs through every floor. */
export function HouseSection({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 600 560" role="img" aria-label={label}>
      <circle className={paints.plate} cx="300" cy="190" r="186" />
      <TickRing className={paints.hair} centre={[300, 190]} from={-20} to={200} ring={[172, 14]} step={1.25} />
      <TickRing className={paints.ink} centre={[300, 190]} from={-20} to={200} ring={[164, 22]} step={15} breadth={2} />
      <path fill="var(--f-shade)" d="M24 446H576V560H24Z" />
      <path className={paints.ink} d="M24 446H96M504 446H576" />
      <House />
      <path className={paints.ink} d="M548 116V560" />
      <path className={paints.ink} strokeWidth="8" strokeDasharray="1 10" d="M552 116V560" />
      <path className={paints.ink} strokeWidth="16" strokeDasharray="1 109" d="M556 116V560" />
    </svg>
  );
}

function Roof() {
  return (
    <>
      <path
        className={paints.wall}
        d="M238 72h10v36h-10ZM270 72h8v36h-8ZM322 72h8v36h-8ZM352 72h10v36h-10ZM228 62H372l-8 10H236Z"
      />
      <path className={paints.cobalt} d="M250 62C236 30 270 18 300-2 330 18 364 30 350 62Z" />
      <path className={paints.seam} d="M300-2V62M276 62C268 36 286 18 300-2M324 62C332 36 314 18 300-2" />
      <path className={paints.ink} d="M300-2v-14" />
      <circle className={paints.ink} fill="var(--f-sun)" cx="300" cy="-12" r="4" />
      <path className={paints.wall} d="M84 108H516l-6 8H90Z" />
    </>
  );
}

/** The first floor down: a drawing table with a house on it that does not stand yet. */
function Sketch() {
  return (
    <>
      <path {...wood} d="M146 222l18-44M238 222l-18-44M140 190l104-22" />
      <path {...paper} d="M150 176 226 160 220 138 144 154Z" />
      <path {...pen} d="m160 168-3-10 14-12 18 5 3 10M172 158l8-2 2 8M194 148l18-4" />
      <path {...paper} d="M352 146h52v64h-52ZM414 146h52v64h-52Z" />
      <path {...pen} d="M362 200v-22a16 16 0 0 1 32 0v22ZM424 160h32M424 172h32M424 184h20" />
    </>
  );
}

/** The next: the screens people see. */
function Screens() {
  return (
    <>
      <path {...paper} d="M138 252h116v72H138ZM350 248h48v80h-48ZM412 272h52v56h-52Z" />
      <path
        fill="oklch(46% 0.18 264)"
        d="M138 252h116v12H138ZM350 248h48v10h-48ZM412 272h52v9h-52ZM148 304h34v11h-34ZM358 310h32v10h-32Z"
      />
      <path {...pen} d="M148 276h44M148 286h34M148 294h38M358 290h32M358 299h22M422 294h32M422 304h32M422 314h18" />
      <path className={paints.turquoise} d="M204 274h40v40h-40ZM358 266h32v16h-32Z" />
    </>
  );
}

/** The engine room: wheels that turn one another. */
function Engine() {
  return (
    <>
      <Wheel x={182} y={394} radius={32} />
      <Wheel x={240} y={416} radius={18} />
      <path className={paints.wall} d="M352 362h112v20H352ZM352 388h112v20H352ZM352 414h112v20H352Z" />
      <path className={paints.ink} fill="var(--f-sun)" d="M444 369h8v6h-8ZM444 395h8v6h-8ZM444 421h8v6h-8Z" />
      <path className={paints.ink} d="M362 372h44M362 398h60M362 424h36" />
    </>
  );
}

function Wheel({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <>
      <circle className={paints.wall} cx={x} cy={y} r={radius} />
      <TickRing className={paints.ink} centre={[x, y]} from={0} to={345} ring={[radius, 6]} step={15} breadth={3} />
      <circle className={paints.turquoise} cx={x} cy={y} r={radius * 0.45} />
      <circle className={paints.wall} cx={x} cy={y} r="4" />
    </>
  );
}

function Cellar() {
  return (
    <path
      className={paints.clay}
      d={[150, 198, 246, 354, 402, 450]
        .map((x) => `M${x - 8} 544c-16-12-16-36 0-46v-10h16v10c16 10 16 34 0 46Z`)
        .join('')}
    />
  );
}

/** Four floors under a roof, and the thread through them. */
export function House() {
  return (
    <>
      <path fill="var(--f-roof)" d="M96 116H504V560H96Z" />
      <path {...lit} d="M114 128H486V224H114ZM114 236H486V332H114Z" />
      <path fill="light-dark(oklch(91% 0.04 225), oklch(36% 0.08 264))" d="M114 344H486V440H114Z" />
      <path fill="var(--f-deep)" d="M114 452H486V544H114Z" />
      <Roof />
      <Sketch />
      <Screens />
      <Engine />
      <Cellar />
      <path {...thread} d="M300 96V182M300 190V276M300 284V392M300 400V512" />
      <path
        fill="var(--gulabi)"
        data-lit=""
        stroke="var(--f-wall)"
        strokeWidth="2"
        d={[96, 186, 280, 396, 514].map((y) => `M294 ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`).join('')}
      />
    </>
  );
}
