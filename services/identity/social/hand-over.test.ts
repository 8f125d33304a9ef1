import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { authPaths } from '../../../contracts/identity-wire.ts';
import { siteOrigin, testIdentity } from '../testing/test-identity.ts';
import { handOverPath } from './hand-over.ts';

const message = { type: 'identity-popup', provider: 'google.com', credential: 'a "secret"' };

/** Runs the script as it is sent, in a window of this site. */
async function run({ opener, holds = JSON.stringify(message) }: { opener: object | null; holds?: string }) {
  const identity = await testIdentity();
  const response = await identity.page(handOverPath);
  const window = new Window({ url: `${siteOrigin}${authPaths.handler}` });
  const main = window.document.createElement('main');
  if (holds !== '') main.setAttribute('data-message', holds);
  window.document.body.append(main);
  const close = vi.fn<() => void>();
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('window', { opener, location: window.location, close });
  const script = await response.text();
  // oxlint-disable-next-line no-implied-eval
  new Function(script)();
  await window.happyDOM.close();
  return { response, close };
}

afterEach(() => void vi.unstubAllGlobals());

test('The popup gives what it proved to a page of this very origin, and closes', async () => {
  const postMessage = vi.fn<(message: object, origin: string) => void>();
  const { response, close } = await run({ opener: { postMessage } });
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(message, siteOrigin);
  expect(close).toHaveBeenCalledOnce();
});

test('A window nobody opened stays open and tells nobody', async () => {
  expect((await run({ opener: null })).close).not.toHaveBeenCalled();
});

test('A page that holds nothing posts nothing', async () => {
  const postMessage = vi.fn<(message: object, origin: string) => void>();
  await run({ opener: { postMessage }, holds: '' });
  expect(postMessage).not.toHaveBeenCalled();
});
