import { company } from '../content/company.ts';
import { siteMap, type Path } from '../content/site-map.ts';
import type { RenderedPage, SiteFile } from '../static-site/site.ts';
import { chatList } from './chat-list.ts';
import { iconSheet } from './components/icon-sheet.ts';
import { feed, feedFile } from './feed.ts';
import { llmsTxt } from './llms-txt.ts';
import { markdownOf } from './markdown.ts';
import { olderStyles } from './older-styles.ts';
import { markdownFile } from './page.ts';
import { changedOn } from './page-dates.ts';
import { securityTxt } from './security-txt.ts';
import { searchIndex } from './search-index.ts';
import { socialCardFiles } from './social-card/social-card-files.ts';
import { speculationRules } from './speculation-rules.ts';
import { webManifest } from './web-manifest.ts';
import { sitePrefix } from './language/address.ts';
import { editions } from './language/alternates.ts';

/** The machine-readable files, such as the sitemap, made from the route table and the prerendered pages. */
export function siteFiles(pages: readonly RenderedPage[]): SiteFile[] {
  const html = new Map(pages.map((page) => [page.path, page.html]));
  const twins = indexedPaths().map((path) => ({ path, text: markdownOf(html.get(path) ?? '', company.origin) }));
  return [
    { name: 'sitemap.xml', content: sitemap(twins) },
    ...(sitePrefix === '' ? rootFiles(pages) : []),
    { name: 'search-index.json', content: JSON.stringify(searchIndex(pages, indexedPaths())) },
    { name: 'chat-list.json', content: JSON.stringify(chatList()) },
    { name: 'llms.txt', content: llmsTxt(indexedPaths()) },
    { name: feedFile, content: feed() },
    ...twins.map(({ path, text }) => ({ name: markdownFile(path), content: text })),
    iconSheet,
    speculationRules,
    olderStyles(),
  ];
}

/** The files that all editions share: those that programs expect at the root, and the social cards. */
function rootFiles(pages: readonly RenderedPage[]): SiteFile[] {
  const maps = editions.map(({ prefix }) => `Sitemap: ${company.origin}${prefix}/sitemap.xml\n`);
  return [
    { name: 'robots.txt', content: `User-agent: *\nAllow: /\n\n${maps.join('')}` },
    { name: 'site.webmanifest', content: webManifest() },
    { name: '.well-known/security.txt', content: securityTxt(Date.now()) },
    ...socialCardFiles(pages),
  ];
}

/** The addresses that search engines may list, in the order of the site map. */
function indexedPaths(): Path[] {
  return Object.entries(siteMap)
    .filter(([, entry]) => !('indexed' in entry))
    .map(([path]) => path as Path);
}

/** Each page with the day of its last change, where that is known. */
function sitemap(twins: readonly { path: Path; text: string }[]): string {
  const urls = twins.map(({ path, text }) => {
    const day = changedOn(path, text);
    return `<url><loc>${company.origin}${sitePrefix}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
