import { Glyph } from './glyph.tsx';
import { arrowLeftIcon, arrowRightIcon, pauseIcon, playIcon } from './icon-shapes.ts';
import styles from './turn-controls.module.css';

/** What the three buttons are called. */
export type TurnWords = { pause: string; play: string; previous: string; next: string };

/** What turns is called, one of its parts, and where it stands: `{first} of {count}`. */
export type TurningWords = Record<'whole' | 'part' | 'place' | 'places', string>;

type Props = {
  words: TurnWords;
  paused: boolean;
  onToggle: () => void;
  onStep: (step: 1 | -1) => void;
};

/** Pause, back and on: the buttons of whatever turns by itself. Pause comes first, so that nobody has to chase it. */
export function TurnControls({ words, paused, onToggle, onStep }: Props) {
  return (
    <div className={styles.controls} data-needs-script="">
      <button
        type="button"
        className={styles.pause}
        aria-label={paused ? words.play : words.pause}
        data-paused={paused}
        onClick={onToggle}
      >
        <Glyph shape={paused ? playIcon : pauseIcon} />
      </button>
      <button type="button" className={styles.step} aria-label={words.previous} onClick={() => onStep(-1)}>
        <Glyph shape={arrowLeftIcon} />
      </button>
      <button type="button" className={styles.step} aria-label={words.next} onClick={() => onStep(1)}>
        <Glyph shape={arrowRightIcon} />
      </button>
    </div>
  );
}
