import { describe, expect, test } from 'vitest';
import { importDirection } from './import-direction.ts';
import { names } from './names.ts';
import { pageContent } from './page-content.ts';
import { repeatedStyles } from './repeated-styles.ts';
import { repeatingGradients } from './repeating-gradients.ts';
import type { Rule } from './source-file.ts';
import { unreadWords } from './unread-words.ts';
import { unusedPictures } from './unused-pictures.ts';
import { unusedStyles } from './unused-styles.ts';

/** Where a rule finds a fault in one file: `file:line`. */
const faults = (rule: Rule, file: string, text = '') =>
  rule([{ file, text }]).map((fault) => (fault.line === undefined ? fault.file : `${fault.file}:${fault.line}`));

describe('imports point one way', () => {
  // What is allowed `npm run check` finds in the files of this repository.
  test('where types alone may be imported, each name may say that it is one', () => {
    const text = "import { type IconName } from '../../content/icons.ts';";
    expect(faults(importDirection, 'site/components/icon.tsx', text)).toEqual([]);
  });

  const forbidden: [string, string][] = [
    ['content/faq.ts', "import { faqPage } from '../site/pages/faq.tsx';"],
    ['contracts/limits.ts', "import { company } from '../content/company.ts';"],
    ['site/components/link.tsx', "import { siteMap } from '../../content/site-map.ts';"],
    ['site/components/card.tsx', "export { Hero } from '../sections/hero.tsx';"],
    ['site/sections/hero.tsx', "import { HomePage } from '../pages/home.tsx';"],
    ['site/pages/faq.tsx', "import { routes } from '../routes.tsx';"],
    ['site/islands/chat/chat.tsx', "const other = import('../faq/faq.tsx');"],
    ['static-site/plugin.ts', "import { siteMap } from '../content/site-map.ts';"],
    ['services/mail-relay/send.ts', "import { readConfig } from '../../server/config.ts';"],
    ['server/app.ts', "import { site } from '../site/routes.tsx';"],
    ['server/app.ts', "import { staticSite } from '../static-site/plugin.ts';"],
    ['services/mail-relay/send.ts', "import { company } from '../../content/company.ts';"],
    ['services/identity/grant.ts', "import type { Words } from '../../content/schema.ts';"],
    ['services/identity/service.ts', "import type { MailSender } from '../mail-relay/mail-relay.ts';"],
    ['services/secrets.ts', "import { company } from '../content/company.ts';"],
    ['services/identity/grant.ts', "import type { Outbox } from '../mail-relay/outbox/outbox.ts';"],
    ['services/limits/limits.ts', "import { sign } from '../identity/tokens/id-token.ts';"],
    ['services/secrets.ts', "import type { Outbox } from './mail-relay/outbox/outbox.ts';"],
    ['services/mail-relay/send.ts', "import { testRelay } from './testing/test-relay.ts';"],
    ['services/mail-relay/send.ts', "import { sign } from '../identity/tokens/id-token.ts';"],
    ['server/main.ts', "import { chromium } from '../tools/environment/chromium.ts';"],
    ['tests/site/routes.test.ts', "import { rules } from '../../tools/structure/structure.ts';"],
    ['tools/words.ts', "import { budgets } from '../tests/site/budgets.ts';"],
  ];
  test.each(forbidden)('%s may not: %s', (file, text) =>
    expect(faults(importDirection, file, text)).toEqual([`${file}:1`]),
  );

  test('a fault names the line and says what is allowed', () => {
    const text = "import path from 'node:path';\nimport {\n  siteMap,\n} from '../../content/site-map.ts';\n";
    const [fault] = importDirection([{ file: 'site/components/link.tsx', text }]);
    expect(fault).toMatchObject({ line: 2, message: expect.stringContaining('types of content/') as string });
  });
});

test('a style sheet that nothing imports is named, as what a deleted component leaves behind', () => {
  const sheets = ['site/sections/hero.module.css', 'site/sections/card.module.css'];
  const hero = { file: 'site/sections/hero.tsx', text: "import styles from './hero.module.css';" };
  const found = unusedStyles([hero, ...sheets.map((file) => ({ file, text: '' }))]);
  expect(found.map(({ file }) => file)).toEqual(['site/sections/card.module.css']);
});

test('a photograph is named once nobody on the pages has it any more, and no other picture', () => {
  const shown = ['site/public/ravi.webp', 'docs/plan.png', 'site/public/images/day.webp'];
  const left = ['site/public/asha.webp', 'site/public/team/asha.jpg'];
  const team = { file: 'content/team.ts', text: "export const team = [{ name: 'Ravi', photo: '/ravi.webp' }];" };
  const found = unusedPictures([team, ...[...shown, ...left].map((file) => ({ file, text: '' }))]);
  expect(found.map(({ file }) => file)).toEqual(left);
});

