import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { lineAt, type SourceFile } from './source-file.ts';

export type Import = {
  /** The imported file from the project's root, or the name of a package. */
  target: string;
  isPackage: boolean;
  /** True for an import of types only. */
  typeOnly: boolean;
  line: number;
};

const parsed = new WeakMap<SourceFile, Import[]>();

/** The imports and re-exports of a file, by the build's own parser. */
export function importsOf(source: SourceFile): Import[] {
  const known = parsed.get(source);
  if (known) return known;
  const { file, text } = source;
  const result = parseSync(file, text);
  const { staticImports, staticExports, dynamicImports } = result.module;
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
    ...(text.includes('import(') ? importedTypes(result.program) : []),
  ];
  const imports = found.map(({ start, specifier, typeOnly }) => ({
    ...resolve(file, specifier),
    typeOnly,
    line: lineAt(text, start),
  }));
  parsed.set(source, imports);
  return imports;
}

/** `import('./b.ts').B` */
function importedTypes(program: ReturnType<typeof parseSync>['program']) {
  const found: { start: number; specifier: string; typeOnly: boolean }[] = [];
  new Visitor({
    TSImportType: ({ start, source }) => void found.push({ start, specifier: source.value, typeOnly: true }),
  }).visit(program);
  return found;
}

function resolve(file: string, specifier: string): { target: string; isPackage: boolean } {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('.')) return { target: path.posix.join(path.posix.dirname(file), bare), isPackage: false };
  if (bare.startsWith('/')) return { target: bare.slice(1), isPackage: false };
  return { target: bare, isPackage: true };
}
