import fc from 'fast-check';

export const origin = 'https://jantar.example';

/** The outcomes of one request. It reaches the server only if the outcome says so. */
const outcomes = [
  'answered',
  'lost',
  'never answered',
  // The server's answer is lost on its way back.
  'answer lost',
  // The answer comes after the browser's time-out.
  'answered too late',
  // The answer breaks off in the middle.
  'answer cut off',
  // The request reaches the server after the browser's time-out.
  'arrives too late',
  'arrives twice',
  'too many requests',
  'server error',
  // What stands before the server gives up on it after the server has done its work.
  'gateway error',
] as const;
export type NetworkOutcome = (typeof outcomes)[number];

/** The outcomes that the browser takes for an answer: the service refuses the message. */
export const refusals: readonly NetworkOutcome[] = ['too many requests', 'server error', 'gateway error'];

/** Generates outcomes; shrinks towards a working network. */
export const outcome: fc.Arbitrary<NetworkOutcome> = fc.constantFrom(...outcomes);

export type Server = (request: Request) => Response | Promise<Response>;
export type Network = ReturnType<typeof unreliableNetwork>;

/** A network between a browser and the server. `next` has the outcomes of the next requests; without one, a request is answered. */
export function unreliableNetwork(server: Server) {
  const next: NetworkOutcome[] = [];
  const underWay = new Set<Promise<unknown>>();
  const late: (() => Promise<unknown>)[] = [];
  const made: NetworkOutcome[] = [];
  let isLeft = false;

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
    /** The outcomes so far. */
    made,
    /** Whether the page that asks is being left: its requests arrive, and it hears of no answer, however fast that is. */
    leave: (left: boolean) => void (isLeft = left),
    fetch: (async (path: string, init: RequestInit = {}) => {
      const { signal, ...rest } = init;
      const given = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
      given.catch(() => undefined);
      const current = next.shift() ?? 'answered';
      made.push(current);
      const answer = meet(current, new Request(new URL(path, origin), rest), given);
      if (!isLeft) return answer;
      answer.catch(() => undefined);
      return new Promise<never>(() => undefined);
    }) as typeof fetch,
    /** Resolves when the server has answered every request. */
    async idle(): Promise<void> {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    /** Delivers the delayed requests. */
    async deliverLate(): Promise<void> {
      for (const arrival of late.splice(0)) await arrival();
    },
  };
}

function cutOff({ status, headers }: Response): Response {
  const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('Connection reset')) });
  return new Response(body, { status, headers });
}
