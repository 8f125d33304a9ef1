import { FirstScreenEnd } from '../../components/first-screen-end.tsx';
import type { Guide } from '../../../content/guide.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { GuideFigure } from '../../media/guides/guide-figure.tsx';
import { breadcrumbsTo, nameOf } from '../../page.ts';
import glaze from '../../components/glaze.module.css';
import styles from './guide-hero.module.css';

/** The glazed top of a guide: its name, its promise, and its own instrument with three numbered parts. */
export function GuideHero({ guide }: { guide: Guide }) {
  const { figure, alt, key: parts } = guide.figure;
  const heading = nameOf(guide.path);
  return (
    <header className={`${glaze.glaze} stage`}>
      <div className={`wrap ${styles.text}`}>
        <Breadcrumb crumbs={breadcrumbsTo(guide.path)} />
        <h1 className={styles.heading} data-words={headingSize(heading)}>
          {heading}
        </h1>
        <p className={`lede ${styles.lede}`}>{guide.lede}</p>
        <ol className={`stack numbered ${styles.parts}`}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </div>
      <GuideFigure of={figure} alt={alt} className={`${glaze.picture} ${styles.figure}`} />
      <FirstScreenEnd />
    </header>
  );
}

/** The size class of the heading by its longest word, so that it fits beside the figure. */
function headingSize(heading: string): 'short' | 'medium' | 'long' {
  const longest = Math.max(...heading.split(' ').map((word) => word.length));
  if (longest > 8) return 'long';
  return longest > 6 ? 'medium' : 'short';
}
