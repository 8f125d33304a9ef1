import { type Fault, isTest, lineAt, type Rule } from './source-file.ts';

const forbidden: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: /\sstyle=(?:\{|")/g,
    message:
      'The content security policy drops style attributes. Use a class of the CSS module, a data attribute, or an SVG presentation attribute.',
  },
  {
    pattern: /dangerouslySetInnerHTML/g,
    message: 'Markup from a string is not escaped. Only JSON-LD is written this way (site/components/json-ld.tsx).',
  },
  {
    pattern: /<script(?![^>]*\bsrc=)[^>]*>/g,
    message:
      'The content security policy allows no inline script. Put the code under site/browser and import it there.',
  },
  {
    pattern: /\shref="javascript:|\son[a-z]+="/g,
    message: 'The content security policy allows no code in attributes. Pass a function, or use an island.',
  },
];

/** The one place that writes data, not code, into a script element. */
const jsonLd = 'site/components/json-ld.tsx';

/** Nothing in the pages that their policy would forbid. Mails are another matter: their clients know only attributes. */
export const inlineCode: Rule = (files) =>
  files
    .filter(({ file }) => file.startsWith('site/') && file.endsWith('.tsx') && !isTest(file) && file !== jsonLd)
    .flatMap(({ file, text }) =>
      forbidden.flatMap(({ pattern, message }) =>
        [...text.matchAll(pattern)].map((match): Fault => ({ file, line: lineAt(text, match.index + 1), message })),
      ),
    );
