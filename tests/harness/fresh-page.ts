import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Test files also share the document. Each gets it empty and without event listeners.
type Listen = (...listener: Parameters<EventTarget['addEventListener']>) => void;
type Listened = { addEventListener: Listen; removeEventListener: Listen };

const undo: (() => void)[] = [];

for (const target of [window, document, document.documentElement, document.body] as Listened[]) {
  const add = target.addEventListener;
  target.addEventListener = (...listener) => {
    undo.push(() => target.removeEventListener(...listener));
    add.apply(target, listener);
  };
  undo.push(() => (target.addEventListener = add));
}

const Channel = BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    undo.push(() => this.close());
  }
};
undo.push(() => (globalThis.BroadcastChannel = Channel));

for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
document.head.replaceChildren();
document.body.replaceChildren();
history.replaceState(null, '', '/');
localStorage.clear();
sessionStorage.clear();

// Each test leaves the page as it found it.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

afterAll(() => {
  for (const step of undo.toReversed()) step();
});
