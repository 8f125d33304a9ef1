import type { ExampleBlock, Guide, GuideBlock, GuideText } from '../../../content/guide.ts';
import { citations, isParagraph } from '../../../content/guide-text.ts';

/** Sources beside the block that names them first, so that nobody has to leave the sentence to learn who says so. */
export type MarginNotes = ReadonlyMap<GuideBlock, readonly string[]>;

/** Which blocks of a guide introduce which sources. Tables and terms take the whole width and leave no margin. */
export function marginNotes({ sections }: Pick<Guide, 'sections'>): MarginNotes {
  const seen = new Set<string>();
  const notes = new Map<GuideBlock, readonly string[]>();
  const blocks = Object.values(sections).flatMap((section) => section.blocks.flatMap(unfold));
  for (const block of blocks) {
    const first = [...new Set(textsBesideMargin(block).flatMap(citations))].filter((id) => !seen.has(id));
    for (const id of first) seen.add(id);
    notes.set(block, first);
  }
  return notes;
}

const unfold = (block: GuideBlock): readonly Exclude<GuideBlock, ExampleBlock>[] =>
  !isParagraph(block) && 'blocks' in block ? block.blocks : [block];

function textsBesideMargin(block: GuideBlock): readonly GuideText[] {
  if (isParagraph(block)) return [block];
  if ('list' in block) return block.list;
  return 'steps' in block ? block.steps : [];
}
