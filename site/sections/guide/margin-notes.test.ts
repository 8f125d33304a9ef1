import { describe, expect, it } from 'vitest';
import type { Guide, GuideText } from '../../../content/guide.ts';
import { guides } from '../../../content/guides.ts';
import { marginNotes } from './margin-notes.ts';

const cites = (...ids: string[]): GuideText => ids.map((id) => `[^${id}]`);
const noted = (guide: Pick<Guide, 'sections'>) => [...marginNotes(guide).values()];

describe('the notes in the margin', () => {
  it('stand once, beside the block that names the source first', () => {
    const sections: Guide['sections'] = {
      a: { heading: 'A', blocks: [cites('x', 'x'), cites('x', 'y')] },
      b: { heading: 'B', blocks: [{ label: 'Invented.', blocks: [cites('y', 'z')] }] },
    };
    expect(noted({ sections })).toEqual([['x'], ['y'], ['z']]);
  });

  it.each(Object.values(guides))('name no source of $path twice', (guide: Guide) => {
    const ids = noted(guide).flat();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(3);
  });
});
