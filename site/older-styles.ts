import { transform } from 'lightningcss';
import { labels } from '../content/labels.ts';
import type { SiteFile } from '../static-site/site.ts';
import rules from './styles/older.css?raw';
import tokens from './styles/tokens.css?raw';

/** Browsers of 2022: the oldest that know cascade layers, and so the oldest that the pages' own styles do not confuse. */
const targets = { chrome: 99 << 16, safari: (15 << 16) | (4 << 8), firefox: 97 << 16 };

/** The style sheet for browsers that do not know `light-dark()` (browser/older.ts), with the colours of tokens.css that it names. */
export function olderStyles(): SiteFile {
  const css = `:root {
  color-scheme: light dark;
  --older: ${JSON.stringify(labels.olderBrowser)};
  ${colours((name) => rules.includes(`var(${name})`))}
}
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
${rules}`;
  return { name: 'older.css', content: forOlder(css) };
}

/** What such browsers get on pages that the server draws: all colours of tokens.css, or no field and no button could be seen. */
export const olderColours = forOlder(`@supports not (color: light-dark(red, red)) {
  :root { color-scheme: light dark; ${colours(() => true)} }
}`);

function colours(isUsed: (name: string) => boolean): string {
  const all = [...tokens.matchAll(/(--[\w-]+): light-dark\(.+;/g)];
  const used = all.filter(([, name = '']) => isUsed(name));
  return used.map(([declaration]) => declaration).join('');
}

function forOlder(css: string): string {
  return transform({ filename: 'older.css', code: Buffer.from(css), minify: true, targets }).code.toString();
}
