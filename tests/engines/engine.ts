/** A browser with one window, in the few words that the drivers of Firefox and WebKit have in common. */
export type Engine = {
  /** Opens an address and waits until it has been loaded. */
  open: (url: string) => Promise<void>;
  /** What the body of an async function returns in the page. */
  ask: <T>(body: string) => Promise<T>;
  /** Types into the first element of a selector, as a keyboard does. */
  type: (selector: string, text: string) => Promise<void>;
  /** Presses the first element of a selector, as a pointer does. */
  press: (selector: string) => Promise<void>;
  /** How wide the page is to be. A window may refuse to be as narrow. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};
