import { Fragment } from 'react';
import { num, polar, type Point } from '../facade/geometry.ts';
import { Numerals, onPaper } from '../numerals.tsx';
import { arcPath, TickRing } from '../tick-ring.tsx';
import paints from '../paints.module.css';

type Props = {
  /** The years that are led out to the text; the last one carries the sun. */
  years: readonly number[];
  /** Stretches in which little was paid for. */
  winters: readonly { from: number; to: number }[];
};

const CENTRE: Point = [0, 600];
const RIM = 540;
/** Degrees that a year takes; 1990 lies on the horizontal. */
const YEAR = 1.8;
const degreesOf = (year: number) => (1990 - year) * YEAR;
const span = { centre: CENTRE, from: degreesOf(2030), to: degreesOf(1950) };
const decades = [1960, 1970, 1980, 1990, 2000, 2010, 2020, 2030];
/** Where the text begins, in units of the drawing. */
const EDGE = 608;

const point = (radius: number, year: number) => polar(CENTRE, radius, degreesOf(year)).map(num);
/** The line from a year, at a distance from the centre, to the text. */
const lead = (radius: number, year: number) => `M${point(radius, year).join(' ')}H${EDGE}`;

/** The years on one arc: a tick for each, and a lead from each turning point to its text. */
export function YearArc({ years, winters, className }: Props & { className?: string | undefined }) {
  return (
    <svg className={className} overflow="visible" viewBox="0 0 640 1300" aria-hidden="true">
      <circle fill="var(--surface)" cy="600" r={RIM} />
      <circle className={paints.hair} cy="600" r="460" />
      <circle className={paints.hair} cy="600" r="430" />
      <TickRing className={paints.hair} {...span} ring={[430, 30]} step={9} />
      <TickRing className={paints.ink} {...span} from={degreesOf(2032)} ring={[RIM - 12, 12]} step={YEAR} />
      <TickRing className={paints.ink} {...span} ring={[RIM - 34, 34]} step={18} breadth={2} />
      <g {...onPaper} fontSize="13" letterSpacing="0.05em">
        <Numerals of={decades} at={(year) => polar(CENTRE, 482, degreesOf(year))} drop={4} />
      </g>
      <circle className={paints.ink} cy="600" r={RIM} />
      <path
        stroke="light-dark(var(--f-mid), var(--f-line))"
        strokeWidth="8"
        d={winters
          .map(({ from, to }) =>
            arcPath({ centre: CENTRE, radius: RIM + 14, from: degreesOf(to), to: degreesOf(from) }),
          )
          .join('')}
      />
      <path
        stroke="var(--edge)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeDasharray="1 6"
        // The second winter is led out at its beginning: its middle is where the champion was beaten.
        d={winters.map(({ from, to }, index) => lead(RIM + 20, index === 0 ? (from + to) / 2 : from + 3)).join('')}
      />
      {years.map((year) => (
        <path
          key={year}
          stroke="var(--cobalt)"
          strokeWidth="2"
          d={`M${point(430, year).join(' ')}L${point(RIM, year).join(' ')}`}
        />
      ))}
      <path stroke="var(--ink)" d={years.map((year) => lead(RIM, year)).join('')} />
      {years.map((year, index) => {
        const [cx, cy] = point(RIM, year);
        if (index < years.length - 1) return <circle key={year} fill="var(--cobalt)" cx={cx} cy={cy} r="8" />;
        return (
          <Fragment key={year}>
            <circle stroke="var(--f-sun)" strokeWidth="1.5" cx={cx} cy={cy} r="24" />
            <circle fill="var(--f-sun)" cx={cx} cy={cy} r="15" />
          </Fragment>
        );
      })}
    </svg>
  );
}
