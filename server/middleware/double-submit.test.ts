import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { authPaths, identityPaths } from '../../contracts/identity-wire.ts';
import { openSite, siteOrigin } from '../fixture/account-site.ts';
import { folderOfTest } from '../../services/testing/temporary-folders.ts';
import type { ServerEnv } from '../server-env.ts';
import { doubleSubmit } from './double-submit.ts';

let clock = 0;
let done: string[] = [];
let wait = Promise.resolve();
const app = new Hono<ServerEnv>()
  .use(doubleSubmit(() => clock))
  .post('/mark/:as', async (context) => {
    done.push(context.req.param('as'));
    await wait;
    return context.redirect(`/list?said=${done.length}`, 303);
  })
  .post('/page', (context) => context.html(`${done.push('page')}`))
  .post('/long', (context) => context.html(`${done.push('long')}`.padEnd(65_537)))
  .post('/fail', (context) => context.html(`${done.push('fail')}`, 503))
  .post('/often', (context) => context.html(`${done.push('often')}`, 429))
  .post('/file', (context) => context.text(`${done.push('file')}`));

beforeEach(() => {
  clock += 60_000;
  done = [];
  wait = Promise.resolve();
});

async function press(
  path: string,
  { clientAddress = '203.0.113.9', cookie = 'a=1', mode = 'navigate', body = 'code=1', referer = '' } = {},
): Promise<string> {
  const headers = { cookie, referer, 'sec-fetch-mode': mode, 'content-type': 'application/x-www-form-urlencoded' };
  const caller = { clientAddress, peerAddress: clientAddress, isProxy: false };
  const answer = await app.fetch(new Request(`http://localhost${path}`, { method: 'POST', headers, body }), caller);
  return answer.headers.get('location') ?? (await answer.text());
}

test('a form that is pressed twice acts once, and both presses get its answer, also the one during the other', async () => {
  const gate = Promise.withResolvers<void>();
  wait = gate.promise;
  const both = [press('/mark/done'), press('/mark/done')];
  gate.resolve();
  expect(await Promise.all(both)).toEqual(['/list?said=1', '/list?said=1']);
  expect(await press('/mark/done')).toBe('/list?said=1');
  expect(done).toEqual(['done']);
});

test('a press that differs in anything acts, and so does the same one after it or ten seconds later', async () => {
  const others = [{ body: 'code=2' }, { cookie: 'a=2' }, { clientAddress: '203.0.113.8' }, { mode: 'cors' }];
  for (const other of [...others, { referer: 'http://localhost/list?said=1' }]) {
    await press('/mark/done');
    await press('/mark/done', other);
  }
  expect(done).toHaveLength(8);
  await press('/mark/open');
  await press('/mark/done');
  clock += 10_000;
  await press('/mark/done');
  expect(done.slice(8)).toEqual(['open', 'done', 'done']);
});

test('the presses of 200 visitors are kept, the latest', async () => {
  await press('/mark/done');
  for (let other = 0; other < 200; other += 1) await press('/mark/open', { clientAddress: `198.51.100.${other}` });
  await press('/mark/open', { clientAddress: '198.51.100.199' });
  expect(done).toHaveLength(201);
  await press('/mark/done');
  expect(done).toHaveLength(202);
});

test('a page is shown again, a failure is tried again, also one of coming too often, and a file or a long page is made again', async () => {
  expect([await press('/page'), await press('/page'), done.shift()]).toEqual(['1', '1', 'page']);
  expect([await press('/fail'), await press('/fail')]).toEqual(['1', '2']);
  expect([await press('/often'), await press('/often')]).toEqual(['3', '4']);
  expect([await press('/file'), await press('/file')]).toEqual(['5', '6']);
  expect([await press('/long'), await press('/long')].map(Number)).toEqual([7, 8]);
});

test('a new password that is saved by a double click is not answered with a link that no longer works', async () => {
  const site = await openSite({ dataDir: folderOfTest() });
  const { email } = await site.signUp();
  await site.protocol(identityPaths.sendOobCode, { requestType: 'PASSWORD_RESET', email });
  const [mail] = await site.mails('password_reset');
  const oobCode = new URL(mail?.['link'] ?? '').searchParams.get('oobCode') ?? '';
  const body = new URLSearchParams({ oobCode, newPassword: 'another blue pot' });
  const headers = { origin: siteOrigin, 'sec-fetch-mode': 'navigate' };
  const save = () => site.fetch(authPaths.action, { method: 'POST', headers, body });
  const answers = await Promise.all([save(), save()]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
});
