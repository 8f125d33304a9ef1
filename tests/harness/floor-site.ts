import { createServer } from 'node:http';
import { listen } from '../../server/listen.ts';

/** The two addresses of the floor, as `[from, to]`. */
export const floorPair = ['/one', '/two'] as const;

const page = `<!doctype html><html lang="en"><title>Floor</title><main>${floorPair.map((path) => `<a href="${path}">${path}</a>`).join('')}<button onclick="this.style.color='red'">Press</button></main>`;
const rules = JSON.stringify({ prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] });

/** Two pages of one line each, with speculation rules as on this site: the least time that a click, or a press of their button, can take. */
export async function startFloorSite() {
  const server = createServer(({ url, headers }, response) => {
    if (url === '/rules') return response.setHeader('content-type', 'application/speculationrules+json').end(rules);
    if (!headers['save-data']) response.setHeader('speculation-rules', '"/rules"');
    return response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  const close = () => server.close().closeAllConnections();
  return { origin: `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`, close, [Symbol.dispose]: close };
}
