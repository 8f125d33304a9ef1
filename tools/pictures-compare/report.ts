import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '../../contracts/answer-pages.ts';
import type { Difference } from './difference.ts';

/** A picture that differs, with the files it was before and is now. */
export type Finding = { name: string; before: string; after: string; difference: Difference };

/** `123 px`, `new` or `gone`. */
export function amountOf({ difference }: Finding): string {
  return typeof difference === 'string' ? difference : `${difference.pixels} px`;
}

/** Writes a page that shows before, after and difference side by side; returns its path. */
export async function writeReport(folder: string, commit: string, findings: readonly Finding[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  const parts = [`<h1>${findings.length} pictures differ from ${escapeHtml(commit)}</h1>`];
  for (const [index, finding] of findings.entries()) {
    const { name, before, after, difference } = finding;
    const marked = path.join(folder, `difference-${index}.png`);
    if (typeof difference !== 'string') await writeFile(marked, difference.picture);
    let files: Record<string, string> = { before, after, difference: marked };
    if (difference === 'new') files = { after };
    if (difference === 'gone') files = { before };
    const pictures = Object.entries(files).map(([title, file]) => {
      const link = escapeHtml(encodeURI(path.relative(folder, file)));
      return `<figure><figcaption>${title}</figcaption><a href="${link}"><img src="${link}" alt="" loading="lazy"></a></figure>`;
    });
    parts.push(`<h2>${escapeHtml(name)} <small>${amountOf(finding)}</small></h2><div>${pictures.join('')}</div>`);
  }
  const page = path.join(folder, 'index.html');
  await writeFile(page, head + parts.join('\n'));
  return page;
}

const head =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures compared</title>' +
  '<style>body{font:1rem/1.5 sans-serif;margin:2rem;color-scheme:light dark}div{display:grid;gap:1rem;' +
  'grid-template-columns:repeat(3,minmax(0,1fr));align-items:start}figure{margin:0}img{max-width:100%;border:1px solid}</style>';
