import type { about } from '../../../content/landing.ts';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import styles from './day-film.module.css';

type DayFilmProps = (typeof about)['video'] & {
  /** Whether its poster waits until the film is near the screen. */
  lazy: boolean;
  words: { pause: string; play: string };
};

/** The film's own size. */
const size = { width: 1280, height: 640 };

/**
 * A silent film that loops while it can be seen; `site/browser/loop-video` starts and stops it. Without a script it
 * stands still and has the browser's controls. The picture inside is for browsers that play neither file; it is lazy,
 * because a browser that shows the film would fetch it all the same.
 */
export function DayFilm({ name, label, lazy, words }: DayFilmProps) {
  const file = `/images/${name}`;
  return (
    <div className={styles.film}>
      <video
        className={styles.picture}
        {...size}
        poster={`${file}-poster.svg`}
        preload="none"
        // An attribute that React's types do not know yet.
        {...(lazy && { loading: 'lazy' })}
        loop
        muted
        playsInline
        controls
        aria-label={label}
        data-loop=""
      >
        <source src={`${file}.webm`} type='video/webm; codecs="av01.0.05M.08"' />
        <source src={`${file}.mp4`} type="video/mp4" />
        <img className={styles.picture} src={`${file}.webp`} alt={label} {...size} loading="lazy" />
      </video>
      <IconButton
        className={styles.pause}
        label={words.pause}
        data-needs-script=""
        data-pause={words.pause}
        data-resume={words.play}
        hidden
      >
        <Icon name="pause" />
        <Icon name="play" />
      </IconButton>
    </div>
  );
}
