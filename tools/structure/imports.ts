import path from 'node:path';
import { parseSync } from 'vite';
import { lineAt, type SourceFile } from './source-file.ts';

export type Import = {
  /** The imported file from the project's root. */
  target: string;
  typeOnly: boolean;
  line: number;
};

const parsed = new WeakMap<SourceFile, Import[]>();

/** What a file imports and re-exports of other files, by the build's own parser. */
export function importsOf(source: SourceFile): Import[] {
  const known = parsed.get(source);
  if (known) return known;
  const { file, text } = source;
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const found = [
    ...staticImports.map(({ start, entries, moduleRequest: { value } }) => ({
      start,
      specifier: value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ start, entries }) => {
      const specifier = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest?.value;
      return specifier === undefined ? [] : { start, specifier, typeOnly: entries.every(({ isType }) => isType) };
    }),
    ...dynamicImports.flatMap(({ start, moduleRequest }) => {
      const [, , specifier] = /^(['"`])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
      return specifier === undefined ? [] : { start, specifier, typeOnly: false };
    }),
  ];
  const imports = found.flatMap(({ start, specifier, typeOnly }) => {
    const target = resolve(file, specifier);
    return target === undefined ? [] : { target, typeOnly, line: lineAt(text, start) };
  });
  parsed.set(source, imports);
  return imports;
}

/** The path of a specifier from the root; undefined for a package. */
function resolve(file: string, specifier: string): string | undefined {
  const [bare = ''] = specifier.split('?');
  return bare.startsWith('.') ? path.posix.join(path.posix.dirname(file), bare) : undefined;
}
