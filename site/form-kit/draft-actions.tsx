import { formWords } from '../../content/form-words.ts';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/glyph.tsx';
import { rotateCcwIcon } from '../components/icon-shapes.ts';

type DraftActionsProps = { onRestore: () => void; onDiscard?: (() => void) | undefined };

/** Brings an unsent message back; where it is only an offer, it can be declined. */
export function DraftActions({ onRestore, onDiscard }: DraftActionsProps) {
  return (
    <>
      <Button variant="outline" size="small" onClick={onRestore}>
        <Glyph shape={rotateCcwIcon} /> {formWords.restore}
      </Button>
      {onDiscard && (
        <Button variant="outline" size="small" onClick={onDiscard}>
          {formWords.discard}
        </Button>
      )}
    </>
  );
}
