import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseOptions, openDatabase } from '../../services/database/database.ts';
import { createOutbox, type OutboxCounts } from '../../services/mail-relay/outbox/outbox.ts';
import { sendMessage } from './client.ts';
import { type KillOptions, pick, withKilledServers } from './killed-servers.ts';
import type { ServerProcess } from './server-process.ts';

export type KillResult = {
  kills: number;
  acknowledged: number;
  /** Acknowledged and never delivered: must be none. */
  lost: number[];
  /** Delivered more than once under one Message-ID: allowed, a program of the recipient shows one. */
  repeated: number;
  /** Delivered under two Message-IDs: must be none. */
  twice: number[];
  /** What the outbox still held at the end: tells a late mail from a lost one. */
  left: Pick<OutboxCounts, 'waiting' | 'dead'>;
};

const clients = 4;
const pauseBetweenMessagesMs = 20;
const pauseBetweenKillsMs = 250;
/** A lease of the whole server ends after 20 s. */
const deliveryLimitMs = 90_000;

/**
 * Lets clients send while processes are killed at random moments and started again, with a mail server that refuses
 * one mail in ten, and then counts. The same seed kills at the same moments.
 */
export function killRun(options: KillOptions): Promise<KillResult> {
  return withKilledServers(options, async ({ servers, store, mails, killOne }) => {
    const acknowledged = new Set<number>();
    const sending = new AbortController();
    const clientsDone = sendUntil(sending.signal, acknowledged, servers);
    for (let kill = 0; kill < options.kills; kill += 1) await killOne(pauseBetweenKillsMs);
    sending.abort();
    await clientsDone;
    const delivered = await untilDelivered(acknowledged, () => byNumber(mails));
    return { kills: options.kills, ...count(acknowledged, delivered), left: await leftIn(store) };
  });
}

async function leftIn(options: DatabaseOptions): Promise<KillResult['left']> {
  const database = await openDatabase(options);
  const { waiting, dead } = await createOutbox(database, { now: Date.now }).counts();
  await database.close();
  return { waiting, dead };
}

/** Every client repeats a message, at any process, until it is acknowledged, as a browser's backup does. */
async function sendUntil(stop: AbortSignal, acknowledged: Set<number>, servers: ServerProcess[]): Promise<void> {
  let next = 0;
  const client = async () => {
    while (!stop.aborted) {
      const number = (next += 1);
      let attempt = number;
      while (!(await sendMessage(number, pick(servers, (attempt % servers.length) / servers.length).port))) {
        if (stop.aborted) return;
        attempt += 1;
        await wait(pauseBetweenMessagesMs);
      }
      acknowledged.add(number);
      await wait(pauseBetweenMessagesMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
}

type Delivered = Map<number, string[]>;

/** The Message-IDs under which each message arrived. */
function byNumber(mails: { subject?: string | undefined; messageId?: string | undefined }[]): Delivered {
  const delivered: Delivered = new Map();
  for (const { subject = '', messageId = '' } of mails) {
    const number = Number(subject.replace('Message ', ''));
    delivered.set(number, [...(delivered.get(number) ?? []), messageId]);
  }
  return delivered;
}

async function untilDelivered(acknowledged: Set<number>, read: () => Delivered): Promise<Delivered> {
  const limit = Date.now() + deliveryLimitMs;
  for (;;) {
    const delivered = read();
    const complete = [...acknowledged].every((number) => delivered.has(number));
    if (complete || Date.now() > limit) return delivered;
    await wait(100);
  }
}

function count(acknowledged: Set<number>, delivered: Delivered): Omit<KillResult, 'kills' | 'left'> {
  const ids = [...delivered.entries()];
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((number) => !delivered.has(number)),
    repeated: ids.filter(([, list]) => list.length > 1).length,
    twice: ids.filter(([, list]) => new Set(list).size > 1).map(([number]) => number),
  };
}
