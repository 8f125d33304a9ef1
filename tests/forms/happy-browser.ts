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
] as const;

for (const name of fromWindow) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
}
Object.assign(globalThis, {
  window: globalThis,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  IS_REACT_ACT_ENVIRONMENT: true,
  reportError: () => undefined,
  // By the global timer, which a test may replace.
  requestAnimationFrame: (frame: () => void) => setTimeout(frame, 16),
});
