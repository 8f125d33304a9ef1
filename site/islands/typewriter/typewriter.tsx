import { useEffect, useRef, useState } from 'react';
import { Glyph } from '../../components/glyph.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { pauseIcon, playIcon } from '../../components/icon-shapes.ts';
import { tick, TICK_MS, visibleText, wholeWord } from './typing.ts';
import { useMotion } from './use-motion.ts';
import { useWatched } from './use-watched.ts';
import styles from './typewriter.module.css';

type TypewriterProps = {
  /** The heading's words before the rotating one. */
  before: string;
  words: readonly string[];
  /** The heading's words after the rotating one. */
  after: string;
};

/**
 * The page's first heading with its rotating word. Screen readers and search engines get one steady heading
 * with the first word; the typed letters are for the eye. The pause button stands beside the heading, not in it,
 * so that the heading's name stays its words.
 */
export function Typewriter({ before, words, after }: TypewriterProps) {
  const title = useRef<HTMLDivElement>(null);
  const moves = useMotion();
  const watched = useWatched(title);
  const [paused, setPaused] = useState(false);
  const [typing, setTyping] = useState(() => wholeWord(words, 0));
  const running = moves && watched && !paused;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setTyping((now) => tick(now, words)), TICK_MS);
    return () => clearInterval(timer);
  }, [running, words]);

  function togglePause() {
    // A heading that rests on half a word reads as a mistake.
    if (!paused) setTyping((now) => wholeWord(words, now.index));
    setPaused(!paused);
  }

  return (
    <div className={styles.title} ref={title}>
      <h1 className={styles.heading}>
        {before}{' '}
        <span className={styles.word} data-moving={running ? '' : undefined}>
          <span className="visually-hidden">{words[0]}</span>{' '}
          <span className={styles.typed} aria-hidden="true">
            {moves ? visibleText(typing, words) : words[0]}
          </span>
        </span>{' '}
        {after}
      </h1>
      {moves && (
        <div className={styles.pause}>
          <IconButton label={paused ? 'Resume the changing word' : 'Pause the changing word'} onClick={togglePause}>
            <Glyph shape={paused ? playIcon : pauseIcon} />
          </IconButton>
        </div>
      )}
    </div>
  );
}
