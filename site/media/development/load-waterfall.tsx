import paints from '../paints.module.css';

/** Start and length of each request in the order they begin, in units of the scale. */
const requests = [
  [20, 62],
  [70, 44],
  [76, 90],
  [82, 150],
  [96, 70],
  [150, 96],
  [190, 210],
  [232, 60],
  [246, 86],
] as const;
/** The two that everything waits for. */
const slow = new Set([3, 6]);

/** What a page loads, one bar under the other over a scale of time; the two long ones hold up the rest. */
export function LoadWaterfall() {
  return (
    <svg viewBox="0 0 460 330" aria-hidden="true">
      <path className={paints.ink} strokeWidth="8" strokeDasharray="1 9" d="M20 16H440" />
      <path className={paints.ink} strokeWidth="16" strokeDasharray="1 69" d="M20 20H440" />
      <path className={paints.ink} d="M20 12H440" />
      <path className={paints.hair} d="M90 30V320M160 30V320M230 30V320M300 30V320M370 30V320M440 30V320" />
      {requests.map(([start, length], index) => (
        <path
          key={start}
          className={slow.has(index) ? paints.bead : paints.cobalt}
          d={`M${start} ${44 + index * 31}h${length}v18h${-length}Z`}
        />
      ))}
      <path className={paints.sight} d="M232 155V260M400 248V322" />
    </svg>
  );
}
