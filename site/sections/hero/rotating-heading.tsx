import type { hero } from '../../../content/landing.ts';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import styles from './rotating-heading.module.css';

/**
 * The page's first heading with its rotating word. Screen readers and search engines get a constant heading
 * with the first word; the typed letters are generated content, so that the word is not read or copied twice. The button is beside the heading, not in it,
 * so that it is not part of the heading's text. `site/browser/typewriter` animates it.
 */
export function RotatingHeading({ before, words, after, labels }: (typeof hero)['heading']) {
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
