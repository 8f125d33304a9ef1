import { useRef, useState } from 'react';
import glaze from '../../components/glaze.module.css';
import type { AppSlide } from '../../../content/schema.ts';
import { swipeHandlers } from '../../components/motion/swipe.ts';
import { useLive } from '../../components/motion/use-live.ts';
import { useTurning } from '../../components/motion/use-turning.ts';
import { TurnControls, type TurningWords, type TurnWords } from '../../components/turn-controls.tsx';
import styles from './slideshow.module.css';
import { advance, changeTo, firstSlide, INTERVAL_MS } from './slides.ts';
import { interpolate } from '../../../contracts/interpolate.ts';

type SlideProps = Pick<AppSlide, 'alt' | 'caption'> & {
  picture: { avif: string; webp: string; src: string; width: number; height: number };
};

type SlideshowProps = { label: string; slides: readonly SlideProps[]; words: TurnWords & TurningWords };

/** One picture at a time, changing by itself and by hand. Before hydration, and without JavaScript, a row that scrolls. */
export function Slideshow({ label, slides, words }: SlideshowProps) {
  const whole = useRef<HTMLElement>(null);
  const live = useLive();
  const [show, setShow] = useState(firstSlide);
  const count = slides.length;
  const goTo = (to: number) => setShow(changeTo(to, count, performance.now()));
  const step = (by: 1 | -1) => setShow(({ index }) => changeTo(index + by, count, performance.now()));
  const { turning, paused, togglePause, held } = useTurning(whole, INTERVAL_MS, () => {
    const now = performance.now();
    setShow((before) => advance(before, count, now));
  });

  return (
    <section
      className={`${glaze.glaze} stage ${styles.slideshow}`}
      aria-roledescription={words.whole}
      aria-label={label}
      ref={whole}
      {...held}
    >
      <svg className={styles.niche} viewBox="0 0 640 720" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <use href="#app-niche" />
      </svg>
      <div className={styles.controls} data-needs-script="">
        <TurnControls words={words} paused={paused} onToggle={togglePause} onStep={step} />
        <div className={styles.scale}>
          {slides.map(({ alt }, index) => (
            <button
              key={alt}
              type="button"
              className={`tabular ${styles.mark}`}
              aria-label={interpolate(words.place, { first: index + 1, count })}
              aria-current={index === show.index}
              onClick={() => goTo(index)}
            >
              {index + 1}
            </button>
          ))}
        </div>
      </div>
      <div
        className={styles.slides}
        aria-live={live && !turning ? 'polite' : 'off'}
        data-turned={show !== firstSlide}
        {...(live ? swipeHandlers(step) : { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.alt}
            className={styles.slide}
            role="group"
            aria-roledescription={words.part}
            aria-label={interpolate(words.place, { first: index + 1, count })}
            data-current={index === show.index}
          >
            <Slide {...slide} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Slide({ alt, caption, picture: { avif, webp, src, width, height } }: SlideProps) {
  const sizes = width > height ? '(width >= 64rem) 560px, 90vw' : '300px';
  return (
    <figure className={styles.figure}>
      <picture className={styles.picture} data-lying={width > height}>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <img src={src} srcSet={webp} sizes={sizes} alt={alt} width={width} height={height} loading="lazy" />
      </picture>
      <figcaption className={`balanced ${styles.caption}`}>{caption}</figcaption>
    </figure>
  );
}
