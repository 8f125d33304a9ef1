import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import type { Path } from '../../../content/site-map.ts';
import { breadcrumbsTo, nameOf } from '../../page.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import glaze from '../../components/glaze.module.css';
import styles from './page-hero.module.css';

type PageHeroProps = {
  /** The page's address, for the way back above the heading. */
  path: Path;
  /** The page's name when absent. */
  heading?: string;
  lede: string;
  /** The drawing of this page. */
  figure: ReactNode;
  /** Beside the words, standing on the line below; or below them from edge to edge, as a frieze. */
  place?: 'beside' | 'below';
  /** `glaze` stands on a cobalt field, edge to edge. */
  tone?: 'plain' | 'glaze';
  /** The vertical position of the text: centred, or `top` where it may grow, so that the heading does not move. */
  align?: 'top';
  /** The lede and what follows it stand in the right column, at the heading's foot. */
  apart?: boolean;
  /** Buttons, or whatever follows the lede. */
  children?: ReactNode;
};

/** The longest word that fits half the page in the largest size. */
const LONG_WORD = 9;

/** The top of a page: where one is, its name, what it is about, and its own instrument. */
export function PageHero({
  path,
  heading = nameOf(path),
  lede,
  figure,
  place = 'beside',
  tone = 'plain',
  align,
  apart = false,
  children,
}: PageHeroProps) {
  const onGlaze = tone === 'glaze';
  const beside = place === 'beside';
  return (
    <div className={onGlaze ? `${glaze.glaze} clip ${styles.hero}` : `clip ${styles.hero}`} data-tone={tone}>
      <div className="wrap">
        <Breadcrumb crumbs={breadcrumbsTo(path)} />
        <div className={styles.columns} data-figure={beside || undefined} data-align={align}>
          <div className={apart ? `${styles.text} ${styles.apart}` : styles.text}>
            <h1 className={styles.heading} data-long={((beside || apart) && hasLongWord(heading)) || undefined}>
              {heading}
            </h1>
            <p className={`lede ${styles.lede}`}>{lede}</p>
            {children && <div className={styles.after}>{children}</div>}
          </div>
          {beside && <div className={onGlaze ? `${glaze.picture} ${styles.figure}` : styles.figure}>{figure}</div>}
        </div>
      </div>
      {place === 'below' && figure}
      <FirstScreenEnd />
    </div>
  );
}

const hasLongWord = (heading: string): boolean => heading.split(' ').some((word) => word.length > LONG_WORD);
