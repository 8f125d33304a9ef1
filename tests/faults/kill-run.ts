import { setTimeout as wait } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { type DatabaseOptions, openDatabase } from '../../services/database/database.ts';
import { createOutbox } from '../../services/mail-relay/outbox/outbox.ts';
import { readMails } from '../harness/maildir.ts';
import { sendMessage } from './client.ts';
import { type KillOptions, pick, withKilledServers } from './killed-servers.ts';

const clients = 4;
const pauseBetweenMessagesMs = 20;
const pauseBetweenKillsMs = 250;
/** The fewest messages acknowledged between two kills, so that there is something to lose. */
const fewestPerLife = 3;
/** The time without a delivery after which missing mails count as lost; a lease ends after 20 s. */
const deliveryLimitMs = 90_000;

/**
 * Lets clients send while processes are killed at random moments and started again, with a mail server that refuses
 * one mail in ten, and then counts. The same seed kills at the same moments.
 */
export function killRun(options: KillOptions) {
  return withKilledServers(options, async ({ ports, store, mails, killOne }) => {
    const acknowledged = new Set<number>();
    const sending = new AbortController();
    const clientsDone = sendUntil(sending.signal, acknowledged, ports);
    for (let kill = 0; kill < options.kills; kill += 1) {
      const before = acknowledged.size;
      while (acknowledged.size < before + fewestPerLife) await wait(pauseBetweenMessagesMs);
      const startAgain = await killOne(pauseBetweenKillsMs);
      await startAgain();
    }
    sending.abort();
    await clientsDone;
    await makeDue(store);
    const read = options.powerLoss ? () => readMails(store.dataDir) : async () => mails;
    const delivered = await untilDelivered(acknowledged, async () => byNumber(await read()));
    return { kills: options.kills, ...count(acknowledged, delivered), left: await leftIn(store) };
  });
}

/** Makes all mails due now; those above the owner's pace are otherwise due in hours. */
async function makeDue(options: DatabaseOptions): Promise<void> {
  const database = await openDatabase(options);
  await database.db.updateTable('outbox').set({ due_at: 0 }).where('state', '=', 'waiting').execute();
  await database.close();
}

/** The mails left in the outbox at the end, to tell late mails from lost ones. */
async function leftIn(options: DatabaseOptions) {
  const database = await openDatabase(options);
  const { waiting, dead } = await createOutbox(database, { now: Date.now }).counts();
  await database.close();
  return { waiting, dead };
}

/** Each client repeats a message, on any process, until it is acknowledged, as a browser's backup send does. */
async function sendUntil(stop: AbortSignal, acknowledged: Set<number>, ports: number[]): Promise<void> {
  let next = 0;
  const client = async () => {
    while (!stop.aborted) {
      const number = (next += 1);
      let attempt = number;
      while (!(await sendMessage(number, pick(ports, (attempt % ports.length) / ports.length)))) {
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

/** The mails of each message. */
type Delivered = Map<number, Email[]>;

const byNumber = (mails: readonly Email[]): Delivered =>
  Map.groupBy(mails, ({ subject = '' }) => Number(subject.replace('Message ', '')));

async function untilDelivered(acknowledged: Set<number>, read: () => Promise<Delivered>): Promise<Delivered> {
  let limit = Date.now() + deliveryLimitMs;
  for (let before = 0; ;) {
    const delivered = await read();
    if (delivered.size > before) limit = Date.now() + deliveryLimitMs;
    before = delivered.size;
    const complete = [...acknowledged].every((number) => delivered.has(number));
    if (complete || Date.now() > limit) return delivered;
    await wait(100);
  }
}

function count(acknowledged: Set<number>, delivered: Delivered) {
  const idsOf = (number: number) => new Set(delivered.get(number)?.map(({ messageId }) => messageId));
  /** Messages acknowledged and never delivered, and those delivered under two Message-IDs. */
  const lost = [...acknowledged].filter((number) => !delivered.has(number));
  const twice = [...delivered.keys()].filter((number) => idsOf(number).size > 1);
  return {
    acknowledged: acknowledged.size,
    lost: lost.length,
    /** Messages delivered more than once under one Message-ID: allowed, since mail programs show one. */
    repeated: [...delivered.values()].filter((mails) => mails.length > 1).length,
    twoMessageIds: twice.length,
    /** Acknowledged promises that were not kept: must be none. */
    broken: [...lost.map((number) => `Lost: ${number}`), ...twice.map((number) => `Two Message-IDs: ${number}`)],
  };
}
