import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { projectRoot } from '../environment/run-command.ts';
import { lineAt } from '../structure/source-file.ts';
import { contentFiles } from './read-content.ts';

/** The files of content/ that no program can read, each with its place, the lines around it and what to do. */
export function syntaxFaults(): string[] {
  return contentFiles().flatMap((file) => syntaxFault(file, readFileSync(path.join(projectRoot, file), 'utf8')) ?? []);
}

/** The first fault in the syntax of a file; undefined when it has none. */
export function syntaxFault(file: string, text: string): string | undefined {
  const [first] = parseSync(file, text).errors;
  if (!first) return undefined;
  const at = first.labels[0]?.start ?? 0;
  return `${file}:${lineAt(text, at)} cannot be read. ${remedy(text, at)}\n${first.codeframe?.trimEnd() ?? first.message}`;
}

/** What an author most likely did there, and how to mend it. */
function remedy(text: string, at: number): string {
  const before = text.slice(0, at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (/[‘’“”]/.test(text[at] ?? '')) return "Begin and end a text with '; ‘ ’ “ ” may only stand in it.";
  if (text[at] === "'" || text[at] === '"')
    return `End the text with the mark it begins with, ${text[at]}, or write the colon before it.`;
  if (line.trim() === '') return `Write a comma at the end of line ${lineAt(text, before.trimEnd().length)}.`;
  if (/\w'$/.test(line)) return 'Write an apostrophe in a text as ’: a straight one ends the text.';
  return 'Compare it with the lines above: a comma after each value, and a closing mark for each opening one.';
}
