import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { messagesKeptDays } from '../../contracts/correspondence.ts';
import { emailAnswers, emailPaths } from '../../contracts/email-wire.ts';
import { honeypotField } from '../../contracts/spam-check.ts';
import { openDatabase } from '../../services/database/database.ts';
import { quarantineLimits } from '../../services/mail-relay/protocol/quarantine.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';
import { type SiteServer, startSite } from '../harness/site-server.ts';
import { fillOutbox } from './full-outbox.ts';
import { temporaryFolders } from '../../services/testing/temporary-folders.ts';

const dayMs = 24 * 60 * 60_000;
const token = 'a token of thirty-two characters';
const folders = temporaryFolders();
let dataDir = '';
beforeEach(() => void (dataDir = folders()));

async function start(): Promise<SiteServer> {
  const site = await startSite({ DATA_DIR: dataDir, METRICS_TOKEN: token });
  onTestFinished(async () => void (await site.stop()));
  return site;
}

async function send({ origin }: SiteServer, fields = {}): Promise<{ status: number; text: string }> {
  const answer = await fetch(origin + emailPaths.send, contactMessage(fields, { origin }));
  return { status: answer.status, text: await answer.text() };
}

test('finding 6: a quarantine that strangers filled takes no more, says so, and keeps no honest message out', async () => {
  await fillOutbox(dataDir, { held: quarantineLimits.mails });
  const site = await start();
  expect(await send(site, { subject: 'Watches', [honeypotField]: 'x' })).toEqual({
    status: 503,
    text: emailAnswers.notStored,
  });
  expect(await send(site)).toEqual({ status: 200, text: 'OK' });
  expect(site.said()).toContain('the quarantine is full');
  await site.stop();
  const { db, close } = await openDatabase({ dataDir });
  const held = await db.selectFrom('outbox').select('key').where('state', '=', 'held').execute();
  await close();
  expect(held).toHaveLength(quarantineLimits.mails);
});

test('finding 6: the owner is told a week before kept-back mail is deleted that nobody looked at', async () => {
  await fillOutbox(dataDir, { held: 3 }, Date.now() - (messagesKeptDays - 6) * dayMs);
  const { origin } = await start();
  const asked = await fetch(`${origin}/readyz`, { headers: { authorization: `Bearer ${token}` } });
  expect(await asked.json()).toMatchObject({
    status: 'degraded',
    problems: ['Of 3 kept-back message(s) some are deleted within a week: look through them.'],
  });
  expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'degraded' });
});
