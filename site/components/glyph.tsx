import styles from './icon.module.css';

/** One icon: a path of 24 by 24 units, stroked, or filled if it is another company's logo. */
export type IconShape = { d: string; filled?: true };

/**
 * Draws one shape. It is hidden from screen readers: the text beside it, or the label of its button, says what it means.
 * `className` is added to its own classes, so that a style sheet can set size and stroke.
 */
export function Glyph({ shape, className }: { shape: IconShape; className?: string | undefined }) {
  const kind = glyphClass(shape);
  return (
    <svg className={className ? `${kind} ${className}` : kind} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape.d} />
    </svg>
  );
}

/** The class that strokes or fills a shape. */
export function glyphClass({ filled }: IconShape): string | undefined {
  return filled ? styles.filled : styles.icon;
}
