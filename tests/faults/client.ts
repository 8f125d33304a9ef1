import { emailPaths } from '../../contracts/email-wire.ts';
import { post } from './loopback-call.ts';

const messagesPerCaller = 10;

/** Sends message `number` under its own key. True for `OK`. */
export async function sendMessage(number: number, port: number): Promise<boolean> {
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
  const headers = { 'content-type': 'application/json', 'x-message-key': `key-of-message-${number}` };
  const caller = Math.floor(number / messagesPerCaller);
  const answer = await post({ port, path: emailPaths.send, body, headers, caller });
  return answer?.status === 200 && answer.text === 'OK';
}
