import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDraftManager } from './draft-manager.ts';

const place = { storageKey: 'test-draft:1', names: ['name', 'message'] } as const;
type Fields = Record<(typeof place.names)[number], string>;

const form = () => document.querySelector('form') as HTMLFormElement;
const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const write = (fields: Partial<Fields>) => {
  for (const [name, text] of Object.entries(fields)) control(name).value = text;
};
const shown = (): Fields => ({ name: control('name').value, message: control('message').value });
const open = () => {
  document.body.innerHTML = '<form><input name="name"><textarea name="message"></textarea></form>';
  return createDraftManager(place);
};

const first: Fields = { name: 'आशा', message: 'The first' };
const second: Fields = { name: 'आशा', message: 'The second' };

const type = (manager: ReturnType<typeof open>, fields: Fields) => {
  write(fields);
  manager.noteTyping(form());
};

/** The manager after a reload, which has brought the newest draft back. */
function restoredAnew() {
  const later = open();
  later.find(form());
  later.restore(form());
  return later;
}

/** Writes a message whose sending fails; the form is then cleared, as the contact form is. */
function fail(manager: ReturnType<typeof open>, fields: Fields) {
  type(manager, fields);
  const message = manager.begin(shown());
  form().reset();
  return { message, ...manager.failed(message, { staysInForm: false }) };
}

beforeEach(() => void open());

test('after two messages failed, both are offered, the newer first', () => {
  const manager = open();
  expect(fail(manager, first).draft).toBe('unsent');
  expect(fail(manager, second).draft).toBe('several');
  expect(manager.restore(form())).toBe('unsent');
  expect(shown()).toEqual(second);
  expect(manager.delivered(manager.begin(shown()))).toBe('unsent');
  manager.restore(form());
  expect(shown()).toEqual(first);
});

test('a draft of another tab is kept when this tab sends its message', () => {
  const here = open();
  const there = createDraftManager(place);
  fail(there, first);
  write(second);
  here.delivered(here.begin(shown()));
  expect(open().find(form())).toBe('unsent');
});

test('a failed message that was typed again and sent is no longer offered; typed once more it is a new one', () => {
  const manager = open();
  const { message } = fail(manager, first);
  expect(fail(manager, first).draft).toBe('unsent');
  write(first);
  const again = manager.begin(shown());
  expect(again.key).toBe(message.key);
  expect(manager.delivered(again)).toBe('none');
  expect(manager.begin(shown()).key).not.toBe(message.key);
});

test('a restored message that is changed replaces its own draft on the device at each key, until the form is empty', () => {
  const manager = open();
  fail(manager, first);
  fail(manager, second);
  manager.restore(form());
  for (const message of ['The second, changed', 'The second, changed again', '\n']) {
    type(manager, { name: message.trim() ? second.name : ' ', message });
  }
  sessionStorage.clear();
  const later = open();
  expect(later.find(form())).toBe('several');
  later.restore(form());
  expect(shown().message).toBe('The second, changed again');
  later.restore(form());
  expect(shown()).toEqual(first);
});

test('a restored message that is changed and left while it is sent keeps its key, however often it is brought back', () => {
  const manager = open();
  fail(manager, first);
  manager.restore(form());
  type(manager, second);
  const { key } = manager.begin(shown());
  for (let visits = 0; visits < 2; visits += 1) {
    const later = open();
    expect(later.find(form())).toBe('unsent');
    later.restore(form());
  }
  const last = restoredAnew();
  expect([shown(), last.begin(shown()).key]).toEqual([second, key]);
});

test('a message that is changed and changed back has its key again, after a reload too', () => {
  const manager = open();
  const { message } = fail(manager, first);
  manager.restore(form());
  type(manager, second);
  type(manager, first);
  expect(restoredAnew().begin(shown()).key).toBe(message.key);
});

test('restoring over a message that was begun offers that one', () => {
  const manager = open();
  fail(manager, first);
  type(manager, second);
  expect(manager.restore(form())).toBe('unfinished');
  expect(shown()).toEqual(first);
  expect(createDraftManager(place).find(form()), 'after a reload').toBe('unfinished');
  manager.restore(form());
  expect(shown()).toEqual(second);
});

test('a message offered after a reload is kept with its key when the visitor types another', () => {
  const { key } = open().begin(first);
  const next = open();
  expect(next.find(form())).toBe('interrupted');
  type(next, second);
  const third = open();
  expect(third.find(form())).toBe('several');
  third.restore(form());
  third.restore(form());
  expect([shown(), third.begin(shown()).key]).toEqual([first, key]);
});

