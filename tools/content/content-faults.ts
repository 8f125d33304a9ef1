import { counts } from './counts.ts';
import type { ContentFile } from './read-content.ts';
import { deadLink, missingAlt, missingText, type Rule, tooLong, unknownIcon } from './rules.ts';
import { type Entry, visit } from './visit.ts';

const rules: readonly Rule[] = [missingText, missingAlt, deadLink, unknownIcon, tooLong];

/** What an author has to put right before the site can be built: one line each, with file and place. */
export function contentFaults(files: readonly ContentFile[]): string[] {
  return files.flatMap(({ file, words }) => {
    const entries = Object.entries(words).flatMap(([name, value]) => visit(value, name));
    return [
      ...entries.flatMap((entry) =>
        rules.flatMap((rule) => rule(entry) ?? []).map((fault) => `${entry.trail} ${fault}`),
      ),
      ...countFaults(entries, counts[file] ?? {}),
    ].map((fault) => `${file}: ${fault}`);
  });
}

function countFaults(entries: readonly Entry[], wanted: Readonly<Record<string, number>>): string[] {
  return Object.entries(wanted).flatMap(([trail, number]) => {
    const list = entries.find((entry) => entry.trail === trail)?.value;
    if (!Array.isArray(list)) return [`${trail} is missing. There must be ${number} of them.`];
    return list.length === number ? [] : [`${trail} has ${list.length} entries. There must be ${number}.`];
  });
}
