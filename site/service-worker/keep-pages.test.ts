import { expect, test, vi } from 'vitest';
import { keepPages } from './keep-pages.ts';

const origin = 'https://jantar.example';
const file = { method: 'GET', mode: 'cors', url: `${origin}/assets/main-a1b2c3.js` };
const page = { method: 'GET', mode: 'navigate', url: `${origin}/contact` };

test.each([
  ['answers for a file of the site', file, 1],
  ['answers for a page that is opened', page, 1],
  ['leaves a form that is posted to the browser', { ...page, method: 'POST' }, 0],
  ['leaves what a page posts to the browser', { ...file, method: 'POST' }, 0],
  ['leaves a file of another site to the browser', { ...file, url: 'https://gstatic.com/assets/main-a1b2c3.js' }, 0],
  ['leaves what a page asks of the server to the browser', { ...page, mode: 'cors' }, 0],
])('the worker %s', (_, request, times) => {
  const addEventListener = vi.fn<(type: string, listener: (event: object) => void) => void>();
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('The cache fails.')) });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('There is no connection.')));
  keepPages();
  const respondWith = vi.fn<(answer: Promise<Response>) => void>((answer) => void answer.catch(() => undefined));
  const [, onFetch] = addEventListener.mock.calls.find(([type]) => type === 'fetch') ?? [];
  onFetch?.({ request, respondWith, waitUntil: () => undefined });
  expect(respondWith).toHaveBeenCalledTimes(times);
});