test('the newest is offered first, whether it failed or was only begun; declined, it does not come again', () => {
  vi.useFakeTimers({ now: 0 });
  const manager = open();
  fail(manager, first);
  vi.setSystemTime(1);
  type(manager, second);
  const later = open();
  later.find(form());
  later.discard();
  expect(open().find(form())).toBe('unsent');
});

test('a failed message that stays in the form is not offered there, and its draft is changed with it', () => {
  const manager = open();
  write(first);
  expect(manager.failed(manager.begin(shown()), { staysInForm: true })).toEqual({ isKept: true, draft: 'none' });
  type(manager, second);
  expect(open().find(form())).toBe('unsent');
  expect(localStorage.getItem(place.storageKey)).not.toContain(first.message);
});

test('a failed message that another tab sent is not offered after a reload', () => {
  const here = open();
  fail(here, first);
  // The other tab has the device's storage in common with this one, not the tab's.
  localStorage.clear();
  expect(open().find(form())).toBe('none');
  type(here, second);
  expect(open().find(form())).toBe('unfinished');
});

test('a message that the device does not keep is said to be so, although an older one is kept', () => {
  const manager = open();
  fail(manager, first);
  vi.stubGlobal('localStorage', undefined);
  expect(fail(manager, second)).toMatchObject({ isKept: false, draft: 'unkept' });
  vi.unstubAllGlobals();
  expect(manager.find(form()), 'the visitor went back to a page that the browser had kept').toBe('unkept');
  expect(manager.restore(form()), 'the older one is offered once').toBe('unsent');
  expect(shown()).toEqual(second);
  expect(open().find(form()), 'after a reload').toBe('several');
});

test('text that the browser restored by itself is not offered, and keeps its key', () => {
  const before = open();
  const { message } = fail(before, first);
  open();
  write(first);
  const manager = createDraftManager(place);
  expect(manager.find(form())).toBe('none');
  expect(manager.begin(shown()).key).toBe(message.key);
  type(manager, second);
  manager.delivered(manager.begin(shown()));
  expect(open().find(form()), 'the changed text replaced it').toBe('none');
});

test('text that the browser restored by itself stays in the tab when another draft is discarded', () => {
  fail(open(), second);
  type(open(), first);
  open();
  write(first);
  const manager = createDraftManager(place);
  expect(manager.find(form())).toBe('unsent');
  manager.discard();
  expect(open().find(form())).toBe('unfinished');
});

test('a message whose sending a reload cut off, typed once more instead of restored, is offered once after the next', () => {
  const manager = open();
  type(manager, first);
  manager.begin(shown());
  const later = open();
  expect(later.find(form())).toBe('interrupted');
  type(later, first);
  expect(open().find(form())).toBe('interrupted');
});

describe('a message that waits', () => {
  const waits = true as const;

  /** A send that gets no answer, as without a connection. */
  function wait(manager: ReturnType<typeof open>, fields: Fields) {
    write(fields);
    const message = { ...manager.begin(shown()), waits };
    form().reset();
    return { message, ...manager.failed(message, { staysInForm: false }) };
  }
  const kept = () => JSON.parse(localStorage.getItem(place.storageKey) ?? '[]') as { waits?: true }[];

  test('is offered as waiting, now and at the next visit, although an older one is unsent', () => {
    const manager = open();
    fail(manager, first);
    expect(wait(manager, second).draft).toBe('waiting');
    expect(open().find(form())).toBe('waiting');
  });

  test('no longer waits once it is restored', () => {
    const manager = open();
    wait(manager, first);
    expect(kept()).toMatchObject([{ waits }]);
    manager.restore(form());
    expect(kept()).toHaveLength(1);
    expect(kept()[0]).not.toHaveProperty('waits');
  });

  test('is no longer offered once it was sent in the background; the same text is then a new message', () => {
    const manager = open();
    const { message } = wait(manager, first);
    expect(manager.tried(message, true)).toBe('none');
    write(first);
    expect(manager.begin(shown()).key).not.toBe(message.key);
  });

  test('is offered as unsent once it was refused in the background', () => {
    const manager = open();
    expect(manager.tried(wait(manager, first).message, false)).toBe('unsent');
    manager.restore(form());
    expect(shown()).toEqual(first);
  });

  test('keeps its key when it is restored during a background send, so that it is delivered once', () => {
    const manager = open();
    const { message } = wait(manager, first);
    manager.restore(form());
    manager.tried(message, true);
    expect(manager.begin(shown()).key).toBe(message.key);
  });
});
