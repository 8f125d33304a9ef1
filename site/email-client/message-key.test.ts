import { expect, test, vi } from 'vitest';
import { createMessageKey } from './message-key.ts';

test('every message has a key of its own', () => {
  expect(createMessageKey()).not.toBe(createMessageKey());
});

test('on plain http, where randomUUID is missing, keys are made as well', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(171) });
  expect(createMessageKey()).toBe('ab'.repeat(16));
});
