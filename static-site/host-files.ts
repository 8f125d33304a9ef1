import { posix } from 'node:path';
import type { BuiltSite } from './built-site.ts';

/**
 * The `_headers` file that static hosts such as Netlify and Cloudflare Pages read. Headers common to all pages are one rule for
 * every address, since these hosts have no way to give headers to the 404 page alone. Files stand before pages: Cloudflare reads
 * 100 rules, and a second language has more.
 */
export function hostHeaders({ pages, fileHeaders }: BuiltSite): string {
  const common = commonHeaders(pages);
  const own = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in common)));
  const rules = pages.filter(({ status }) => status === 200).map(({ path, headers }) => rule(path, own(headers)));
  const files = Object.entries(fileHeaders).map(([path, headers]) => rule(path, headers));
  return [rule('/*', common), ...files, ...rules].join('\n');
}

/** Headers that must stay in the rules of pages: the policies of two matching rules would both apply, and other sites may embed files. */
const ofPagesAlone = /^(?:content-security-policy$|cross-origin-)/;

function commonHeaders(pages: BuiltSite['pages']): Record<string, string> {
  const [first, ...others] = pages;
  return Object.fromEntries(
    Object.entries(first?.headers ?? {}).filter(
      ([name, value]) => !ofPagesAlone.test(name) && others.every(({ headers }) => headers[name] === value),
    ),
  );
}

/** Adds the policy to the page as a meta element, for hosts that send it without our headers. `frame-ancestors` works in a header only. */
export function withPolicyInside(html: string, headers: Record<string, string>): string {
  const policy = headers['content-security-policy']?.replace(/; frame-ancestors [^;]*/, '');
  if (policy === undefined) return html;
  const meta = `<meta http-equiv="content-security-policy" content="${policy}"/>`;
  return html.replace(/<head[^>]*>/, (head) => head + meta);
}

/** The `_redirects` file of the same hosts: one line per redirect and, below each prefix, the 404 page of that language. */
export function hostRedirects({ pages, redirects }: BuiltSite): string {
  const elsewhere = pages
    .filter(({ status, file }) => status === 404 && file.includes('/'))
    .map(({ file, status }) => ({ from: `/${posix.dirname(file)}/*`, to: `/${file}`, status }));
  return [...redirects, ...elsewhere].map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

function rule(path: string, headers: Record<string, string>): string {
  return `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
