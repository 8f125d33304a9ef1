import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { describeOnEachDialect } from '../database/testing/each-dialect.ts';
import { freePort } from '../testing/free-port.ts';
import { inboxWords } from '../../content/inbox-words.ts';
import { accountMails } from '../../content/mail/account-mails.ts';
import { createInbox } from './mailbox/inbox.ts';
import { quarantineLimits } from './protocol/quarantine.ts';
import { sinkOfTest } from './testing/smtp-sink.ts';
import { contactFields } from './testing/contact-message.ts';
import { jsonRequest, siteOrigin, type TestRelay, testRelay } from './testing/test-relay.ts';

/** Sends messages that differ, each with its own key. */
async function accept(relay: TestRelay, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const fields = { ...contactFields, message: `Message ${number}`, message_key: `key ${number}` };
    const { status } = await relay.routes.fetch(jsonRequest({ template_params: fields }));
    expect(status).toBe(200);
  }
}

describeOnEachDialect('An accepted message', (freshStore) => {
  test('that the first route refuses for good goes by the second; what both refuse is a dead letter: the log alerts, health shows it', async () => {
    const first = await sinkOfTest({ refuse: () => 550 });
    const second = await sinkOfTest({ refuse: (mail) => (mail === 2 ? 554 : undefined) });
    const relay = await testRelay({ store: await freshStore(), smtpUrl: first.url, smtpBackupUrl: second.url });
    relay.start();
    await accept(relay, 1);
    await relay.untilRows('sent', 1);
    expect([second.mails.length, (await relay.health()).dead]).toEqual([1, 0]);
    await accept(relay, 2);
    await relay.untilRows('dead', 1);
    expect((await relay.health()).dead).toBe(1);
    expect(relay.lines.filter((line) => line.includes('"alert":"dead-letter"'))).toHaveLength(1);
    expect(relay.lines.join('')).not.toMatch(/asha|owner@/);
  });

  test('of the site’s own keeps its link until it is sent, and no longer', async () => {
    const { mails, url } = await sinkOfTest();
    const relay = await testRelay({ store: await freshStore(), smtpUrl: url });
    const reset = { email: 'asha@example.com', link: `${siteOrigin}/__/auth/action?oobCode=secret` };
    await relay.database.db
      .transaction()
      .execute((transaction) =>
        relay.sender.enqueueIn(transaction, { key: 'reset', template: 'password_reset', fields: reset }),
      );
    relay.start();
    await relay.untilRows('sent', 1);
    expect(mails[0]?.text).toContain('oobCode=secret');
    expect((await relay.rows()).map(({ fields }) => fields)).toEqual(['{"email":"asha@example.com"}']);
  });

  test('waits while the mail server is down, health says so, and it is delivered when the server returns', async () => {
    const port = await freePort();
    const relay = await testRelay({ store: await freshStore(), smtpUrl: `smtp://127.0.0.1:${port}` });
    relay.start();
    await accept(relay, 8);
    await expect.poll(() => relay.health()).toMatchObject({ waiting: 8, dead: 0, routes: { primary: { up: false } } });
    const { mails } = await sinkOfTest({ port });
    await relay.untilRows('sent', 8);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(8);
    await expect.poll(() => relay.health()).toMatchObject({ waiting: 0, routes: { primary: { up: true } } });
  });
});

test('Without a mail server a message goes into the Maildir, which keeps nothing else', async () => {
  const relay = await testRelay();
  relay.start();
  await accept(relay, 3);
  await relay.untilRows('sent', 3);
  expect(['new', 'tmp'].map((folder) => readdirSync(join(relay.dataDir, 'mail', folder)).length)).toEqual([3, 0]);
});

test('A Maildir that cannot be written keeps the mail waiting, and health says so, and when it is late', async () => {
  let now = Date.now();
  const relay = await testRelay({ now: () => now });
  rmSync(join(relay.dataDir, 'mail'), { recursive: true, force: true });
  writeFileSync(join(relay.dataDir, 'mail'), 'in the way');
  relay.start();
  await accept(relay, 1);
  await expect.poll(() => relay.lines.join('')).toContain('mail not sent yet');
  now += 15 * 60_000;
  expect(await relay.health()).toMatchObject({ waiting: 1, isLate: false });
  now += 1;
  expect(await relay.health()).toMatchObject({ isLate: true });
});

