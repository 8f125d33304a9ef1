import { expect, test } from 'vitest';
import { draftStore, type Draft } from './draft.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;
const place = { storageKey: 'test-draft:1', names: ['name', 'email', 'subject', 'message'] } as const;

const fields = { name: 'आशा', email: 'a@example.com', subject: 'नमस्ते', message: '“Hello” 👋🏽\nsecond line' };
const draft: Draft = { fields, key: 'key-1', savedAt: 1_000_000 };

const store = draftStore(() => localStorage, place);

test('each is kept on the device for a week and no longer', () => {
  const older = { ...draft, savedAt: draft.savedAt - 1 };
  store.write([draft, older]);
  expect(store.read(draft.savedAt + weekMs - 1)).toEqual([draft]);
  expect(localStorage.getItem(place.storageKey)).toBe(JSON.stringify([draft]));
  expect(store.read(draft.savedAt + weekMs)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('an invalid draft is skipped and deleted, and the others are kept', () => {
  for (const text of ['', '{', 'null', '{}', JSON.stringify([null, { ...draft, key: 1 }])]) {
    localStorage.setItem(place.storageKey, text);
    expect(store.read(draft.savedAt)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  }
  localStorage.setItem(place.storageKey, JSON.stringify([null, { savedAt: draft.savedAt }, draft]));
  expect(store.read(draft.savedAt)).toEqual([draft]);
});

test('a draft from before a field was added comes back with that field empty', () => {
  const extended = draftStore(() => localStorage, { ...place, names: [...place.names, 'company'] });
  store.write([draft]);
  expect(extended.read(draft.savedAt)).toEqual([{ ...draft, fields: { ...draft.fields, company: '' } }]);
});

test('without storage, writing reports failure and reading finds no draft', () => {
  const blocked = draftStore(() => {
    throw new DOMException('blocked', 'SecurityError');
  }, place);
  expect(blocked.write([draft])).toBe(false);
  expect(blocked.read(0)).toEqual([]);
});
