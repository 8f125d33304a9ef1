import { expect, test } from 'vitest';
import { editionsOf } from './edition.ts';
import { writeFixtureSite } from './fixture/site.ts';
import { loadSite } from './static-files/load-site.ts';

const [{ answerPage: answer }] = editionsOf(await loadSite(writeFixtureSite()));

test('without JavaScript a failed form answers its page with the words the visitor typed; the page keeps its own policy and is kept by no cache', async () => {
  const page = await answer('/contact/not-sent', { notice: 'Failed.', name: '<b>"Asha" & co' }, 503);
  expect(page?.status).toBe(503);
  expect(await page?.text()).toContain('Failed.|&lt;b&gt;&quot;Asha&quot; &amp; co');
  expect(page?.headers.get('content-security-policy')).toContain('sha256-not-sent');
  expect(page?.headers.get('cache-control')).toBe('no-store');
  expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('a page that was not built is left to the caller', async () => {
  expect(await answer('/book-a-call/not-sent', {}, 400)).toBeUndefined();
});
