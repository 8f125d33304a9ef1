/** `pointedArch` and `cuspedArch` (site/media/facade/), written out, since nothing else in a browser needs their geometry. */
const frame = 'M8 106V50.7A49.6 49.6 0 0 1 48 2A49.6 49.6 0 0 1 88 50.7V106Z';
const opening =
  'M17 106V47.1H21.6A8.1 8.1 0 0 1 24 34.8A8.1 8.1 0 0 1 30.9 24.2A8.1 8.1 0 0 1 41.3 17.1Q42.1 16.2 48 13.1Q53.9 16.2 54.7 17.1A8.1 8.1 0 0 1 65.1 24.2A8.1 8.1 0 0 1 72 34.8A8.1 8.1 0 0 1 74.4 47.1H79V106Z';

/** The drawing of an empty list: an open window at sunrise. */
export function EmptyWindow() {
  return (
    <svg viewBox="0 0 96 116" aria-hidden="true">
      <path fill="var(--f-wall2)" stroke="var(--f-line)" d={frame} />
      <path fill="var(--f-pale)" stroke="var(--f-hair)" d={opening} />
      <circle fill="var(--f-sun)" cx="48" cy="91" r="12" />
      <path fill="var(--f-wall)" stroke="var(--f-line)" d="M2 106h92v7H2Z" />
    </svg>
  );
}
