import paints from '../../media/paints.module.css';

const niche = 'M11 57V33.3A17.8 17.8 0 0 1 24.5 16A17.8 17.8 0 0 1 38 33.3V57Z';

/** A wall of arched niches as wide as the screen: one niche, repeated as a pattern. */
export function ArcadeWall() {
  return (
    <svg width="100%" height="56" aria-hidden="true">
      <pattern id="niches" width="49" height="56" patternUnits="userSpaceOnUse">
        <path fill="var(--f-shade)" stroke="var(--f-line)" d={niche} />
      </pattern>
      <rect width="100%" height="56" fill="var(--f-wall2)" />
      <rect width="100%" height="56" fill="url(#niches)" />
      <path className={paints.ink} d="M0 .5H9999M0 55.5H9999" />
      <path className={paints.hair} d="M0 6.5H9999" />
    </svg>
  );
}
