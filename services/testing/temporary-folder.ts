import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder of the test's own; it is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
