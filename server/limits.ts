import type { ServerOptions } from 'node:http';

/** The largest body of any call. It is above the limits of the services, so that each can word its own refusal. */
export const bodyBytes = 512 * 1024;

/** Bytes of bodies and answers in memory at a time, for all calls together … */
export const bytesInFlight = 64 * 1024 * 1024;

/** … and for those of one network (IPv4: a /24; IPv6: a /48). */
export const bytesInFlightOfNetwork = 16 * 1024 * 1024;

/** How many bytes of a body that is too large are read and dropped, so that the client sees the refusal and not a broken connection. */
export const discardedBytes = 4 * 1024 * 1024;

export const connectionLimits = {
  /** Below 4096, the lowest usual limit on open files, since the store needs some as well. */
  total: 4000,
  /** Enough for a large office behind one address, whose browsers keep six connections each. */
  perNetwork: 1000,
  /** For so long a new connection is not cut for having sent nothing: many times what a browser needs until its request. */
  protectedMs: 2000,
} as const;
export type ConnectionLimits = { readonly [Name in keyof typeof connectionLimits]: number };

/** How many requests in a row a client may send on one connection ahead of their answers. Browsers and proxies send none. */
export const maximumRequestsAhead = 16;

/** How many chunks of fewer bytes than these a body may come in. Each costs as much as a large one; browsers and proxies send none. */
export const tinyChunkBytes = 64;
export const maximumTinyChunks = 1000;

/** How many bytes of a connection are parsed in one turn of the event loop: the head of nearly every request is shorter. */
export const parsedPerTurn = 4096;

/** Milliseconds without a byte in either direction after which a connection is cut: a client that stopped reading. */
export const silenceMs = 60_000;

/** Limits on one request, against clients that send a byte now and then to hold a connection. */
export const requestLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Longer than the usual 15 s pause of a browser, shorter than what a proxy would reuse without asking. */
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 2000,
} as const satisfies ServerOptions;

/** The time limits of a stop, from the signal to the end of the process. */
export const stopLimits = {
  /** Idle connections are cut this late, and this often, so that a request already on its way is still answered. */
  idleAfterMs: 250,
  /** Requests in flight get this long. */
  requestsMs: 6000,
  /** The services, which may be delivering a mail, get what the requests leave of this. */
  servicesMs: 9000,
  /** The process ends after this time in any case. */
  totalMs: 10_000,
} as const;
export type StopLimits = { readonly [Name in keyof typeof stopLimits]: number };
