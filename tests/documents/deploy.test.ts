import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unknownSettings } from '../../server/config/setting-names.ts';
import { temporaryFolder } from '../../services/testing/temporary-folders.ts';
import { findOnPath } from '../../tools/environment/find-program.ts';
import { projectRoot, runCommand } from '../../tools/environment/run-command.ts';

const deploy = path.join(projectRoot, 'deploy');
const analyser = await findOnPath('systemd-analyze');

/** systemd's exposure score of a service, in tenths: from 0, isolated, to 100, unrestricted. */
test.skipIf(analyser === undefined).each(['jantar@.service', 'jantar-backup.service'])(
  '%s is closed in: systemd counts less than 2.0 of 10',
  async (unit) => {
    const file = path.join(deploy, 'systemd', unit);
    const { code, output } = await runCommand('systemd-analyze', [
      'security',
      '--offline=true',
      '--threshold=19',
      file,
    ]);
    expect([code, output]).toEqual([0, expect.stringContaining('Overall exposure level')]);
  },
);

test('every setting in the files for deployment is one that the server reads', () => {
  const files = globSync('{systemd/*.service,container/*}', { cwd: deploy });
  const lines = files
    .map((file) => readFileSync(path.join(deploy, file), 'utf8'))
    .flatMap((text) => text.match(/^(?:Environment=|ENV ).*$/gm) ?? []);
  const named = lines.flatMap((line) => [...line.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(5);
  expect(unknownSettings(named)).toEqual([]);
});

test('the owner’s command has the folders of the units, and before them one from the shell, as `jantar restore` asks for', async () => {
  const programs = temporaryFolder();
  writeFileSync(path.join(programs, 'systemd-run'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const asService = ['sh', path.join(deploy, 'as-service.sh'), 'inbox', 'export'];
  const run = (shell: readonly string[]) =>
    runCommand('env', ['-i', `PATH=${programs}:/usr/bin:/bin`, ...shell, ...asService]);
  const unit = readFileSync(path.join(deploy, 'systemd/jantar-backup.service'), 'utf8');
  const [, folders = ''] = /^Environment=(.+)$/m.exec(unit) ?? [];
  const service = `-E ${folders.replaceAll(' ', ' -E ')}`;
  expect((await run([])).output).toContain(`${service} /opt/jantar/bin/jantar inbox export`);
  // Behind the settings of the unit: of these, /etc/jantar/env would win over one with -E.
  const { output } = await run(['DATA_DIR=/srv/replaced one']);
  expect(output).toContain(`${service} /usr/bin/env DATA_DIR=/srv/replaced one /opt/jantar/bin/jantar inbox export`);
});
