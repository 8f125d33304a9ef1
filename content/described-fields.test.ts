import { expect, test } from 'vitest';

test('every field of every content type has a docstring', () => {
  const files = import.meta.glob<string>(['./*.ts', './pages/**/*.ts', '!./**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const types = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/^(?:export )?type (\w+)[^\n]*\{\n(.*?)^\}/gms)].map(([, name = '', body = '']) => ({
      name: `${file} ${name}`,
      lines: body.split('\n'),
    })),
  );
  expect(types.length).toBeGreaterThan(50);
  const bare = types.flatMap(({ name, lines }) =>
    lines
      .filter((line, index) => /^ {2}\w+\??: /.test(line) && !lines[index - 1]?.endsWith('*/'))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(bare).toEqual([]);
});
