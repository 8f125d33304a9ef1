import { lineAt, type Rule } from './source-file.ts';

/** A repeating gradient that names no colour space. */
const unnamed = /repeating-(?:linear|radial|conic)-gradient\((?!\s*(?:[\w.-]+\s+)?in srgb\b)/g;

/** Repeating gradients mix their colours in sRGB: in OKLab, as colours of our tokens would be without it, Firefox paints no hard edge. */
export const repeatingGradients: Rule = (files) =>
  files
    .filter(({ file }) => /^(?:site|services)\/.*(?:\.css|style-sheet\.ts)$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(unnamed)].map(({ index }) => ({
        file,
        line: lineAt(text, index),
        message: 'Firefox does not paint a repeating gradient between colours of our tokens without `in srgb`.',
      })),
    );
