import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import { freePort } from '../../services/testing/free-port.ts';
import { findWebKit } from '../../tools/environment/engines.ts';
import type { Engine } from './engine.ts';

const callLimitMs = 15_000;
/** The key of an element reference in WebDriver (W3C WebDriver 2, §11). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK by WebDriver, on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const programs = await findWebKit();
  if (!programs) throw new Error('There is no WebKit. `npm test` installs one where it can.');
  // The X server chooses a free display number and prints it.
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(createInterface(screen.stdout), 'line')) as [string];
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      // Without a graphics card, layers put together by its interface cost more than the page itself.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // A page that is open for seconds is not worth compiling, which took a quarter of all work.
      JSC_useDFGJIT: '0',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const stop = () => {
    driver.kill('SIGKILL');
    screen.kill();
  };
  process.once('exit', stop);

  async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(callLimitMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  await vi.waitFor(() => call('GET', '/status'), { timeout: callLimitMs });
  const options = { binary: programs.browser, args: ['--automation'] };
  const wanted = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', wanted);
  const session = `/session/${sessionId}`;

  async function element(value: string): Promise<string> {
    const found = await call<Record<string, string>>('POST', `${session}/element`, { using: 'css selector', value });
    return `${session}/element/${found[elementKey]}`;
  }

  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    async ask<T>(body: string) {
      const script = `const done = arguments[0];
        (async () => {${body}})().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await call<{ value: T; error?: string }>('POST', `${session}/execute/async`, {
        script,
        args: [],
      });
      if (error !== undefined) throw new Error(error);
      return value;
    },
    type: async (selector, text) => call('POST', `${await element(selector)}/value`, { text }),
    press: async (selector) => call('POST', `${await element(selector)}/click`, {}),
    resize: (width, height) => call('POST', `${session}/window/rect`, { width, height }),
    async close() {
      // A browser that hangs is stopped by its process.
      await call('DELETE', session).catch(() => undefined);
      process.off('exit', stop);
      stop();
    },
  };
}
