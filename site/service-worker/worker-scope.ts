/** An event that ends when the promises it was given do. */
type LastingEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = LastingEvent & {
  readonly request: Request;
  /** What the browser began to load while the worker started; undefined where it does not. Rejects without a connection. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

/** Of a service worker's globals as much as this one needs: TypeScript has them in a library that excludes that of pages. */
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
