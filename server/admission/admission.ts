import type { IncomingMessage } from 'node:http';
import { networksOf } from '../../services/client-network.ts';
import type { Caller } from '../client-address.ts';
import { BYTES_IN_FLIGHT, BYTES_IN_FLIGHT_OF_NETWORK } from '../limits.ts';
import { ByteBudget, type Reservation } from './byte-budget.ts';
import { hasTooManyFields } from './count-fields.ts';
import { createFloodLimits } from './flood-limits.ts';
import { createLoad } from './load.ts';
import { discard, free, readBody, type Room } from './read-body.ts';
import type { Refusal } from './refusal.ts';
import { isProbe, ruleOf } from './route-rules.ts';

export type AdmissionCall = {
  request: IncomingMessage;
  /** Path and query. */
  url: string;
  caller: Pick<Caller, 'clientAddress' | 'isProxy'>;
  /** Ends the call at once: its memory is needed for somebody else. */
  evict: () => void;
};

export type Admitted = {
  /** To be freed as soon as it has been copied. */
  body: Uint8Array<ArrayBuffer> | undefined;
  /** The call has been worked on; its answer, or each part of it, lies in memory until it is `sent`. False when there is no room for it. */
  answered: (bytes: number) => boolean;
  sent: () => void;
};

export type Admission = {
  /** Lets a call in, with its body, or says why not. Rejects when the client hangs up. */
  admit: (call: AdmissionCall) => Promise<Admitted | Refusal>;
  stop: () => void;
};

/** Who is shed because the server has too much to do may come back so soon. */
const busySeconds = 2;
/** Most bodies of unknown length fit into this. */
const unannouncedBytes = 16 * 1024;
const bodiless = new Set(['GET', 'HEAD']);

/**
 * What every call that is answered by code passes first, in the order of cost: how often its network calls (a proxy's own
 * probes are let in: visitors of its address must not make it think that the server is down), how large its body may be and whether there is memory for it, how many fields it has, whether the server has enough to do. Nothing of a body is parsed before.
 *
 * @param now milliseconds of a clock that never goes back
 */
export function createAdmission(now = () => performance.now()): Admission {
  const waitOf = createFloodLimits(now);
  const budget = new ByteBudget(BYTES_IN_FLIGHT, BYTES_IN_FLIGHT_OF_NETWORK);
  const load = createLoad();

  return {
    async admit({ request, url, caller: { clientAddress, isProxy }, evict }) {
      const waitMs = isProxy && isProbe(url) ? 0 : waitOf(clientAddress);
      if (waitMs > 0) return { status: 429, retryAfterSeconds: Math.ceil(waitMs / 1000) };
      const { kind, bytes } = ruleOf(url);
      const size = announcedBytes(request, bytes);
      if (size > bytes) {
        await discard(request);
        return { status: 413 };
      }
      const network = networksOf(clientAddress).at(-1) ?? clientAddress;
      let room: Room | undefined;
      const reservation = budget.reserve(network, size, () => {
        free(room?.memory);
        evict();
      });
      if (!reservation) return { status: 503, retryAfterSeconds: busySeconds };
      try {
        if (size > 0) room = { memory: new Uint8Array(size) };
        const body = room && (await readBody(request, room, bytes, reservation.resize));
        const isTooLarge = room && (!body || hasTooManyFields(body, request.headers['content-type'] ?? ''));
        const leave = isTooLarge ? undefined : load.enter(kind);
        if (!leave) {
          free(room?.memory);
          reservation.release();
          return isTooLarge ? { status: 413 } : { status: 503, retryAfterSeconds: busySeconds };
        }
        room = undefined;
        return admitted(body, leave, reservation);
      } catch (error) {
        free(room?.memory);
        reservation.release();
        throw error;
      }
    },
    stop: () => load.stop(),
  };
}

/** The bytes are held until the answer has been worked out and has left, whichever comes last: a visitor may not wait for it. */
function admitted(body: Admitted['body'], leave: () => void, reservation: Reservation): Admitted {
  let isAnswered = false;
  let isGone = false;
  return {
    body,
    answered(bytes) {
      if (!isAnswered) leave();
      isAnswered = true;
      if (isGone) reservation.release();
      return !isGone && reservation.resize(bytes);
    },
    sent() {
      isGone = true;
      if (isAnswered) reservation.release();
    },
  };
}

/** What to reserve at first: where a body comes in pieces of unknown number, it grows from there. */
function announcedBytes({ method = 'GET', headers }: IncomingMessage, most: number): number {
  if (bodiless.has(method)) return 0;
  if (headers['transfer-encoding'] !== undefined) return Math.min(most, unannouncedBytes);
  return Number(headers['content-length'] ?? 0);
}
