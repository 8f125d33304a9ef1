import { num, type Point } from './facade/geometry.ts';

/** How the numbers of a scale on paper are written. */
export const onPaper = {
  className: 'tabular',
  fontSize: '17',
  fontWeight: '560',
  textAnchor: 'middle',
  fill: 'var(--ink-soft)',
} as const;

type NumeralsProps = {
  of: readonly number[];
  /** The middle of a number. */
  at: (number: number) => Point;
  /** How far its base line is below that. */
  drop: number;
  className?: string | undefined;
};

/** Numbers along a scale, each at its place. */
export function Numerals({ of: numbers, at, drop, className }: NumeralsProps) {
  return numbers.map((number) => {
    const [x, y] = at(number);
    return (
      <text key={number} className={className} x={num(x)} y={num(y + drop)}>
        {number}
      </text>
    );
  });
}
