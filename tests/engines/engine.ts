/** A browser with one window: the functions that the drivers of Firefox and WebKit share. */
export type Engine = {
  /** Opens an address and waits until it has been loaded. */
  open: (url: string) => Promise<void>;
  /** Runs the body of an async function in the page and returns its result. */
  ask: <T>(body: string) => Promise<T>;
  /** Types into the first element of a selector, as a keyboard does. */
  type: (selector: string, text: string) => Promise<void>;
  /** Presses the first element of a selector, as a pointer does. */
  press: (selector: string) => Promise<void>;
  /** Sets the width of the viewport. A window may refuse to be as narrow. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};
