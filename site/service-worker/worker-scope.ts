/** An event that lasts until the given promises settle. */
type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = LastingEvent & {
  readonly request: Request;
  /** The navigation preload; undefined where the browser has none. Without a connection it rejects, in Firefox it is an error. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

/** The used globals of a service worker. TypeScript's own library for them cannot be combined with that of pages. */
type WorkerScope = {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> }; unregister: () => Promise<boolean> };
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
};

type WorkerEvents = {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & { data: string[] };
};

export const worker = globalThis as unknown as WorkerScope;
