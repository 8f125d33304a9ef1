import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import type { faq } from '../../content/faq.ts';
import type { formNotices } from '../../content/form-notices.ts';
import type * as english from '../../content/labels.ts';
import type { seoGrowthPage } from '../../content/pages/services/seo-growth.ts';
import { projectRoot } from '../environment/run-command.ts';
import { accented, accentedText } from './accented.ts';
import type { Translated } from './translated.ts';
import { wordsOf } from './words-of.ts';
import { temporaryFolder } from '../../services/testing/temporary-folders.ts';

const folder = temporaryFolder();
mkdirSync(path.join(folder, 'content'));

/** What a module says that prints one label, built with the words of a language. */
async function built(language: string): Promise<string> {
  const entry = path.join(folder, 'entry.ts');
  const [labels, theme, icons] = ['labels', 'theme-labels', 'icons'].map((name) =>
    path.join(projectRoot, 'content', `${name}.ts`),
  );
  writeFileSync(
    entry,
    `import { formLabels } from '${labels}'; import { strokeIcons } from '${icons}'; import { themeLabels } from '${theme}';
    console.log(formLabels.send, strokeIcons, themeLabels);`,
  );
  const output = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'silent',
    plugins: [wordsOf(language, folder)],
    build: { write: false, ssr: entry, minify: false },
  });
  return 'output' in output ? output.output[0].code : '';
}

describe('the words of a language', () => {
  it('are those of content/ in English', async () => {
    expect(await built('en')).toContain('Send message');
  });

  it('are taken from its own folder, file by file', async () => {
    writeFileSync(path.join(folder, 'content', 'labels.ts'), "export const formLabels = { send: 'संदेश भेजें' };");
    const untranslated = path.join(projectRoot, 'content', 'theme-labels.ts');
    writeFileSync(path.join(folder, 'content', 'theme-labels.ts'), `export * from '${untranslated}';`);
    const code = await built('hi');
    expect(code).toContain('संदेश भेजें');
    expect(code).not.toContain('Send message');
  });

  it('stop the build when files are missing, which it names', async () => {
    rmSync(path.join(folder, 'content'), { recursive: true });
    const files = ['labels.ts', 'theme-labels.ts'].map((name) => path.join(folder, 'content', name));
    await expect(built('hi')).rejects.toThrow(`The language "hi" has no words yet. Write:\n${files.join('\n')}`);
  });

  it('do not compile while a text is missing, or an address is another', () => {
    type Labels = typeof english.formLabels & { home: '/about' };
    const whole: Translated<Labels> = { password: 'पासवर्ड', send: 'भेजें', sending: '…', optional: '…', home: '/about' };
    // @ts-expect-error -- `send` is missing
    const less: Translated<Labels> = { password: 'पासवर्ड', sending: '…', optional: '…', home: '/about' };
    // @ts-expect-error -- there is no such page
    const elsewhere: Translated<Labels> = { ...whole, home: '/nowhere' };
    expect([whole, less, elsewhere]).toHaveLength(3);
  });

  it('compile with a link at another place of its sentence', () => {
    const guides = { text: 'नौ गाइड', href: '/seo-service' } as const;
    const introduction: Translated<typeof seoGrowthPage.introduction> = [[guides, ' मुफ़्त हैं।']];
    const answer: Translated<(typeof faq.items)[number]['content']> = [guides, ' मुफ़्त हैं।'];
    const notice: Translated<typeof formNotices.message> = [{ text: 'गोपनीयता', href: '/privacy' }, ' का पृष्ठ पढ़ें।'];
    expect([introduction, answer, notice]).toHaveLength(3);
  });
});

describe('the pseudo-language', () => {
  it('marks every text once, and makes it two fifths longer', () => {
    expect(accentedText('Send message')).toBe('«Šéñď méššáğé öñé ť»');
    expect(accentedText(accentedText('Send message'))).toBe('«Šéñď méššáğé öñé ť»');
  });

  it('leaves places to be filled in, addresses and what is no word', () => {
    expect(accentedText('Ask {email} or a@b.example')).toMatch(/^«Ášķ \{email\} öŕ a@b\.example .*»$/);
    expect(accentedText('1,000 → 2')).toBe('1,000 → 2');
    expect(accentedText('**Ask** by `site:` now.[^a]')).toBe('**«Ášķ öñ»** «bý öñ» `site:` «ñöŵ. öñ»[^a]');
    const linkedin = 'https://www.linkedin.com/in/asha';
    expect(accented({ href: '/about', linkedin, icon: 'sun', text: 'Sun', links: ['owasp-llm'] }, 'page')).toEqual({
      href: '/about',
      linkedin,
      icon: 'sun',
      text: expect.stringMatching(/^«Šúñ/) as string,
      links: ['owasp-llm'],
    });
  });
});
