import { company } from '../content/company.ts';
import { labels } from '../content/labels.ts';
import { siteMap, type Path } from '../content/site-map.ts';
import { breadcrumbsTo, markdownFile } from './page.ts';
import { sitePrefix } from './language/address.ts';

/** The file llms.txt for language models (llmstxt.org): every page by name, under its parent page, as Markdown. */
export function llmsTxt(paths: readonly Path[]): string {
  const parentOf = (path: Path) => breadcrumbsTo(path).at(-2)?.path;
  const sections = paths.filter((path) => paths.some((other) => parentOf(other) === path));
  const lines = sections.flatMap((section) => [
    `\n## ${siteMap[section].name}\n`,
    ...paths.filter((path) => path === section || (parentOf(path) === section && !sections.includes(path))).map(line),
  ]);
  return `# ${company.name}\n\n> ${labels.companySummary}\n${lines.join('\n')}\n`;
}

function line(path: Path): string {
  return `- [${siteMap[path].name}](${company.origin}${sitePrefix}/${markdownFile(path)}): ${siteMap[path].description}`;
}
