import { useState } from 'react';
import type { contentWritingPage } from '../../../content/pages/content-writing.ts';
import type { ContentPackage } from '../../../content/schema.ts';
import { interpolate } from '../../../contracts/interpolate.ts';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/glyph.tsx';
import { arrowRightIcon, checkIcon } from '../../components/icon-shapes.ts';
import { Link } from '../../components/link.tsx';
import place from '../../components/place.module.css';
import styles from './package-picker.module.css';
import { languageTag } from '../../language/language.ts';

type PackagePickerProps = {
  packages: readonly ContentPackage[];
  /** Texts in which `{package}` stands for the chosen package's name. */
  words: Omit<(typeof contentWritingPage)['packages'], 'heading' | 'lede' | 'items'>;
};

/** Word counts that have a line of their own on the scale. */
const marks = [500, 1000, 1500, 2000];
/** The sheets' heights in site/media/manuscript, since a symbol has no size of its own. */
const boxes = { 500: '0 0 300 153', 1000: '0 0 300 278', 2000: '0 0 300 528' } as const;

/**
 * Three packages with their length drawn to scale. Choosing one shows an offer to go on; there is no payment,
 * so 'Proceed to Payment' only shows an alert. Without JavaScript every package links to the contact page.
 */
export function PackagePicker({ packages, words }: PackagePickerProps) {
  const [choice, setChoice] = useState<ContentPackage['title']>();
  const chosen = packages.find(({ title }) => title === choice);

  return (
    <div className={styles.picker}>
      <div className={styles.packages}>
        <div className={`${place.list} ${styles.scale}`} aria-hidden="true">
          <span>{words.none}</span>
          {marks.map((mark) => (
            <span key={mark}>{mark.toLocaleString(languageTag)}</span>
          ))}
          <i />
        </div>
        {packages.map(({ title, limit, description, wordLimit, color, enquiry }) => (
          <section key={title} className={styles.package} data-chosen={title === choice} data-colour={color}>
            <div className={`start ${styles.label}`}>
              <h3 className={styles.name}>{title}</h3>
              <p className={`tabular ${styles.limit}`}>{limit}</p>
              <p className={`soft balanced ${styles.text}`}>{description}</p>
              <Link className={`small ${styles.talk}`} to={enquiry}>
                {interpolate(words.talk, { package: title })}
              </Link>
              <div className="spaced" data-needs-script="">
                <Button variant={title === choice ? 'primary' : 'outline'} onClick={() => setChoice(title)}>
                  {title === choice && <Glyph shape={checkIcon} />}
                  {title === choice ? words.selected : words.select} <span className="visually-hidden">{title}</span>
                </Button>
              </div>
            </div>
            <svg className={styles.sheet} overflow="visible" viewBox={boxes[wordLimit]} aria-hidden="true">
              <use href={`#sheet-${wordLimit}`} />
            </svg>
          </section>
        ))}
      </div>
      <div className={styles.bar} data-open={chosen !== undefined}>
        <p className={styles.chosen} role="status">
          {chosen && (
            <>
              <Glyph shape={checkIcon} /> {interpolate(words.chosen, { package: chosen.title })}
            </>
          )}
        </p>
        {chosen && (
          <div className={`row ${styles.onward}`}>
            <Link to={chosen.enquiry}>{interpolate(words.talk, { package: chosen.title })}</Link>
            <Button variant="onGlaze" onClick={() => alert(words.alert)}>
              {words.proceed} <Glyph shape={arrowRightIcon} />
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
