import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDraftDesk } from './draft-desk.ts';

const place = { storageKey: 'desk-draft:1', names: ['name', 'message'] } as const;
type Fields = Record<(typeof place.names)[number], string>;

const form = () => document.querySelector('form') as HTMLFormElement;
const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const write = (fields: Partial<Fields>) => {
  for (const [name, text] of Object.entries(fields)) control(name).value = text;
};
const shown = (): Fields => ({ name: control('name').value, message: control('message').value });
const open = () => {
  document.body.innerHTML = '<form><input name="name"><textarea name="message"></textarea></form>';
  return createDraftDesk(place);
};

const first: Fields = { name: 'आशा', message: 'The first' };
const second: Fields = { name: 'आशा', message: 'The second' };

/** Writes, sends and hears that it failed, as the contact form does: the form is cleared. */
function fail(desk: ReturnType<typeof open>, fields: Fields) {
  write(fields);
  desk.noteTyping(form());
  const message = desk.begin(desk.read(form()));
  form().reset();
  return { message, ...desk.failed(message, { staysInForm: false }) };
}

beforeEach(() => void open());
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a second message that fails does not cost the first: both are offered, the newer first', () => {
  const desk = open();
  expect(fail(desk, first).offer).toBe('unsent');
  expect(fail(desk, second).offer).toBe('several');
  expect(desk.restore(form())).toBe('unsent');
  expect(shown()).toEqual(second);
  expect(desk.delivered(desk.begin(desk.read(form())))).toBe('unsent');
  desk.restore(form());
  expect(shown()).toEqual(first);
});

test('what another tab could not send is not dropped when this tab succeeds', () => {
  const here = open();
  const there = createDraftDesk(place);
  fail(there, first);
  write(second);
  here.delivered(here.begin(here.read(form())));
  expect(open().find(form())).toBe('unsent');
});

test('a message that failed, was written again by hand and sent is no longer offered', () => {
  const desk = open();
  const { message } = fail(desk, first);
  write(first);
  const again = desk.begin(desk.read(form()));
  expect(again.key).toBe(message.key);
  expect(desk.delivered(again)).toBe('none');
});

test('a message restored and changed takes the place of the one before, on this device too', () => {
  const desk = open();
  fail(desk, first);
  desk.restore(form());
  write(second);
  desk.noteTyping(form());
  sessionStorage.clear();
  const later = open();
  expect(later.find(form())).toBe('unsent');
  later.restore(form());
  expect(shown()).toEqual(second);
});

test('changed and changed back it has its key again', () => {
  const desk = open();
  const { message } = fail(desk, first);
  desk.restore(form());
  write(second);
  desk.noteTyping(form());
  write(first);
  desk.noteTyping(form());
  expect(desk.begin(desk.read(form())).key).toBe(message.key);
});

test('restoring over a message that was begun keeps that one, too', () => {
  const desk = open();
  fail(desk, first);
  write(second);
  desk.noteTyping(form());
  expect(desk.restore(form())).toBe('unfinished');
  expect(shown()).toEqual(first);
  desk.restore(form());
  expect(shown()).toEqual(second);
});

test('left while it was sent, a message is offered as one that may have arrived, under its key', () => {
  const before = open();
  write(first);
  const { key } = before.begin(before.read(form()));
  const desk = open();
  expect(desk.find(form())).toBe('interrupted');
  desk.restore(form());
  expect(desk.begin(desk.read(form())).key).toBe(key);
});

test('writing something else does not cost what a reload has left on offer', () => {
  write(first);
  open().begin(first);
  const next = open();
  next.find(form());
  write(second);
  next.noteTyping(form());
  const third = open();
  expect(third.find(form())).toBe('several');
});

test('text the browser has put back by itself is not offered, and keeps its key', () => {
  const before = open();
  const { message } = fail(before, first);
  open();
  write(first);
  const desk = createDraftDesk(place);
  expect(desk.find(form())).toBe('none');
  expect(desk.begin(desk.read(form())).key).toBe(message.key);
});

test('declining takes the newest offer alone', () => {
  const desk = open();
  fail(desk, first);
  fail(desk, second);
  expect(desk.discard()).toBe('unsent');
  desk.restore(form());
  expect(shown()).toEqual(first);
});
