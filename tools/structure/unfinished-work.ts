import { type Fault, isCode, lineAt, type Rule } from './source-file.ts';

const forbidden: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/g,
    message: 'Finish it, or write down in docs/decisions why it is left as it is.',
  },
  {
    pattern: /@ts-(?:ignore|nocheck)\b/g,
    message: 'This silences every fault of the line, the next one too. Give the value its type.',
  },
  {
    pattern: /\b(?:test|it|describe)\.(?:only|skip|todo)\(/g,
    message: 'A test that does not run proves nothing. Make it pass, or delete it.',
  },
];

/** Nothing half done, and no test that does not run. */
export const unfinishedWork: Rule = (files) =>
  files
    .filter(({ file }) => isCode(file) && !file.startsWith('tools/structure/'))
    .flatMap(({ file, text }) =>
      forbidden.flatMap(({ pattern, message }) =>
        [...text.matchAll(pattern)].map((match): Fault => ({ file, line: lineAt(text, match.index), message })),
      ),
    );
