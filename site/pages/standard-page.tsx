import type { ContentPage } from '../../content/schema.ts';
import { FactsStrip } from '../sections/facts-strip/facts-strip.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { PageHero } from '../sections/page-hero/page-hero.tsx';

/** A page of words alone: heading, the four answers, introduction. */
export function StandardPage({ content }: { content: ContentPage }) {
  return (
    <>
      <PageHero path={content.path} heading={content.heading} lede={content.lede} />
      <FactsStrip facts={content.facts} />
      <Introduction paragraphs={content.introduction} />
    </>
  );
}
