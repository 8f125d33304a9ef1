import { importsOf } from './imports.ts';
import { isCode, type Rule } from './source-file.ts';

/** Forbids a style sheet that nothing imports: a component that is deleted would leave its own behind. */
export const unusedStyles: Rule = (files) => {
  const imported = new Set(
    files.filter(({ file }) => isCode(file)).flatMap((one) => importsOf(one).map(({ target }) => target)),
  );
  return files
    .filter(({ file }) => file.endsWith('.module.css') && !imported.has(file))
    .map(({ file }) => ({ file, message: 'Nothing imports this style sheet. Import it or delete it.' }));
};
