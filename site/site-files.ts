import { company } from '../content/company.ts';
import { siteMap, type Path } from '../content/site-map.ts';
import type { RenderedPage, SiteFile } from '../static-site/site.ts';
import { chatList } from './chat-list.ts';
import { iconSheet } from './components/icon-sheet.ts';
import { securityTxt } from './security-txt.ts';
import { searchIndex } from './search-index.ts';
import { socialCardFiles } from './social-card/social-card-files.ts';

/** Files for machines, made of the table of addresses and of the finished pages. */
export function siteFiles(pages: readonly RenderedPage[]): SiteFile[] {
  return [
    { name: 'sitemap.xml', content: sitemap() },
    { name: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${company.origin}/sitemap.xml\n` },
    { name: '.well-known/security.txt', content: securityTxt(Date.now()) },
    { name: 'search-index.json', content: JSON.stringify(searchIndex(pages, indexedPaths())) },
    { name: 'chat-list.json', content: JSON.stringify(chatList()) },
    iconSheet,
    ...socialCardFiles(pages),
  ];
}

/** The addresses that search engines may show, in the order of the site map. */
function indexedPaths(): Path[] {
  return Object.entries(siteMap)
    .filter(([, entry]) => !('indexed' in entry))
    .map(([path]) => path as Path);
}

function sitemap(): string {
  const urls = indexedPaths().map((path) => `<url><loc>${company.origin}${path === '/' ? '/' : path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
