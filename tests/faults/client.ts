import { request } from 'node:http';
import { emailPaths } from '../../contracts/email-wire.ts';

const timeLimitMs = 5000;

/** Sends message `number` under its own key, from a loopback address that changes, so that no rate limit is met. True for `OK`. */
export function sendMessage(number: number, port: number): Promise<boolean> {
  const body = JSON.stringify({
    lib_version: '3.2.0',
    user_id: 'site',
    service_id: 'primary',
    template_id: 'contact',
    template_params: {
      name: `Visitor ${number}`,
      email: `visitor${number}@example.com`,
      subject: `Message ${number}`,
      message: `The words of message ${number}.`,
    },
  });
  return new Promise((resolve) => {
    const call = request({
      host: '127.0.0.1',
      port,
      localAddress: addressOf(number),
      path: emailPaths.send,
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', 'x-message-key': `key-of-message-${number}` },
    });
    call.setTimeout(timeLimitMs, () => call.destroy());
    call.once('error', () => resolve(false));
    call.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.once('error', () => resolve(false));
      response.once('end', () => resolve(response.statusCode === 200 && text === 'OK'));
    });
    call.end(body);
  });
}

/** Ten messages each; the first is 127.1.0.1. */
function addressOf(number: number): string {
  const index = Math.floor(number / 10);
  return `127.1.${(index >> 8) & 255}.${index & 255 || 1}`;
}
