import { english } from './fixture/editions.ts';
import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { emailPaths } from '../contracts/email-wire.ts';
import { createApi } from './dev-api.ts';
import { ask } from './fixture/ask.ts';
import { listen } from './listen.ts';
import { temporaryFolder } from '../services/testing/temporary-folders.ts';

const folder = temporaryFolder();

test('in development the API answers its own addresses and leaves all others to Vite', async () => {
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('LOG_LEVEL', 'silent');
  const api = await createApi('http://localhost:5173', english.forServer);
  const server = createServer((request, response) => api.handle(request, response, () => response.end('from Vite')));
  const port = await listen(server, '127.0.0.1', 0);
  expect((await ask(port, '/healthz')).body.toString()).toBe('ok');
  expect((await ask(port, emailPaths.send)).status).toBe(405);
  expect((await ask(port, '/site/browser/main.ts')).body.toString()).toBe('from Vite');
  server.close();
  await api.stop();
});
