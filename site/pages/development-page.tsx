import type { ComponentProps, ReactNode } from 'react';
import { labels } from '../../content/labels.ts';
import type { DevelopmentPage as Content, Section } from '../../content/schema.ts';
import { ClosingBand } from '../sections/closing-band/closing-band.tsx';
import { Conclusion } from '../sections/conclusion/conclusion.tsx';
import { OfferStrip } from '../sections/offer-strip/offer-strip.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { HeroActions } from '../sections/page-hero/hero-actions.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';
import styles from './development-page.module.css';

type DevelopmentPageProps = Pick<ComponentProps<typeof PageHero>, 'figure' | 'place' | 'apart' | 'tone'> & {
  content: Content;
  /** The page's own sections, between its introduction and its conclusion. */
  children: ReactNode;
};

/** What the nine pages under Web Development have in common: their beginning and their end. */
export function DevelopmentPage({ content, children, ...hero }: DevelopmentPageProps) {
  const { path, heading, lede, actions, offer, introduction, conclusion, closing } = content;
  return (
    <>
      <PageHero path={path} heading={heading} lede={lede} {...hero}>
        <HeroActions actions={actions} tone={hero.tone} />
      </PageHero>
      <OfferStrip offer={offer} words={labels.offer} />
      <Introduction paragraphs={introduction} />
      <div className={styles.texts}>
        {children}
        <Conclusion heading={labels.conclusion} paragraphs={conclusion} />
      </div>
      <ClosingBand closing={closing} />
    </>
  );
}

/** The text of a page that has this anchor, so that each text can have an arrangement of its own. */
export function sectionOf({ path, sections }: Content, id: string): Section {
  const section = sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`The words of ${path} have no section '${id}': add it there, or arrange another one.`);
  return section;
}
