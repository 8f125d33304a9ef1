import { expect, test } from 'vitest';
import { DRAFT_LIFE_MS, draftStore, type Draft } from './draft.ts';

const place = { storageKey: 'test-draft:1', names: ['name', 'email', 'subject', 'message'] } as const;

const draft: Draft<(typeof place.names)[number]> = {
  fields: { name: 'आशा', email: 'a@example.com', subject: 'नमस्ते', message: '“Hello” 👋🏽\nsecond line' },
  key: 'key-1',
  savedAt: 1_000_000,
};

/** A browser's storage, as far as drafts use it. */
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

test('an unsent message comes back as it was, with its key', () => {
  const storage = memory();
  expect(draftStore(() => storage, place).keep(draft)).toBe(true);
  expect(draftStore(() => storage, place).read(draft.savedAt)).toEqual(draft);
});

test('it is kept for a week and no longer', () => {
  const store = draftStore(memoryOnce(), place);
  store.keep(draft);
  expect(DRAFT_LIFE_MS).toBe(604_800_000);
  expect(store.read(draft.savedAt + DRAFT_LIFE_MS - 1)).toEqual(draft);
  expect(store.read(draft.savedAt + DRAFT_LIFE_MS)).toBeUndefined();
});

test('an expired message is not left lying on the device', () => {
  const storage = memory();
  const store = draftStore(() => storage, place);
  store.keep(draft);
  store.read(draft.savedAt + DRAFT_LIFE_MS);
  expect(storage.length).toBe(0);
});

test('what is no draft is no draft', () => {
  const storage = memory();
  const store = draftStore(() => storage, place);
  store.keep(draft);
  const key = storage.key(0) ?? '';
  for (const text of ['', '{', 'null', '[]', '{"fields":{}}', JSON.stringify({ ...draft, key: 1 })]) {
    storage.setItem(key, text);
    expect(store.read(draft.savedAt)).toBeUndefined();
  }
});

test('a dropped message is gone', () => {
  const store = draftStore(memoryOnce(), place);
  store.keep(draft);
  store.drop();
  expect(store.read(draft.savedAt)).toBeUndefined();
});

test('a browser that stores nothing has no draft and says so', () => {
  const store = draftStore(() => {
    throw new DOMException('blocked', 'SecurityError');
  }, place);
  expect(store.keep(draft)).toBe(false);
  expect(store.read(0)).toBeUndefined();
  store.drop();
});

function memoryOnce(): () => Storage {
  const storage = memory();
  return () => storage;
}
