import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailPaths } from '../../contracts/email-wire.ts';
import { networkOf } from '../../server/fixture/ask.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';
import { residentMegabytes, type SiteServer, startSite } from '../harness/site-server.ts';

/** The number of bodies, which would be 450 MB if all were kept. */
const attackers = 900;
const bodyBytes = 500_000;
/** The allowed memory: 64 MB of bodies, the server itself, and garbage that is not yet collected. */
const mayGrowMegabytes = 280;

let site: SiteServer;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site.stop());

test('finding 2: hundreds of bodies that never end take bounded memory, and honest messages get through', async () => {
  const before = residentMegabytes(site);
  const sockets = await Promise.all(Array.from({ length: attackers }, (_, index) => sendHalf(index)));
  const statuses: number[] = [];
  for (let one = 0; one < 20; one += 1) {
    const honest = await fetch(site.origin + emailPaths.send, contactMessage({ subject: `Question ${one}` }));
    statuses.push(honest.status);
  }
  const grown = residentMegabytes(site) - before;
  for (const socket of sockets) socket.destroy();
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(grown).toBeLessThan(mayGrowMegabytes);
});

/** Sends all of a body but its end, from a network of its own. Resolves when the server has read or refused it. */
function sendHalf(index: number): Promise<Socket> {
  const socket = connect({ port: site.port, host: '127.0.0.1', localAddress: networkOf(index) });
  const head = `POST ${emailPaths.send} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${bodyBytes}\r\n\r\n`;
  return new Promise((resolve) => {
    socket.once('error', () => resolve(socket)).once('close', () => resolve(socket));
    socket.write(head + 'x'.repeat(bodyBytes - 1), () => resolve(socket));
  });
}
