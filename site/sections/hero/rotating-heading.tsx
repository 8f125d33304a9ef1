import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import styles from './rotating-heading.module.css';

export type RotatingHeadingProps = {
  /** The heading's words before the rotating one. */
  before: string;
  words: readonly string[];
  /** The heading's words after the rotating one. */
  after: string;
  /** What the button beside the heading does while the word moves, and while it rests. */
  labels: { pause: string; resume: string };
};

/**
 * The page's first heading with its rotating word. Screen readers and search engines get one steady heading
 * with the first word; the typed letters are drawn by the style sheet, so that nobody reads or copies the word twice. The button stands beside the heading, not in it,
 * so that the heading's name stays its words. `site/browser/typewriter` sets it in motion.
 */
export function RotatingHeading({ before, words, after, labels }: RotatingHeadingProps) {
  return (
    <div className={styles.title} data-typewriter={JSON.stringify(words)}>
      <h1 className={styles.heading}>
        {before}{' '}
        <span className={styles.word}>
          <span className="visually-hidden">{words[0]}</span>{' '}
          <span className={styles.typed} data-word={words[0]} aria-hidden="true" />
        </span>{' '}
        {after}
      </h1>
      <div className={styles.pause} hidden>
        <IconButton label={labels.pause} data-pause={labels.pause} data-resume={labels.resume}>
          <Icon name="pause" />
          <Icon name="play" />
        </IconButton>
      </div>
    </div>
  );
}
