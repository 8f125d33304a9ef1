import type { ContentPage, Paragraph } from '../../../content/schema.ts';
import { FactsStrip } from '../facts-strip/facts-strip.tsx';
import { Introduction } from '../introduction/introduction.tsx';

/** What a page of one section says beyond that section: the introduction and the four answers. */
export function PageWords({
  introduction,
  facts,
}: { introduction: readonly Paragraph[] } & Pick<ContentPage, 'facts'>) {
  return (
    <>
      <Introduction paragraphs={introduction} />
      <FactsStrip facts={facts} />
    </>
  );
}