test('A clock that is set back holds up no message, and keeps neither the quarantine full nor a budget of mails spent', async () => {
  const clock = { now: 1_795_000_000_000, steady: 0 };
  const relay = await testRelay({ now: () => clock.now, steadyNow: () => clock.steady });
  await accept(relay, 1);
  clock.now -= 30 * 24 * 60 * 60_000;
  await accept(relay, 2);
  expect((await relay.rows()).map((row) => row.due_at - row.created_at)).toEqual([0, 0]);
  for (let count = 0; count <= 301; count += 1)
    await relay.sender.grant({ template: 'newsletter_confirm', inbox: `a@${count}.example` });
  const suspicious = (message: string) => {
    const fields = { ...contactFields, message, homepage_url: 'https://spam.example' };
    return relay.routes.fetch(jsonRequest({ template_params: fields }));
  };
  await suspicious('One');
  const held = { state: 'held' as const, size: quarantineLimits.characters };
  await relay.database.db.updateTable('outbox').set(held).execute();
  clock.steady += 5000;
  expect((await suspicious('Two')).status).toBe(503);
  expect((await relay.health()).overBudget).toEqual(['asked']);
  expect(relay.lines.filter((line) => line.includes('"alert":"mail-budget"'))).toHaveLength(1);
  await relay.database.db.deleteFrom('outbox').execute();
  clock.now -= 24 * 60 * 60_000;
  clock.steady += 60 * 60_000;
  expect((await suspicious('Three')).status).toBe(200);
  expect((await relay.health()).overBudget).toEqual([]);
});

test('Stopping waits until a mail in hand is taken, so that it is not sent again', async () => {
  const taken = Promise.withResolvers<void>();
  const { url, mails, greetings } = await sinkOfTest({ hold: { sender: taken.promise } });
  const relay = await testRelay({ smtpUrl: url });
  await accept(relay, 1);
  relay.start();
  await vi.waitFor(() => expect(greetings).toHaveLength(1));
  const stopped = relay.stop();
  taken.resolve();
  await stopped;
  expect([mails.length, (await relay.rows()).map(({ state }) => state)]).toEqual([1, ['sent']]);
});

describeOnEachDialect('A mail whose link or code no longer works', (freshStore) => {
  test('is not sent after an outage, nor when the owner tries it again, and the inbox says why', async () => {
    const { mails, url } = await sinkOfTest();
    let now = Date.now();
    const relay = await testRelay({ store: await freshStore(), smtpUrl: url, now: () => now });
    const { database, sender } = relay;
    const fields = { email: 'asha@example.com', link: 'https://jantar.example/', code: '123456' };
    for (const template of ['sign_in_code', 'password_reset', 'verify_email', 'password_changed'] as const) {
      await database.db.transaction().execute((one) => sender.enqueueIn(one, { key: template, template, fields }));
    }
    await accept(relay, 1);
    now += 60 * 60_000;
    relay.start();
    await relay.untilRows('sent', 3);
    await relay.untilRows('dead', 2);
    const isDead = { state: 'failed', failure: 'EXPIRED' };
    const inbox = createInbox(database, { now: () => now, refusals: inboxWords.refusals });
    expect(await inbox.show('sign_in_code')).toMatchObject(isDead);
    now += 1000;
    await inbox.retry('password_reset');
    await relay.untilRows('dead', 2);
    expect(await inbox.show('password_reset')).toMatchObject({ ...isDead, finished: now });
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
      [accountMails.verify_email.subject, accountMails.password_changed.subject, contactFields.subject].toSorted(),
    );
    expect(await relay.health()).toMatchObject({ dead: 0, deadToVisitors: 2, routes: { primary: { up: true } } });
    expect(relay.lines.join('')).toContain('its link or code no longer works');
  });
});
