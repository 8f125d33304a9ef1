import { Window } from 'happy-dom';
import { expect, test, vi } from 'vitest';
import { authPaths } from '../../../contracts/identity-wire.ts';
import { channel } from '../testing/browser.ts';
import { siteOrigin, testIdentity } from '../testing/test-identity.ts';
import { handOverPath } from './hand-over.ts';

const message = { type: 'identity-popup', provider: 'google.com', credential: 'a "secret"' };

/** Runs the script as it is sent, in a window of this site whose opener is gone. `answers`: the page that opened it still listens. */
async function run(holds: { channel?: string; message?: string }, answers = true) {
  const identity = await testIdentity();
  const response = await identity.page(handOverPath);
  const window = new Window({ url: `${siteOrigin}${authPaths.handler}` });
  const main = window.document.createElement('main');
  for (const [name, value] of Object.entries(holds)) main.setAttribute(`data-${name}`, value);
  window.document.body.append(main);
  const close = vi.fn<() => void>();
  const told = vi.fn<(name: string, message: unknown) => void>();
  class Channel extends EventTarget {
    readonly #name: string;

    constructor(name: string) {
      super();
      this.#name = name;
    }

    postMessage(data: unknown): void {
      told(this.#name, data);
      if (answers) this.dispatchEvent(new Event('message'));
    }
  }
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('window', { opener: null, close });
  vi.stubGlobal('BroadcastChannel', Channel);
  const script = await response.text();
  // oxlint-disable-next-line no-implied-eval
  new Function(script)();
  await window.happyDOM.close();
  return { response, close, told };
}

test('The popup tells what it proved on the channel it was given, without an opener, and closes when it is heard', async () => {
  const { response, close, told } = await run({ channel, message: JSON.stringify(message) });
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(told).toHaveBeenCalledExactlyOnceWith(channel, message);
  expect(close).toHaveBeenCalledOnce();
});

test('Where the page that opened the popup was left, it stays and shows its words', async () => {
  const { close, told } = await run({ channel, message: JSON.stringify(message) }, false);
  expect(told).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});

test.each([
  ['no message', { channel }],
  ['no channel', { message: JSON.stringify(message) }],
])('A page that holds %s tells nothing and stays open', async (_what, holds) => {
  const { close, told } = await run(holds);
  expect(told).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});
