import fc from 'fast-check';

/** What becomes of one request. Where a outcome does not say that the server got it, the server never hears of it. */
export type NetworkOutcome =
  | 'answered'
  | 'lost'
  | 'never answered'
  /** The server's answer is lost on its way back. */
  | 'answer lost'
  /** … or comes after the browser has given up. */
  | 'answered too late'
  /** … or breaks off in the middle. */
  | 'answer cut off'
  /** The request itself comes after the browser has given up. */
  | 'arrives too late'
  | 'arrives twice'
  | 'too many requests'
  | 'server error'
  /** What stands before the server gives up on it after the server has done its work. */
  | 'gateway error';

const outcomes: readonly NetworkOutcome[] = [
  'answered',
  'lost',
  'never answered',
  'answer lost',
  'answered too late',
  'answer cut off',
  'arrives too late',
  'arrives twice',
  'too many requests',
  'server error',
  'gateway error',
];

/** Shrinks towards a network that works. */
export const outcome: fc.Arbitrary<NetworkOutcome> = fc.constantFrom(...outcomes);

export type Server = (request: Request) => Response | Promise<Response>;
export type Network = ReturnType<typeof unreliableNetwork>;

/** Between a browser and the server. `next` holds the outcomes of the requests to come; without one, a request is answered. */
export function unreliableNetwork(origin: string, server: Server) {
  const next: NetworkOutcome[] = [];
  const underWay = new Set<Promise<unknown>>();
  const late: (() => Promise<unknown>)[] = [];
  const made: NetworkOutcome[] = [];

  function arrive(request: Request): Promise<Response> {
    const work = Promise.resolve(server(request.clone()));
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
    return work;
  }

  async function meet(current: NetworkOutcome, request: Request, given: Promise<never>): Promise<Response> {
    switch (current) {
      case 'answered':
        return arrive(request);
      case 'lost':
        throw new TypeError('Failed to fetch');
      case 'never answered':
        return given;
      case 'answer lost':
        await arrive(request);
        throw new TypeError('Failed to fetch');
      case 'answered too late':
        await arrive(request);
        return given;
      case 'answer cut off':
        return cutOff(await arrive(request));
      case 'arrives too late':
        late.push(() => arrive(request));
        return given;
      case 'arrives twice':
        return (await Promise.all([arrive(request), arrive(request)]))[1];
      case 'too many requests':
        return new Response('Too many requests', { status: 429 });
      case 'server error':
        return new Response('Something broke', { status: 500 });
      case 'gateway error':
        await arrive(request);
        return new Response('Bad gateway', { status: 502 });
    }
  }

  return {
    next,
    /** The outcomes met so far. */
    made,
    fetch: (async (path: string, init: RequestInit = {}) => {
      const { signal, ...rest } = init;
      const given = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
      given.catch(() => undefined);
      const current = next.shift() ?? 'answered';
      made.push(current);
      return meet(current, new Request(new URL(path, origin), rest), given);
    }) as typeof fetch,
    /** Resolves when the server has nothing in hand. */
    async idle(): Promise<void> {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    /** Requests that were thought lost arrive after all. */
    async deliverLate(): Promise<void> {
      for (const arrival of late.splice(0)) await arrival();
    },
  };
}

function cutOff({ status, headers }: Response): Response {
  const body = new ReadableStream({
    start: (controller) => controller.error(new TypeError('The connection was reset')),
  });
  return new Response(body, { status, headers });
}
