import { expect, test } from 'vitest';
import { emailAnswers } from '../../../contracts/email-wire.ts';
import { newsletterMessages } from '../../../contracts/messages.ts';
import { honeypotField } from '../../../contracts/spam-check.ts';
import { describeOnEachDialect } from '../../database/testing/each-dialect.ts';
import { sameMessageMs } from '../protocol/message-key.ts';
import { subscribe } from '../testing/newsletter-calls.ts';
import { formRequest, jsonRequest, navigation, type TestRelay, testRelay } from '../testing/test-relay.ts';

describeOnEachDialect('The template `newsletter` of the e-mail protocol', (freshStore) => {
  const open = async (options: Parameters<typeof testRelay>[0] = {}) =>
    testRelay({ store: await freshStore(), ...options });
  const order = async (relay: TestRelay, fields: Record<string, string>) => {
    const answer = await relay.routes.fetch(jsonRequest({ template_id: 'newsletter', template_params: fields }));
    return [answer.status, await answer.text()];
  };
  const states = async (relay: TestRelay) =>
    (await relay.database.db.selectFrom('subscribers').select(['address', 'state']).execute()).map(Object.values);
  const mails = async (relay: TestRelay) => (await relay.rows()).map(({ template }) => template);

  test('asks the owner of the address for their word, and writes to nobody else', async () => {
    const relay = await open();
    expect(await order(relay, { email: 'Asha@Example.com', name: 'Asha' })).toEqual([200, emailAnswers.ok]);
    expect(await states(relay)).toEqual([['asha@example.com', 'pending']]);
    expect(await mails(relay)).toEqual(['newsletter_confirm']);
  });

  test('refuses what is no address', async () => {
    const relay = await open();
    for (const fields of [{}, { email: '' }, { email: 'asha@' }, { email: 'a@example.com\nbcc: b@example.com' }])
      expect([fields, ...(await order(relay, fields))]).toEqual([fields, 422, newsletterMessages.invalidEmail]);
    expect(await mails(relay)).toEqual([]);
  });

  test('answers a program that fills every field as it answers a person, and writes to nobody', async () => {
    const relay = await open();
    const fields = { email: 'asha@example.com', [honeypotField]: 'https://spam.example' };
    expect(await order(relay, fields)).toEqual([200, emailAnswers.ok]);
    expect([await states(relay), await mails(relay)]).toEqual([[], []]);
  });

  test('and the form of the site cause three mails an hour to one address at most, and nobody is told of a fourth', async () => {
    let now = 1_795_000_000_000;
    const relay = await open({ now: () => now });
    const byForm = async () => (await subscribe(relay, 'asha@example.com')).status;
    const byTemplate = async () => (await order(relay, { email: 'asha@example.com' }))[0];
    const statuses = [];
    for (const ask of [byForm, byTemplate, byForm, byForm, byTemplate]) {
      statuses.push(await ask());
      now += 2 * sameMessageMs;
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await mails(relay)).toHaveLength(3);
  });

  test('leads a person without JavaScript to the page of the newsletter', async () => {
    const asked: string[] = [];
    const relay = await open({ answerPage: (name) => void asked.push(name) });
    const form = (email: string) =>
      formRequest({ template_id: 'newsletter', email }, { plain: true, headers: navigation });
    expect((await relay.routes.fetch(form('asha@example.com'))).headers.get('location')).toBe('/newsletter/sent');
    expect((await relay.routes.fetch(form('asha@'))).status).toBe(422);
    expect(asked).toEqual(['/newsletter/not-sent']);
  });
});
