import { num, pointedArch, polar, type Point } from '../facade/geometry.ts';
import { Numerals } from '../numerals.tsx';
import { arcPath, TickRing } from '../tick-ring.tsx';
import { glaze } from './glaze.ts';
import styles from './drawn-texts.module.css';
import { Mark } from './mark.tsx';
import { languageTag } from '../../language/language.ts';

const GROUND = 612;
const JAIPUR = 56;
/** 12,200 kilometres to Virginia, along the ground of the drawing. */
const KILOMETRES = 12_200;
const LENGTH = 760;
const MUMBAI_KM = 920;
const MUMBAI_MS = 9;
const VIRGINIA_MS = 122;
const toX = (kilometres: number) => JAIPUR + (kilometres / KILOMETRES) * LENGTH;

/** A half circle from Jaipur to a place; its ticks are the milliseconds there and back. */
const wayTo = (kilometres: number) => ({
  centre: [(JAIPUR + toX(kilometres)) / 2, GROUND] as Point,
  radius: (toX(kilometres) - JAIPUR) / 2,
  from: 0,
  to: 180,
});
const near = wayTo(MUMBAI_KM);
const far = wayTo(KILOMETRES);
/** Milliseconds written along the long arc, counted from Jaipur. */
const written = [30, 60, 90];
const tick = 180 / VIRGINIA_MS;
/** The last ten milliseconds that the arc has whole; its scale begins in Jaipur, at 180°. */
const tenth = 180 - 10 * Math.floor(VIRGINIA_MS / 10) * tick;

/** The way of light to Mumbai and to Virginia, to scale: the nearer lamp is the brighter one. */
export function DistanceArc() {
  const [lampX, farX] = [toX(MUMBAI_KM), toX(KILOMETRES)];
  return (
    <>
      <path {...glaze.t3} d={`M-1400 ${GROUND}H2400v700H-1400Z`} />
      <path {...glaze.far} d={[300, 200, 120].map((radius) => arcPath({ ...far, radius })).join('')} />
      <TickRing {...glaze.far} {...far} ring={[120, far.radius - 160]} from={tenth} step={10 * tick} />
      {[150, 108, 72].map((radius) => (
        <circle key={radius} {...glaze.sun} opacity=".13" cx={num(lampX)} cy={GROUND - 118} r={radius} />
      ))}
      <circle {...glaze.sun} opacity=".13" cx={num(farX)} cy={GROUND - 118} r="34" />
      <TickRing {...glaze.mid} {...far} ring={[far.radius + 8, 10]} from={tenth} step={tick} />
      <TickRing {...glaze.ln} {...far} ring={[far.radius + 8, 18]} from={tenth} step={10 * tick} breadth={1.5} />
      <Numerals
        className={styles.note}
        of={written}
        at={(milliseconds) => polar(far.centre, far.radius + 46, 180 - milliseconds * tick)}
        drop={0}
      />
      <path {...glaze.ray} d={arcPath(near) + arcPath(far)} />
      <path {...glaze.bold} d={`M-1400 ${GROUND}H2400`} />
      <Scale />
      <Lamp x={lampX} lit />
      <Lamp x={farX} />
      <Label at={[lampX + 38, GROUND - 112]} side="right" of={`Mumbai ${MUMBAI_MS} ms`} />
      <Label at={[farX - 34, GROUND - 112]} side="left" of={`Virginia ${VIRGINIA_MS} ms`} />
      <Mark number={1} at={[JAIPUR, GROUND]} />
      <Mark number={2} at={[lampX + 60, GROUND]} />
      <Mark number={3} at={[farX - 54, GROUND]} />
    </>
  );
}

/** A tick for every hundred kilometres, a long one for every thousand, numbers for every third of those. */
function Scale() {
  const ticks = (kilometres: number, length: number) => (
    <path
      {...glaze.mid}
      d={`M${JAIPUR} ${GROUND + 14 + length / 2}h${LENGTH + 1}`}
      strokeWidth={length}
      strokeDasharray={`1 ${((kilometres / KILOMETRES) * LENGTH - 1).toFixed(3)}`}
    />
  );
  return (
    <>
      {ticks(100, 8)}
      {ticks(1000, 18)}
      {[0, 3000, 6000, 9000, 12_000].map((kilometres) => (
        <text key={kilometres} className={styles.note} x={num(toX(kilometres))} y={GROUND + 56}>
          {kilometres === 0 ? '0 km' : kilometres.toLocaleString(languageTag)}
        </text>
      ))}
    </>
  );
}

/** A lamp on its post. */
function Lamp({ x, lit = false }: { x: number; lit?: boolean }) {
  const size = lit ? 44 : 30;
  return (
    <>
      <path
        {...glaze.bold}
        d={`M${num(x)} ${GROUND}v-90M${num(x - 12)} ${GROUND}h24M${num(x - 14)} ${GROUND - 90}h28`}
      />
      <path
        {...glaze.sun}
        opacity={lit ? undefined : '.6'}
        d={pointedArch({ x: x - size / 2, y: GROUND - 92 - size * 1.3, width: size, height: size * 1.3 })}
      />
    </>
  );
}

/** A name on a plate beside its lamp, to the right of `at` or to the left of it. */
function Label({ at: [x, y], side, of: text }: { at: Point; side: 'right' | 'left'; of: string }) {
  const middle = side === 'right' ? 70 : -70;
  return (
    <g transform={`translate(${num(x)} ${num(y)})`}>
      <g className={styles.plate}>
        <path {...glaze.t0} d={`M${middle - 70}-16h140v32h-140z`} />
        <text className={styles.label} x={middle} y="5">
          {text}
        </text>
      </g>
    </g>
  );
}
