import { expect, test, vi } from 'vitest';
import { createRandomKey } from './random-key.ts';

test('on plain http, where randomUUID is missing, a key has 32 digits as well', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });
  expect(createRandomKey()).toBe('0a'.repeat(16));
});
