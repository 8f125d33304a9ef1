import paints from '../paints.module.css';

/** The row of small blocks under a cornice, as a pattern; its tile is 8 by 6 units. */
export function DentilPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="8" height="6" patternUnits="userSpaceOnUse">
      <path className={paints.dentil} d="M0 0h4v6H0z" />
    </pattern>
  );
}
