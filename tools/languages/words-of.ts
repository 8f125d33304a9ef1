import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../environment/run-command.ts';

const english = 'en';
const pseudo = 'xa';

/** Files of words outside content/. */
export const besideContent: readonly string[] = [
  'contracts/messages.ts',
  'contracts/account-messages.ts',
  'contracts/login-messages.ts',
];

/** Files of content/ that hold no words: facts, names for programs, what visitors type, and lists of other files. */
const notTranslated = new Set(
  'chat/intents chat/spellings company company/contact-facts company/reach guide-text guides icons mail/relay-words shared-sources'
    .split(' ')
    .map((name) => `content/${name}.ts`),
);

/** Whether a file of the project, `content/labels.ts`, holds words that each language has of its own. */
function isTranslated(file: string): boolean {
  if (besideContent.includes(file)) return true;
  return file.startsWith('content/') && file.endsWith('.ts') && !notTranslated.has(file);
}

/**
 * A Vite plugin that replaces the words by those of a language: an import of `content/labels.ts` resolves to
 * `words/hi/content/labels.ts`. Missing files fail the build, which names them all. The pseudo-language `xa` has no files; it is generated from English.
 */
export function wordsOf(language: string, folder = path.join(projectRoot, 'words', language)): Plugin {
  const ACCENTED = '?accented';
  const missing = new Set<string>();
  return {
    name: `words-of-${language}`,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === english || importer === undefined) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = resolved && path.relative(projectRoot, resolved.id);
      if (!file || !isTranslated(file) || importer.startsWith(resolved.id)) return undefined;
      if (language === pseudo) return resolved.id + ACCENTED;
      const own = path.join(folder, file);
      // Facts among the words are taken from English: `{ ...english.legalFacts, hosting: '…' }`.
      if (importer === own) return undefined;
      if (existsSync(own)) return own;
      if (this.environment.mode === 'build') return void missing.add(file);
      throw new Error(`The language "${language}" has no words for ${file}. Write ${own}.`);
    },
    buildEnd() {
      const files = [...missing].toSorted().map((file) => `\n${path.join(folder, file)}`);
      if (files.length > 0) throw new Error(`The language "${language}" has no words yet. Write:${files.join('')}`);
    },
    load(id) {
      if (!id.endsWith(ACCENTED)) return undefined;
      const file = id.slice(0, -ACCENTED.length);
      const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name]) => name,
      );
      return [
        `import * as words from ${JSON.stringify(file)};`,
        `import { accented } from ${JSON.stringify(path.join(import.meta.dirname, 'accented.ts'))};`,
        ...names.map((name) => `export const ${name} = /*#__PURE__*/ accented(words.${name}, '${name}');`),
      ].join('\n');
    },
  };
}
