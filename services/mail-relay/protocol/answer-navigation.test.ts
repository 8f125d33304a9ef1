import { describe, expect, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { type AnswerValues, answerToken, fillAnswer } from '../../../contracts/answer-pages.ts';
import { wallTime } from '../../../contracts/call-time.ts';
import { requiredTexts } from '../../../contracts/testing/filled-forms.ts';
import { contactMessages, faultWords, newsletterMessages } from '../../../contracts/messages.ts';
import { contactFields } from '../testing/contact-message.ts';
import { formRequest, navigation, testRelay } from '../testing/test-relay.ts';

const booking = requiredTexts('booking');

/** Stands for the pre-rendered page. */
const page = `<p>${answerToken('notice')}</p><input value="${answerToken('name')}"><textarea>${answerToken('message')}</textarea>`;

async function relayWithPages() {
  const asked: { name: string; values: AnswerValues; status: number }[] = [];
  const relay = await testRelay({
    answerPage(name, values, status) {
      asked.push({ name, values, status });
      return new Response(fillAnswer(page, values), { status, headers: { 'content-type': 'text/html' } });
    },
  });
  const send = (fields: Parameters<typeof formRequest>[0] = {}, plain = true) =>
    relay.routes.fetch(formRequest(fields, { plain, headers: navigation }));
  return { relay, asked, send };
}

describe('A form sent without JavaScript', () => {
  test('that has faults comes back with the text of the catalogue, what is wrong at each field, and every word that was typed', async () => {
    const { relay, asked, send } = await relayWithPages();
    const typed = { ...contactFields, subject: '', email: 'asha@' };
    const response = await send(typed);
    const faults = { 'subject-fault': faultWords.empty, 'email-fault': newsletterMessages.invalidEmail };
    const values = { ...typed, notice: contactMessages.empty, ...faults };
    expect(asked).toEqual([{ name: '/contact/not-sent', status: 422, values }]);
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(contactFields.message)]);
    expect(await relay.rows()).toEqual([]);
  });

  test('that could not be stored comes back with the text of the catalogue and every word that was typed', async () => {
    const { relay, asked, send } = await relayWithPages();
    await relay.database.db.schema.dropTable('outbox').execute();
    const response = await send();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect(asked[0]?.values).toEqual({ ...contactFields, notice: contactMessages.failed });
  });

  test('that is too long is told so, on its own form and with every word that was typed', async () => {
    const { relay, asked, send } = await relayWithPages();
    const message = 'x'.repeat(50_000);
    const long = { template_id: 'booking', ...booking, message };
    await send(long);
    const values = { notice: faultWords.tooLarge, message };
    expect(asked[0]).toMatchObject({ name: '/book-a-call/not-sent', status: 413, values });
    expect(await relay.rows()).toEqual([]);
  });

  test('for a call at a time that has passed says so, by the clock of the one who chose it, or else ours', async () => {
    const { asked, send } = await relayWithPages();
    const book = (preferred_day: string, preferred_time = '', time_zone = '') => {
      return send({ template_id: 'booking', ...booking, preferred_day, preferred_time, time_zone });
    };
    const { passed } = faultWords;
    await book('2020-01-01');
    expect(asked[0]).toMatchObject({ status: 409, values: { notice: passed, 'preferred_day-fault': passed } });
    const { day, time } = wallTime(Date.now() - 60_000, company.timeZone);
    await book(day, time);
    expect(asked[1]?.values['preferred_time-fault']).toBe(passed);
    expect((await book(day, time, 'Pacific/Pago_Pago')).headers.get('location')).toBe('/book-a-call/sent');
  });

  test('leads to the form again when the address of its answer is opened anew', async () => {
    const { relay } = await relayWithPages();
    const { url } = formRequest({});
    const response = await relay.routes.fetch(new Request(url, { headers: navigation }));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact']);
  });

  test.each([
    ['a browser that does not say how it navigates', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }, 303, ''],
    ['a script', { 'sec-fetch-mode': 'cors', accept: '*/*' }, 200, 'OK'],
  ])('is told from a request of a script by what it accepts: of %s', async (_by, headers, status, text) => {
    const { relay } = await relayWithPages();
    const answer = await relay.routes.fetch(formRequest({}, { headers }));
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });

  test('is answered in plain text when the server has no page for it', async () => {
    const relay = await testRelay();
    const response = await relay.routes.fetch(formRequest({ name: '' }, { headers: navigation }));
    expect(response.status).toBe(422);
    expect(await response.text()).toBe(contactMessages.empty);
  });
});

describe('The page that gives the words back', () => {
  test('holds them escaped, and no placeholder of others', () => {
    const typed = `"><script>alert('1')</script>&amp;`;
    const filled = fillAnswer(page, { name: typed, message: typed });
    expect(filled).not.toContain('<script>');
    expect(filled).toContain('value="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;"');
    expect(fillAnswer(page, {})).toBe('<p></p><input value=""><textarea></textarea>');
  });

  test('does not fill in what the visitor typed to look like a placeholder, nor a dollar sign', () => {
    const filled = fillAnswer(page, { name: `${answerToken('message')} $& $1`, message: 'secret' });
    expect(filled).toContain(`value="${answerToken('message')} $&amp; $1"`);
  });
});
