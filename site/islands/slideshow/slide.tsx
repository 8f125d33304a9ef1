import type { AppSlide } from '../../../content/schema.ts';
import styles from './slideshow.module.css';

export type SlideProps = Pick<AppSlide, 'alt' | 'caption'> & {
  picture: { avif: string; webp: string; src: string; width: number; height: number };
};

/** A screen and the sentence about it. */
export function Slide({ alt, caption, picture: { avif, webp, src, width, height } }: SlideProps) {
  const sizes = width > height ? '(width >= 64rem) 560px, 90vw' : '300px';
  return (
    <figure className={styles.figure}>
      <picture className={styles.picture} data-lying={width > height}>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <img src={src} srcSet={webp} sizes={sizes} alt={alt} width={width} height={height} loading="lazy" />
      </picture>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
