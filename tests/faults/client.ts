import { emailPaths } from '../../contracts/email-wire.ts';
import { ask, networkOf } from '../../server/fixture/ask.ts';
import { contactMessage } from '../../services/mail-relay/testing/contact-message.ts';

const messagesPerCaller = 10;

/** Sends message `number` under its own key to a server that may be killed at any moment. True for `OK`. */
export async function sendMessage(number: number, port: number): Promise<boolean> {
  const fields = { email: `visitor${number}@example.com`, subject: `Message ${number}` };
  const message = contactMessage(fields, { 'x-message-key': `key-of-message-${number}` });
  const localAddress = networkOf(Math.floor(number / messagesPerCaller));
  const answer = await ask(port, emailPaths.send, { ...message, localAddress }).catch(() => undefined);
  return answer?.status === 200 && answer.body.toString() === 'OK';
}
