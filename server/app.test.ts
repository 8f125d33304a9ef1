import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { dynamicAddresses } from './app.ts';
import { local, setUp, visitor } from './fixture/app.ts';

describe('every answer', () => {
  const paths = ['/healthz', '/readyz', '/mailbox', '/metrics', '/api/unknown'];
  test.each(paths)('%s carries the security headers', async (path) => {
    const { headers } = await setUp().call(path);
    const policy = headers.get('content-security-policy') ?? '';
    for (const directive of ['default-src', 'style-src', 'worker-src', 'frame-ancestors'])
      expect(policy).toContain(`${directive} 'none';`);
    for (const directive of ['script-src', 'connect-src']) expect(policy).toContain(`${directive} 'self';`);
    expect(policy).not.toMatch(/frame-src|https?:/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('a page keeps the policy it brings', async () => {
    const routes = new Hono().get('/api/page', (call) => call.html('<p>', 200, { 'content-security-policy': 'own' }));
    expect((await setUp({ relay: { routes } }).call('/api/page')).headers.get('content-security-policy')).toBe('own');
  });
});

describe('the log', () => {
  test('holds nothing personal: no addresses, bodies or queries, not even from an error', async () => {
    const routes = new Hono().post('/api/:id', async (context) => {
      await context.req.text();
      const first = new Error('550 <visitor@example.com> at 203.0.113.9: 2001:db8::7, 10:37:44');
      throw new AggregateError([first], '1 of 2 steps failed');
    });
    const { call, lines } = setUp({ relay: { routes } });
    const answer = await call('/api/secret-id?token=secret-token', visitor, { method: 'POST', body: 'secret-body' });
    expect(answer.status).toBe(500);
    const log = lines.join('');
    expect(log).toContain('"route":"/api/:id"');
    expect(log).toContain('550 <[e-mail]> at [address] [address], 10:37:44');
    expect(log).not.toMatch(/secret|visitor@|203\.0\.113\.9|2001:db8/);
    expect(await answer.text()).not.toContain('550');
  });

  test('names the route that answered, not another whose pattern fits as well', async () => {
    const routes = new Hono()
      .get('/api/known', (context) => context.text(''))
      .get('/api/:id', (context) => context.text(''));
    const { call, lines } = setUp({ relay: { routes } });
    await call('/api/known');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ route: '/api/known' }]);
  });

  test('has no line for a call that static files answer', async () => {
    const { call, lines } = setUp();
    await call('/api/unknown', { ...local, isForFiles: false });
    expect(lines).toEqual([]);
  });

  test.each([
    ['/metrics', 404, 'info'],
    ['/api/broken', 500, 'error'],
    ['/healthz', 503, 'debug'],
    ['/readyz', 503, 'debug'],
  ])('has one line per call, %s with %i at level %s, as balancers ask every second', async (route, status, level) => {
    const routes = new Hono().get('/api/broken', (context) => context.text('', 500));
    const { call, lines, stop } = setUp({ relay: { routes } });
    stop();
    await call(route, { ...local, requestId: 'abad1dea' });
    const line = { level, method: 'GET', route, status, id: 'abad1dea' };
    expect(lines.map((one) => JSON.parse(one) as unknown)).toMatchObject([line]);
  });
});

test('an address belongs to the app by its first segment', () => {
  const isDynamic = dynamicAddresses(
    setUp({ relay: { routes: new Hono().post('/api/v1.0/email/send', (context) => context.text('OK')) } }).app,
  );
  expect(['/api', '/api/unknown', '/healthz?x', '/mailbox/1'].filter(isDynamic)).toHaveLength(4);
  expect(['/', '/about', '/apia', '/mailboxes', '/*'].filter(isDynamic)).toEqual([]);
});
