import styles from './icon.module.css';

/** One icon: the path on a field of 24 by 24, stroked, or filled if it is another firm's mark. */
export type IconShape = { d: string; filled?: true };

type GlyphProps = { shape: IconShape; className?: string | undefined };

/**
 * Draws one shape. It is decoration: the words beside it, or the label of the button around it, say what it means.
 * `className` replaces nothing; size and stroke can be set by the style sheet of the part that holds the icon.
 */
export function Glyph({ shape, className }: GlyphProps) {
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
