import { Glyph } from './glyph.tsx';
import { arrowLeftIcon, arrowRightIcon, pauseIcon, playIcon } from './icon-shapes.ts';
import styles from './turn-controls.module.css';

/** The labels of the three buttons. */
export type TurnWords = { pause: string; play: string; previous: string; next: string };

/** The names of the whole and of one part, and the position of one part (`{first} of {count}`) and of several (`{first}–{last} of {count}`). */
export type TurningWords = Record<'whole' | 'part' | 'place' | 'places', string>;

type Props = {
  words: TurnWords;
  paused: boolean;
  onToggle: () => void;
  onStep: (step: 1 | -1) => void;
};

/** Pause, previous and next, for a part that turns by itself. Pause comes first in the tab order. */
export function TurnControls({ words, paused, onToggle, onStep }: Props) {
  return (
    <div className={styles.controls} data-needs-script="">
      <button
        type="button"
        className={`middle ${styles.pause}`}
        aria-label={paused ? words.play : words.pause}
        data-paused={paused}
        onClick={onToggle}
      >
        <Glyph shape={paused ? playIcon : pauseIcon} />
      </button>
      <button type="button" className={`middle ${styles.step}`} aria-label={words.previous} onClick={() => onStep(-1)}>
        <Glyph shape={arrowLeftIcon} />
      </button>
      <button type="button" className={`middle ${styles.step}`} aria-label={words.next} onClick={() => onStep(1)}>
        <Glyph shape={arrowRightIcon} />
      </button>
    </div>
  );
}
