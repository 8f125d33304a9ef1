import type { BuiltSite } from './built-site.ts';
import type { Site } from './site.ts';

/** The `_headers` file that static hosts such as Netlify and Cloudflare Pages read. */
export function hostHeaders({ pages }: BuiltSite, fileHeaders: Site['fileHeaders'] = {}): string {
  const rules = pages.filter(({ status }) => status === 200).map(({ path, headers }) => rule(path, headers));
  const files = Object.entries(fileHeaders).map(([path, headers]) => rule(path, headers));
  return [...rules, ...files, rule('/assets/*', { 'cache-control': 'public, max-age=31536000, immutable' })].join('\n');
}

/** The `_redirects` file of the same hosts: one line per redirect. */
export function hostRedirects({ redirects }: BuiltSite): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

function rule(path: string, headers: Record<string, string>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
