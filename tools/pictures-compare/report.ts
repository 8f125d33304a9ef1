import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '../../contracts/contact-answer.ts';
import type { Difference } from './difference.ts';

/** A picture that differs, with the files it was before and is now. */
export type Finding = { name: string; before: string; after: string; difference: Difference };

/** `123 px`, `new` or `gone`. */
export function amountOf({ difference }: Finding): string {
  return typeof difference === 'string' ? difference : `${difference.pixels} px`;
}

/** Writes a page that shows before, after and difference side by side, with its pictures beside it; returns its path. */
export async function writeReport(folder: string, commit: string, findings: readonly Finding[]): Promise<string> {
  await mkdir(folder, { recursive: true });
  const parts = [];
  for (const [index, finding] of findings.entries()) {
    const files = await copyPictures(folder, String(index), finding);
    const pictures = files.map(([title, file]) => `<figure><figcaption>${title}</figcaption>${linked(file)}</figure>`);
    parts.push(
      `<h2>${escapeHtml(finding.name)} <small>${amountOf(finding)}</small></h2><div>${pictures.join('')}</div>`,
    );
  }
  const page = path.join(folder, 'index.html');
  await writeFile(
    page,
    `${head}<h1>${findings.length} pictures differ from ${escapeHtml(commit)}</h1>${parts.join('\n')}`,
  );
  return page;
}

const head =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures compared</title>' +
  '<style>body{font:1rem/1.5 sans-serif;margin:2rem;color-scheme:light dark}div{display:grid;gap:1rem;' +
  'grid-template-columns:repeat(3,minmax(0,1fr));align-items:start}figure{margin:0}img{max-width:100%;border:1px solid}</style>';

const linked = (file: string): string => `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`;

/** Copies what there is of a finding into the folder; returns titles and file names. */
async function copyPictures(
  folder: string,
  stem: string,
  { before, after, difference }: Finding,
): Promise<[string, string][]> {
  const copies: [string, string][] = [];
  const add = async (title: string, write: (file: string) => Promise<unknown>) => {
    const file = `${stem}-${title}.png`;
    await write(path.join(folder, file));
    copies.push([title, file]);
  };
  if (difference !== 'new') await add('before', (file) => copyFile(before, file));
  if (difference !== 'gone') await add('after', (file) => copyFile(after, file));
  if (typeof difference !== 'string') await add('difference', (file) => writeFile(file, difference.picture));
  return copies;
}
