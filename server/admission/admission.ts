import type { IncomingMessage } from 'node:http';
import { widestNetworkOf } from '../../services/client-network.ts';
import type { Caller } from '../client-address.ts';
import { bytesInFlight, bytesInFlightOfNetwork } from '../limits.ts';
import { createByteBudget, type Reservation } from './byte-budget.ts';
import { hasTooManyFields } from './count-fields.ts';
import { createFloodLimits } from './flood-limits.ts';
import { createLoad } from './load.ts';
import { discard, free, readBody, type Room } from './read-body.ts';
import { isProbe, ruleOf } from './route-rules.ts';

export type AdmissionCall = {
  request: IncomingMessage;
  /** The path by which the app routes the call: decoded, without dot segments and query. */
  path: string;
  caller: Pick<Caller, 'clientAddress' | 'isProxy'>;
  /** Ends the call at once, when its memory is given to another call. */
  evict: () => void;
  /** Asks for the body; undefined when the client sends it unasked. */
  invite?: (() => void) | undefined;
};

export type Admitted = {
  /** The request body. The caller frees it (`free`) as soon as it has copied it. */
  body: Uint8Array<ArrayBuffer> | undefined;
  /** The handler is done; reserves `bytes` for the answer, or for a part of it, until `sent`. False when there is no memory for it. */
  answered: (bytes: number) => boolean;
  /** The answer has left, or the client has hung up. */
  sent: () => void;
};

/** Why a call is not let in: too large (413), too many from its network (429), or more than the server can do now (503). */
export type Refusal = { status: 413 | 429 | 503; retryAfterSeconds?: number };

export function isRefusal(answer: object): answer is Refusal {
  return 'status' in answer;
}

export type Admission = ReturnType<typeof createAdmission>;

/** Retry-After of a call that is refused because the server is busy. */
const busySeconds = 2;
/** Memory reserved at first for a body of unknown length; most bodies fit into it. */
const unannouncedBytes = 16 * 1024;
const bodiless = new Set(['GET', 'HEAD']);

/**
 * The checks that every call to the app passes before its body is parsed, cheapest first: rate of its network, size of the body,
 * memory for it, number of fields, load of the server. Health probes of a trusted proxy are not rate limited, since a flood from
 * its address must not make it take the server for dead.
 *
 * @param now milliseconds of a clock that never goes back
 */
export function createAdmission(now = () => performance.now()) {
  const waitOf = createFloodLimits(now);
  const budget = createByteBudget(bytesInFlight, bytesInFlightOfNetwork);
  const load = createLoad();

  return {
    /** Reads the body and admits the call, or returns why it is refused. Rejects when the client hangs up. */
    async admit(call: AdmissionCall): Promise<Admitted | Refusal> {
      const { request, path, evict, invite } = call;
      const { clientAddress, isProxy } = call.caller;
      const waitMs = isProxy && isProbe(path) ? 0 : waitOf(clientAddress);
      if (waitMs > 0) return { status: 429, retryAfterSeconds: Math.ceil(waitMs / 1000) };
      const { kind, bytes } = ruleOf(path);
      const size = announcedBytes(request, bytes);
      if (size > bytes) {
        if (!invite) await discard(request);
        return { status: 413 };
      }
      const network = widestNetworkOf(clientAddress);
      let room: Room | undefined;
      let isAdmitted = false;
      const reservation = budget.reserve(network, size, () => {
        if (!isAdmitted) free(room?.memory);
        room = undefined;
        evict();
      });
      if (!reservation) return { status: 503, retryAfterSeconds: busySeconds };
      try {
        if (size > 0) room = { memory: new Uint8Array(size) };
        if (size > 0) invite?.();
        const body = room && (await readBody(request, room, bytes, reservation.resize));
        const isTooLarge = room && (!body || hasTooManyFields(body, request.headers['content-type'] ?? ''));
        if (isTooLarge) return { status: 413 };
        const leave = load.enter(kind);
        if (!leave) return { status: 503, retryAfterSeconds: busySeconds };
        isAdmitted = true;
        return admitted(body, leave, reservation);
      } finally {
        if (!isAdmitted) {
          free(room?.memory);
          reservation.release();
        }
      }
    },
    stop: () => load.stop(),
  };
}

/** Holds the memory until the handler is done and the answer has left, in either order: a visitor may hang up before the handler is done. */
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

/** The bytes to reserve at first. A chunked body does not announce its length; its reservation grows as it is read. */
function announcedBytes({ method = 'GET', headers }: IncomingMessage, most: number): number {
  if (bodiless.has(method)) return 0;
  if (headers['transfer-encoding'] !== undefined) return Math.min(most, unannouncedBytes);
  return Number(headers['content-length'] ?? 0);
}
