import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSettings } from '../../contracts/build-settings.ts';
import { serverSettings } from '../../server/config/setting-names.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documents = globSync('{*,docs/**/*,contracts/*,server/**/*,services/**/*,static-site/*}.md', { cwd: root });

/** The names in the first column of a document's tables. */
const variablesIn = (file: string) => [...read(file).matchAll(/^\| `([A-Z_]+)` /gm)].map((match) => match[1] ?? '');

describe('the tables of the configuration', () => {
  test('name every variable of the server and of the build, and no other', () => {
    expect(variablesIn('README.md').toSorted()).toEqual([...serverSettings, ...buildSettings].toSorted());
  });

  test('of the manual name every variable of the server', () => {
    expect(variablesIn('docs/operations/settings.md')).toEqual(expect.arrayContaining([...serverSettings]));
  });

  test('say the same in both documents', () => {
    const defaults = (file: string) =>
      new Map([...read(file).matchAll(/^\| `([A-Z_]+)` +\| ([^|]*?) +\|/gm)].map((match) => [match[1], match[2]]));
    const manual = defaults('docs/operations/settings.md');
    const short = defaults('README.md');
    for (const name of serverSettings) expect.soft([name, short.get(name)]).toEqual([name, manual.get(name)]);
  });
});

/** The anchors that GitHub gives the headings of a document. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('the manual names every line of the log', () => {
  const table = read('docs/operations/monitoring.md').split('\n## The log\n')[1]?.split('\n## ')[0] ?? '';
  const named = [...table.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, cell = '']) => [
    ...cell.matchAll(/`([^`]+)`( …)?/g),
  ]);
  const sources = globSync('{server,services}/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  const lines = sources.flatMap((file) =>
    [...read(file).matchAll(/\blog\.(?:debug|info|warn|error|fatal)\(.*?(?:;|\),)\n/gs)].flatMap(
      ([call]) => [...call.matchAll(/'([^'\n]+)'/g)].at(-1)?.[1] ?? [],
    ),
  );
  expect(lines.length).toBeGreaterThan(40);
  expect(
    lines.filter((line) => !named.some(([, name = '', more]) => (more ? line.startsWith(name) : line === name))),
  ).toEqual([]);
});

test('the manual says of every alert where to look', () => {
  const alerts = [...read('deploy/monitoring/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, alert = '']) => alert);
  const [, first = ''] = /^## Something is wrong(.*?)^## /ms.exec(read('docs/operations/monitoring.md')) ?? [];
  expect(alerts.length).toBeGreaterThan(10);
  expect(alerts.filter((alert) => !first.includes(`\`${alert}\``))).toEqual([]);
});

test.each(documents)('%s names files, folders and commands that are there', (file) => {
  const all = (pattern: RegExp) => [...read(file).matchAll(pattern)].map((match) => match[1] ?? '');
  const links = all(/\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link));
  const leadsNowhere = (link: string) => {
    const [target = '', anchor] = link.split('#');
    const place = target === '' ? file : path.join(path.dirname(file), target);
    return !existsSync(path.join(root, place)) || (anchor !== undefined && !anchorsOf(place).includes(anchor));
  };
  expect(links.filter(leadsNowhere)).toEqual([]);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(all(/npm run ([a-z]+(?:[:-][a-z]+)*)/g).filter((name) => !(name in scripts))).toEqual([]);
  const named = all(/`((?:content|contracts|site|static-site|server|services|tools|tests|docs)\/[\w./-]*)`/g);
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test('every decision has the next number, and none is missing', () => {
  const numbers = globSync('docs/decisions/*.md', { cwd: root }).map((file) => Number(path.basename(file).slice(0, 4)));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, index) => index + 1));
});
