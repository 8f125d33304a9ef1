import { expect, test } from 'vitest';
import { draftStore, type Draft } from './draft.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;
const place = { storageKey: 'test-draft:1', names: ['name', 'email', 'subject', 'message'] } as const;

const draft: Draft<(typeof place.names)[number]> = {
  fields: { name: 'आशा', email: 'a@example.com', subject: 'नमस्ते', message: '“Hello” 👋🏽\nsecond line' },
  key: 'key-1',
  savedAt: 1_000_000,
};

/** A fake of the browser's storage. */
function memory(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    clear: () => entries.clear(),
    get length() {
      return entries.size;
    },
  };
}

test('unsent messages come back as they were, with their keys, newest first', () => {
  const storage = memory();
  const older = { ...draft, key: undefined, savedAt: 1 };
  expect(draftStore(() => storage, place).write([draft, older])).toBe(true);
  expect(draftStore(() => storage, place).read(draft.savedAt)).toEqual([draft, older]);
});

test('each is kept for a week and no longer', () => {
  const store = draftStore(memoryOnce(), place);
  const older = { ...draft, savedAt: draft.savedAt - 1 };
  store.write([draft, older]);
  expect(store.read(draft.savedAt + weekMs - 1)).toEqual([draft]);
  expect(store.read(draft.savedAt + weekMs)).toEqual([]);
});

test('an expired message is not left lying on the device', () => {
  const storage = memory();
  const store = draftStore(() => storage, place);
  store.write([draft]);
  store.read(draft.savedAt + weekMs);
  expect(storage.length).toBe(0);
});

test('an invalid draft is skipped, and the others are kept', () => {
  const storage = memory();
  const store = draftStore(() => storage, place);
  store.write([draft]);
  const key = storage.key(0) ?? '';
  for (const text of ['', '{', 'null', '{}', '[{"fields":{}}]', JSON.stringify([{ ...draft, key: 1 }])]) {
    storage.setItem(key, text);
    expect(store.read(draft.savedAt)).toEqual([]);
  }
  storage.setItem(key, JSON.stringify([null, draft]));
  expect(store.read(draft.savedAt)).toEqual([draft]);
});

test('without a draft nothing is stored', () => {
  const storage = memory();
  const store = draftStore(() => storage, place);
  store.write([draft]);
  store.write([]);
  expect(storage.length).toBe(0);
});

test('without storage, writing reports failure and reading finds no draft', () => {
  const store = draftStore(() => {
    throw new DOMException('blocked', 'SecurityError');
  }, place);
  expect(store.write([draft])).toBe(false);
  expect(store.read(0)).toEqual([]);
});

function memoryOnce(): () => Storage {
  const storage = memory();
  return () => storage;
}
