import paints from '../paints.module.css';

/** Consequence, likelihood and work of each finding, in fifths; the worst stands first. */
const findings = [
  [5, 4, 1],
  [4, 4, 2],
  [5, 2, 2],
  [3, 3, 1],
  [2, 2, 4],
] as const;
const columns = [112, 222, 332];
const bars = (column: 0 | 1 | 2) =>
  findings
    .map((row, index) => `M${columns[column]} ${96 + index * 52}h${row[column] * 17}v14h${-row[column] * 17}Z`)
    .join('');

/** The list a review ends in: what could happen, how likely, how much work; in order, and some of it ticked. */
export function FindingsSheet() {
  return (
    <svg viewBox="0 0 460 400" aria-hidden="true">
      <path fill="var(--f-shade)" d="M44 34H446V392H44Z" />
      <path className={paints.wall} d="M24 18H436V376H24Z" />
      <path className={paints.ink} d="M24 66H436M96 66V376M208 66V376M318 66V376" />
      <path className={paints.hair} d="M24 130H436M24 182H436M24 234H436M24 286H436M24 338H436" />
      <path fill="var(--gulabi)" d={bars(0)} />
      <path fill="var(--f-sun)" d={bars(1)} />
      <path fill="light-dark(oklch(72% 0.09 250), oklch(56% 0.11 258))" d={bars(2)} />
      <path className={paints.cobalt} d="M112 36h62v12h-62ZM222 36h46v12h-46ZM332 36h54v12h-54Z" />
      <path
        className={paints.wall}
        d="M48 91h24v24H48ZM48 143h24v24H48ZM48 195h24v24H48ZM48 247h24v24H48ZM48 299h24v24H48Z"
      />
      <path className={paints.ink} strokeWidth="3" d="m53 103 6 6 10-12m-16 58 6 6 10-12m-16 58 6 6 10-12" />
    </svg>
  );
}
