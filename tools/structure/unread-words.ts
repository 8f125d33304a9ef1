import { type ESTree, parseSync, Visitor } from 'vite';
import { importsOf } from './imports.ts';
import { isCode, isTest, lineAt, type Rule, type SourceFile } from './source-file.ts';

/**
 * Forbids unused words: every key of a constant in content/ must be read by its name somewhere, unless the constant is passed on
 * whole. An unused word would be translated and checked for nothing. What the owner has to settle (`factsToConfirm`) is read by
 * tools/open-items.
 */
export const unreadWords: Rule = (files) => {
  const code = files.filter(({ file }) => isCode(file) && !isTest(file));
  const constants = code.filter(({ file }) => file.startsWith('content/')).flatMap(constantsOf);
  const names = new Set(constants.map(({ name }) => name));
  const reads = new Set(code.filter(usesContent).flatMap((source) => readsIn(source, names)));
  return constants.flatMap(({ source, name, keys }) =>
    reads.has(name) || name.endsWith('ToConfirm')
      ? []
      : keys
          .filter(({ key }) => !reads.has(`${name}.${key}`))
          .map(({ key, start }) => ({
            file: source.file,
            line: lineAt(source.text, start),
            message: `${name}.${key} is read nowhere. Use it or delete it.`,
          })),
  );
};

type Constant = { source: SourceFile; name: string; keys: { key: string; start: number }[] };

function usesContent(source: SourceFile): boolean {
  return source.file.startsWith('content/') || importsOf(source).some(({ target }) => target.startsWith('content/'));
}

/** `export const labels = { skip: '…' }`, with or without a declared type. */
function constantsOf(source: SourceFile): Constant[] {
  return parseSync(source.file, source.text).program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') return [];
    return node.declaration.declarations.flatMap(({ id, init }): Constant[] => {
      const value = withoutType(init);
      if (id.type !== 'Identifier' || value?.type !== 'ObjectExpression') return [];
      const keys = value.properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [{ key: property.key.name, start: property.start }]
          : [],
      );
      return [{ source, name: id.name, keys }];
    });
  });
}

/** `{ … }` of `{ … } as const satisfies Labels`. */
function withoutType(value: ESTree.Expression | null): ESTree.Expression | null {
  const isTyped = value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression';
  return isTyped ? withoutType(value.expression) : value;
}

/** `labels.skip` where one key is taken, `labels` where the constant is handed on whole. */
function readsIn({ file, text }: SourceFile, names: ReadonlySet<string>): string[] {
  const { program, module } = parseSync(file, text);
  // A constant is known by its name in its own file, and by what an import calls it elsewhere.
  const own = file.startsWith('content/') ? constantsOf({ file, text }).map(({ name }) => name) : [];
  const local = new Map(own.map((name) => [name, name]));
  for (const { entries } of module.staticImports) {
    for (const { importName, localName } of entries) {
      if (importName.name && names.has(importName.name)) local.set(localName.value, importName.name);
    }
  }
  const reads: string[] = [];
  const seen = new Set<number>();
  new Visitor({
    ImportDeclaration: ({ specifiers }) => {
      for (const specifier of specifiers) seen.add(specifier.local.start).add(specifier.start);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier') seen.add(id.start);
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return;
      const name = local.get(init.name);
      if (name === undefined || id.properties.some(({ type }) => type === 'RestElement')) return;
      seen.add(init.start);
      for (const property of id.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier')
          reads.push(`${name}.${property.key.name}`);
      }
    },
    MemberExpression: ({ object, property, computed }) => {
      if (object.type !== 'Identifier' || computed || property.type !== 'Identifier') return;
      const name = local.get(object.name);
      if (name === undefined) return;
      seen.add(object.start);
      reads.push(`${name}.${property.name}`);
    },
    // A type takes no word: `keyof typeof labels`.
    TSTypeQuery: ({ exprName }) => void seen.add(exprName.start),
    Identifier: ({ name, start }) => {
      const constant = local.get(name);
      if (constant !== undefined && !seen.has(start)) reads.push(constant);
    },
  }).visit(program);
  return reads;
}
