import { importsOf } from './imports.ts';
import { isCode, type Rule } from './source-file.ts';

/**
 * Forbids circular imports, types included: what two files need of each other belongs into one file, or into a third below both.
 * Each circle is reported once, by its shortest path.
 */
export const importCircles: Rule = (files) => {
  const code = files.filter(({ file }) => isCode(file));
  const known = new Set(code.map(({ file }) => file));
  const imports = new Map(
    code.map((source) => [source.file, importsOf(source).filter(({ target }) => known.has(target))] as const),
  );
  const told = new Set<string>();
  return code.flatMap(({ file }) => {
    if (told.has(file)) return [];
    const circle = shortestCircle(file, (from) => (imports.get(from) ?? []).map(({ target }) => target));
    if (!circle) return [];
    for (const one of circle) told.add(one);
    const line = imports.get(file)?.find(({ target }) => target === circle[1])?.line;
    return [
      {
        file,
        ...(line && { line }),
        message: `imports itself: ${circle.join(' → ')}. Move what they share below both.`,
      },
    ];
  });
};

/** `[start, …, start]`, by the fewest imports; undefined when no way leads back. */
function shortestCircle(start: string, next: (file: string) => string[]): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const target of next(file)) {
      if (target === start) {
        const way = [start];
        for (let at: string | undefined = file; at !== undefined && at !== start; at = cameFrom.get(at)) way.push(at);
        return [...way, start].toReversed();
      }
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      queue.push(target);
    }
  }
  return undefined;
}
