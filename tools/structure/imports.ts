import path from 'node:path';
import { lineAt, type SourceFile } from './source-file.ts';

export type Import = {
  /** The imported file from the project's root, or the name of a package. */
  target: string;
  isPackage: boolean;
  /** True when nothing of it is left at run time. */
  typeOnly: boolean;
  line: number;
};

const statement = /^[ \t]*(?:import|export)\s+(type\s+)?(?:([^'";]*?)\sfrom\s+)?'([^']+)'/gm;
const dynamic = /\bimport\(\s*'([^']+)'/g;

/** What a file imports or exports again. */
export function importsOf({ file, text }: SourceFile): Import[] {
  const found = [...text.matchAll(statement)].map((match) => ({
    specifier: match[3] ?? '',
    typeOnly: match[1] !== undefined || onlyTypes(match[2] ?? ''),
    line: lineAt(text, match.index),
  }));
  const loaded = [...text.matchAll(dynamic)].map((match) => ({
    specifier: match[1] ?? '',
    typeOnly: false,
    line: lineAt(text, match.index),
  }));
  return [...found, ...loaded].map(({ specifier, typeOnly, line }) => ({
    ...resolve(file, specifier),
    typeOnly,
    line,
  }));
}

/** `{ type A, type B }` */
function onlyTypes(clause: string): boolean {
  const names = /^\{(.*)\}$/s
    .exec(clause.trim())?.[1]
    ?.split(',')
    .filter((name) => name.trim() !== '');
  return names !== undefined && names.length > 0 && names.every((name) => name.trim().startsWith('type '));
}

function resolve(file: string, specifier: string): { target: string; isPackage: boolean } {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('.')) return { target: path.posix.join(path.posix.dirname(file), bare), isPackage: false };
  if (bare.startsWith('/')) return { target: bare.slice(1), isPackage: false };
  return { target: bare, isPackage: true };
}
