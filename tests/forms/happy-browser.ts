import { Window } from 'happy-dom';

/**
 * Combines happy-dom's document with Node's network classes, so that requests and
 * answers are those that the real relay reads. Import it before React, which looks for a document when it is loaded.
 */
const window = new Window({ url: 'https://jantar.example/contact' });

const fromWindow = [
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'Node',
  'Event',
  'Element',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLTextAreaElement',
  'HTMLSelectElement',
  'HTMLButtonElement',
  'HTMLIFrameElement',
  'MutationObserver',
  'FormData',
  'requestAnimationFrame',
] as const;

for (const name of fromWindow) {
  const value: unknown = window[name];
  const bound = name === 'requestAnimationFrame' && typeof value === 'function' ? value.bind(window) : value;
  Object.defineProperty(globalThis, name, { value: bound, configurable: true, writable: true });
}
Object.assign(globalThis, { window: globalThis, IS_REACT_ACT_ENVIRONMENT: true, reportError: () => undefined });