describe('a word that nothing reads', () => {
  const unread = (...uses: string[]) =>
    unreadWords([
      { file: 'content/labels.ts', text: "export const labels = {\n  skip: 'Skip',\n  more: 'More',\n} as const;" },
      ...uses.map((text, index) => ({
        file: `site/use-${index}.ts`,
        text: `import { labels as words } from '../content/labels.ts';\n${text}`,
      })),
    ]).map(({ file, line }) => `${file}:${line}`);

  test('is found', () => {
    expect(unread()).toEqual(['content/labels.ts:2', 'content/labels.ts:3']);
    expect(unread('export const text = words.skip;')).toEqual(['content/labels.ts:3']);
    expect(unread('const { more } = words;\nexport const text = more;')).toEqual(['content/labels.ts:2']);
  });

  test.each([
    [
      'a type asks for it',
      "export const page: Page = { heading: 'About', lede: 'Who we are.' };",
      'export const shown = page.lede;',
    ],
    [
      'a type is asserted as well, and a type reads none',
      "export const page = { heading: 'About' } as const satisfies Page;",
      'export type Key = keyof typeof page;',
    ],
  ])('is found where %s', (_, text, use) => {
    const found = unreadWords([
      { file: 'content/page.ts', text },
      { file: 'site/page.tsx', text: `import { page } from '../content/page.ts';\n${use}` },
    ]);
    expect(found.map(({ message }) => message)).toEqual(['page.heading is read nowhere. Use it or delete it.']);
  });

  test('is none where all are taken, or the constant is handed on whole', () => {
    expect(unread('export const text = words.skip;', 'export const text = words.more;')).toEqual([]);
    expect(unread('export const text = Object.values(words);')).toEqual([]);
    expect(unread('const { skip, ...rest } = words;\nexport const text = [skip, rest];')).toEqual([]);
  });
});

describe('names', () => {
  test.each([
    ['site/pages/ContactForm.tsx', 'site/pages/ContactForm.tsx'],
    ['site/mediaFiles/dial.tsx', 'site/mediaFiles'],
    ['site/helpers/format.ts', 'site/helpers'],
    ['site/components/index.ts', 'site/components/index.ts'],
    ['site/pages/contact-form.dom.test.tsx'],
    ['README.md'],
  ])('are kebab-case, and no folder is called helpers, no file index: %s', (file, ...wrong) => {
    expect(faults(names, file)).toEqual(wrong);
  });

  test('no two style sheets with classes share one', () => {
    const files = ['site/media/roof.module.css', 'site/sections/roof.module.css'].map((file) => ({ file, text: '' }));
    expect(names(files).map(({ file }) => file)).toEqual(['site/sections/roof.module.css']);
  });
});

test('the words of a page without an address are a fault', () => {
  expect(faults(pageContent, 'content/pages/pricing.ts')).toEqual(['content/pages/pricing.ts']);
});

describe('style sheets', () => {
  const rule = (name: string) =>
    `.${name} {\n  display: grid;\n  gap: 1rem;\n  color: red;\n  margin: 0;\n  padding: 0;\n}\n`;
  const own = Array.from({ length: 200 }, (_, index) => `.c${index} {\n  order: ${index};\n}\n`).join('');
  const sheets = (...texts: string[]) => texts.map((text, index) => ({ file: `site/s${index}.css`, text }));

  test('do not say the same five lines in several places', () => {
    const [fault] = repeatedStyles(sheets(rule('a'), rule('b')));
    expect(fault).toMatchObject({
      file: 'site/s0.css',
      line: 2,
      message: expect.stringContaining('s1.css:2') as string,
    });
  });

  test('may agree now and then by chance', () => {
    expect(repeatedStyles(sheets(rule('a') + own, own.replaceAll('order', 'z-index') + rule('b')))).toEqual([]);
  });

  test.each([
    ['site/scale.module.css', 'a { background: repeating-linear-gradient(90deg, red 0 1px, transparent 1px 5%); }'],
    ['site/scale.module.css', 'a { background: repeating-linear-gradient(red, blue 9px), var(--in-srgb); }'],
    ['services/mail-relay/mailbox/style-sheet.ts', '`a { background: repeating-radial-gradient(red, blue 9px); }`'],
  ])('%s names the colour space of %s', (file, text) => {
    expect(faults(repeatingGradients, file, text)).toEqual([`${file}:1`]);
    const named = text.replace(/\((90deg)?,? ?/, '($1 in srgb, ');
    expect(faults(repeatingGradients, file, named)).toEqual([]);
  });
});
