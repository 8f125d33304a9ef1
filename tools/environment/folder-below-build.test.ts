import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

test('a folder goes with the program that made it, however that ends', async () => {
  const program = `import { folderBelowBuild } from './tools/environment/folder-below-build.ts';
    console.log(folderBelowBuild('test').folder);
    process.exit(3);`;
  const { code, output } = await runCommand(process.execPath, ['--input-type=module', '--eval', program]);
  expect(code).toBe(3);
  expect(output).toContain('build/test-');
  expect(existsSync(output.trim())).toBe(false);
});
