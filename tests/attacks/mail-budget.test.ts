import { describe, expect, test } from 'vitest';
import {
  asha,
  from,
  prove,
  signedUp,
  signUp,
  type TestIdentity,
  testIdentity,
} from '../../services/identity/testing/test-identity.ts';
import { subscribe } from '../../services/mail-relay/testing/newsletter-calls.ts';
import { jsonRequest, testRelay } from '../../services/mail-relay/testing/test-relay.ts';

async function changePassword(identity: TestIdentity, { idToken }: { idToken: string }, times: number) {
  let token = idToken;
  for (let count = 0; count < times; count += 1) {
    const change = { idToken: token, password: `red sandstone ${count}`, returnSecureToken: true };
    const changed = await identity.call('update', change);
    expect(changed.status).toBe(200);
    token = String(changed['idToken']);
  }
}

describe('finding 4: one inbox, one sender and the site have a budget of mails', () => {
  test('somebody who signs up with a stranger’s address has no notice sent to it, however often the password changes', async () => {
    const identity = await testIdentity();
    await changePassword(identity, await signUp(identity), 5);
    expect(await identity.mails()).toEqual([]);
  });

  test('a proved address is told of changes, and no more than ten times an hour; its record holds all of them', async () => {
    const identity = await testIdentity();
    const account = await signUp(identity);
    await prove(identity);
    await changePassword(identity, account, 12);
    const told = (await identity.mails()).filter(({ template }) => template === 'password_changed');
    expect(told).toHaveLength(10);
    const noted = await identity.database.db.selectFrom('account_events').select('kind').execute();
    expect(noted.filter(({ kind }) => kind === 'password-changed')).toHaveLength(12);
  });

  test('addresses that differ by plus-tags and dots share one inbox, which gets three confirmation mails an hour', async () => {
    const relay = await testRelay();
    const statuses: number[] = [];
    for (let count = 0; count < 70; count += 1) {
      for (const email of [`asha+${count}@example.com`, `a.s.h.a+${count}@example.com`, `ASHA+x${count}@example.com`]) {
        statuses.push((await subscribe(relay, email, from(`203.0.${count}.1`))).status);
      }
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(await relay.database.db.selectFrom('outbox').selectAll().execute()).toHaveLength(3);
  });

  test('mails to aliases of an inbox do not use up the budget of its verified address', async () => {
    const { identity } = await signedUp();
    await prove(identity);
    for (let count = 0; count < 10; count += 1) {
      const email = `asha+${count}@example.com`;
      await signUp(identity, { ...asha, email });
      await identity.call('sendOobCode', { requestType: 'PASSWORD_RESET', email }, from(`203.0.${count}.1`));
    }
    expect(await identity.mails()).toHaveLength(5);
    const reset = { requestType: 'PASSWORD_RESET', email: asha.email };
    expect((await identity.call('sendOobCode', reset, from('203.1.0.1'))).status).toBe(200);
  });

  test('when the site has sent as many as it may, the log and the relay’s health say so, and messages to the owner still come', async () => {
    const relay = await testRelay();
    const { grant } = relay.sender;
    const template = 'newsletter_confirm';
    for (let count = 0; count < 300; count += 1) {
      const mail = { template, inbox: `a${count}@example.com`, sender: `203.0.${count}.1` } as const;
      expect(await grant(mail)).toHaveProperty('refund');
    }
    const one = await grant({ template, inbox: 'last@example.com', sender: '203.1.0.1' });
    expect(one).toMatchObject({ enough: 'everywhere' });
    expect(relay.lines.join('')).toContain('"alert":"mail-budget"');
    expect(await relay.health()).toMatchObject({ overBudget: ['asked'] });
    expect(await grant({ template: 'password_reset', inbox: 'last@example.com' })).toHaveProperty('refund');
  });

  test('a flood of messages to the owner is stored to the last and delivered at a steady pace', async () => {
    const relay = await testRelay({ now: () => 1_795_000_000_000, steadyNow: () => 0 });
    const statuses = new Set<number>();
    for (let count = 0; count < 310; count += 1) {
      const words = { subject: `No ${count}`, message: `Number ${count}` };
      const fields = { name: 'Asha', email: `a${count}@example.com`, ...words };
      const request = jsonRequest({ template_params: fields }, from(`203.${count}.0.1`));
      statuses.add((await relay.routes.fetch(request)).status);
    }
    expect([...statuses]).toEqual([200]);
    const rows = await relay.database.db.selectFrom('outbox').select(['created_at', 'due_at', 'state']).execute();
    expect(rows).toHaveLength(310);
    expect(rows.filter(({ created_at: at, due_at: due }) => due > at)).toHaveLength(10);
    expect(await relay.health()).toMatchObject({ overBudget: ['owner'] });
  });
});
