import type { ContentFile } from './read-content.ts';
import { deadLink, length, missingAlt, missingText, type Rule, unknownIcon } from './rules.ts';
import { visit } from './visit.ts';

const rules: readonly Rule[] = [missingText, missingAlt, deadLink, unknownIcon, length];

/** The faults that an author has to correct before the site can be built: one line each, with file and place. */
export function contentFaults(files: readonly ContentFile[]): string[] {
  return files.flatMap(({ file, words }) => {
    const entries = Object.entries(words).flatMap(([name, value]) => visit(value, name));
    return entries.flatMap((entry) =>
      rules.flatMap((rule) => rule(entry) ?? []).map((fault) => `${file}: ${entry.trail} ${fault}`),
    );
  });
}
