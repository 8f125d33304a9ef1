import { useRef, useState } from 'react';
import type { AiServiceCard } from '../../../content/schema.ts';
import { swipeHandlers } from '../../components/motion/swipe.ts';
import { useLive } from '../../components/motion/use-live.ts';
import { useMediaQuery } from '../../components/motion/use-media-query.ts';
import { useTurning } from '../../components/motion/use-turning.ts';
import { TurnControls, type TurningWords, type TurnWords } from '../../components/turn-controls.tsx';
import styles from './ai-carousel.module.css';
import { PositionDial } from './position-dial.tsx';
import { INTERVAL_MS, position, rowFrom, turn, VISIBLE_CARDS } from './turn.ts';

type Card = Omit<AiServiceCard, 'icon'>;
type AiCarouselProps = { heading: string; lede: string; cards: readonly Card[]; words: TurnWords & TurningWords };

/**
 * Ten cards, three of them in view, turning by one. Before hydration, and without JavaScript, they are a row that scrolls.
 * The drawings are symbols, once on the page, named after the cards' images.
 */
export function AiCarousel({ heading, lede, cards, words }: AiCarouselProps) {
  const carousel = useRef<HTMLElement>(null);
  const live = useLive();
  const visible = useVisibleCards();
  const [index, setIndex] = useState(0);
  const step = (by: 1 | -1) => setIndex((now) => turn(now, by, cards.length));
  const { turning, paused, togglePause, held } = useTurning(carousel, INTERVAL_MS, () => step(1));

  return (
    <section
      className={`columns ${styles.carousel}`}
      aria-roledescription={words.whole}
      aria-label={heading}
      ref={carousel}
      {...held}
    >
      <div className={`stack start ${styles.side}`}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={`soft balanced ${styles.lede}`}>{lede}</p>
        <PositionDial index={index} visible={visible} count={cards.length} />
        <div className={`row ${styles.controls}`}>
          <TurnControls words={words} paused={paused} onToggle={togglePause} onStep={step} />
          {/* Not the row: what moves in it is not what comes into view. */}
          <p className="small tabular nowrap" aria-live={live && !turning ? 'polite' : 'off'} data-needs-script="">
            {position(index, visible, cards.length, words)}
          </p>
        </div>
      </div>
      <div
        className={styles.row}
        data-turned={live ? index % 2 : undefined}
        {...(live ? swipeHandlers(step) : { tabIndex: 0, role: 'group', 'aria-label': heading })}
      >
        {rowFrom(cards, index).map((card) => (
          <div
            key={card.title}
            className={styles.card}
            role="group"
            aria-roledescription={words.part}
            aria-label={position(cards.indexOf(card), 1, cards.length, words)}
            data-ground={card.bgColor}
          >
            <svg className={styles.picture} viewBox="0 0 384 440" aria-hidden="true">
              <use href={`#ai-${card.image}`} />
            </svg>
            <h3 className={styles.title}>{card.title}</h3>
            <p className={`soft ${styles.text}`}>{card.description}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** How many cards are in view, by the widths in the style sheet: fewer than three where their words would have no room. */
function useVisibleCards(): number {
  const wide = useMediaQuery('(width >= 64rem)');
  const middle = useMediaQuery('(width >= 40rem)');
  if (wide) return VISIBLE_CARDS;
  return middle ? 2 : 1;
}
