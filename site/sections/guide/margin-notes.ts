import type { ExampleBlock, Guide, GuideBlock, GuideText, Source } from '../../../content/guide.ts';
import { citations, isParagraph } from '../../../content/guide-words.ts';

/** A source beside the block that names it first, so that nobody has to leave the sentence to learn who says so. */
export type MarginNotes = ReadonlyMap<GuideBlock, readonly Source[]>;

/** Which blocks of a guide introduce which sources. Tables and terms take the whole width and leave no margin. */
export function marginNotes({ sections, sources }: Pick<Guide, 'sections' | 'sources'>): MarginNotes {
  const seen = new Set<string>();
  const notes = new Map<GuideBlock, readonly Source[]>();
  const blocks = sections.flatMap((section) => section.blocks).flatMap(unfold);
  for (const block of blocks) {
    const first = [...new Set(textsBesideMargin(block).flatMap(citations))].filter((id) => !seen.has(id));
    for (const id of first) seen.add(id);
    notes.set(
      block,
      sources.filter((source) => first.includes(source.id)),
    );
  }
  return notes;
}

const unfold = (block: GuideBlock): readonly Exclude<GuideBlock, ExampleBlock>[] =>
  !isParagraph(block) && block.kind === 'example' ? block.blocks : [block];

function textsBesideMargin(block: GuideBlock): readonly GuideText[] {
  if (isParagraph(block)) return [block];
  return block.kind === 'list' || block.kind === 'steps' ? block.items : [];
}
